import { LONGEST_STAY } from '@/features/bookings/rules/limits'
import type { Party } from '@/features/bookings/rules/party'
import { countOf } from '@/kernel/count-of'
import { type Day, formatDay } from '@/kernel/days'
import { defineWords } from '@/kernel/words'

/** Words of the search widget (agreed wording, docs/decisions/wording.md: the toast is literal). */
export const searchText = defineWords('search.searchText', {
  region: 'Search for a stay',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  guests: 'Guests',
  guestOption: (guests: string) => `${guests} ${guests === '1' ? 'Guest' : 'Guests'}`,
  /** In the room of a field on a phone: '2 Guests', '2 + 2 children, cot'. */
  party: ({ guests, childAges: { length: children }, wantsCot }: Party) =>
    (children > 0
      ? `${guests - children} + ${children} ${children === 1 ? 'child' : 'children'}`
      : countOf(guests, 'Guest')) + (wantsCot ? ', cot' : ''),
  /** Without the year, which is evident. */
  day: (day: Day) => formatDay(day).slice(0, -5),
  manyGuests: 'How many are you?',
  submit: 'Book your stay',
  chooseDay: 'Choose a day',
  openCalendar: 'Choose in a calendar',
  opening: 'One moment …',
  missing: {
    title: 'Missing Information',
    description: 'Please select both check-in and check-out dates.',
  },
  dateMissing: 'Please choose a date.',
  checkInPast: 'Please choose a day from today on.',
  checkOutNotAfter: 'Check-out must be after check-in.',
  tooLong: `A stay can be up to ${LONGEST_STAY} nights. Please choose an earlier day, or call us.`,
} as const)
