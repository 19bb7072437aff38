import { LONGEST_STAY } from '@/features/bookings/rules/limits'
import type * as english from '@/features/search/web/search-text'
import { formatDay } from '@/kernel/days'
import type { Translation } from '@/kernel/translation'

export const searchText: Translation<typeof english.searchText> = {
  region: 'Tafuta mahali pa kukaa',
  checkIn: 'Kuingia',
  checkOut: 'Kutoka',
  guests: 'Wageni',
  guestOption: (guests) => `${guests === '1' ? 'Mgeni' : 'Wageni'} ${guests}`,
  /** In the room of a field on a phone: 'Wageni 2', '2 + watoto 2, kitanda'. */
  party: ({ guests, childAges: { length: children }, wantsCot }) =>
    (children > 0
      ? `${guests - children} + ${children === 1 ? 'mtoto' : 'watoto'} ${children}`
      : `${guests === 1 ? 'Mgeni' : 'Wageni'} ${guests}`) + (wantsCot ? ', kitanda' : ''),
  /** Without the year, which is evident. */
  day: (day) => formatDay(day).slice(0, -5),
  manyGuests: 'Mko wangapi?',
  submit: 'Weka nafasi yako',
  chooseDay: 'Chagua siku',
  openCalendar: 'Chagua kwenye kalenda',
  opening: 'Subiri kidogo …',
  missing: {
    title: 'Taarifa Hazijakamilika',
    description: 'Tafadhali chagua tarehe ya kuingia na tarehe ya kutoka.',
  },
  dateMissing: 'Tafadhali chagua tarehe.',
  checkInPast: 'Tafadhali chagua siku kuanzia leo.',
  checkOutNotAfter: 'Tarehe ya kutoka lazima iwe baada ya tarehe ya kuingia.',
  tooLong: `Unaweza kukaa hadi usiku ${LONGEST_STAY}. Tafadhali chagua siku ya mapema zaidi, au utupigie simu.`,
}
