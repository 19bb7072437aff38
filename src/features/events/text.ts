import { formatDay, toDay } from '@/kernel/days'
import { defineWords } from '@/kernel/words'
import { writeTime } from '@/kernel/write-time'
import type { HotelEvent } from './contract'

/** Words of the events (agreed wording, docs/decisions/wording.md). */
export const eventsText = defineWords('events.eventsText', {
  title: 'Coming up here',
  intro: 'Open to guests of the villas and to the neighbours alike.',
  loading: 'Loading the events',
  failed: 'We could not load the events.',
  failedHelp: 'Please check your connection and try again, or call us: we know what is on.',
  tryAgain: 'Try again',
  empty: 'No upcoming events',
  emptyHelp: 'The halls are free, then. If you would like to fill one, ask us for a quote above.',
  register: 'Register Now',
  registerFor: (title: string) => `for ${title}`,
  capacity: (count: number) => `Up to ${count} guests`,
  free: 'Free',
  perPerson: 'per person',
  onRequest: 'Price on request',
  /** Its days: `Sat, 16 Jan to Sun, 17 Jan 2027`. */
  days: ({ eventDate, endDate }: Pick<HotelEvent, 'eventDate' | 'endDate'>) =>
    endDate && endDate > eventDate
      ? `${formatDay(toDay(eventDate)).replace(/ \d{4}$/, '')} to ${formatDay(toDay(endDate))}`
      : formatDay(toDay(eventDate)),
  /** `6:00 PM to 11:00 PM`; null where no hours are said. */
  hours: ({ startTime, endTime }: Pick<HotelEvent, 'startTime' | 'endTime'>) =>
    startTime &&
    (endTime ? `${writeTime(startTime)} to ${writeTime(endTime)}` : `from ${writeTime(startTime)}`),
  /** What the contact form opens with. */
  registration: (title: string, days: string) =>
    `I would like to register for '${title}' (${days}).\n\nNumber of people: `,
} as const)
