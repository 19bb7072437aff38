import type * as english from '@/features/events/text'
import { formatDay, toDay } from '@/kernel/days'
import type { Translation } from '@/kernel/translation'
import { writeTime } from '@/kernel/write-time'

export const eventsText: Translation<typeof english.eventsText> = {
  title: 'Yanayokuja hapa',
  intro: 'Wageni wa villa na majirani wote wanakaribishwa.',
  loading: 'Tunapakia hafla',
  failed: 'Tumeshindwa kupakia hafla.',
  failedHelp: 'Tafadhali kagua mtandao wako na ujaribu tena, au utupigie simu: tunajua yanayoendelea.',
  tryAgain: 'Jaribu tena',
  empty: 'Hakuna hafla zijazo',
  emptyHelp: 'Basi kumbi ziko wazi. Ikiwa ungependa kuujaza mmojawapo, omba bei hapo juu.',
  register: 'Jiandikishe',
  registerFor: (title) => `kwa ajili ya ${title}`,
  capacity: (count) => `Hadi wageni ${count}`,
  free: 'Bure',
  perPerson: 'kwa mtu',
  onRequest: 'Bei kwa maombi',
  /** Its days: `Jmo, 16 Jan hadi Jpi, 17 Jan 2027`. */
  days: ({ eventDate, endDate }) =>
    endDate && endDate > eventDate
      ? `${formatDay(toDay(eventDate)).replace(/ \d{4}$/, '')} hadi ${formatDay(toDay(endDate))}`
      : formatDay(toDay(eventDate)),
  /** `6:00 PM hadi 11:00 PM`; null where no hours are said. */
  hours: ({ startTime, endTime }) =>
    startTime &&
    (endTime ? `${writeTime(startTime)} hadi ${writeTime(endTime)}` : `kuanzia ${writeTime(startTime)}`),
  /** What the contact form opens with. */
  registration: (title, days) =>
    `Ningependa kujiandikisha kwa ajili ya '${title}' (${days}).\n\nIdadi ya watu: `,
}
