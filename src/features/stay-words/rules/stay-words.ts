import { countOf } from '@/kernel/count-of'
import { type Day, formatDay } from '@/kernel/days'
import { defineWords } from '@/kernel/words'

/** What is wrong with a stay somebody asks for, and what to do instead. */
export const LIMIT_WORDS = defineWords('stay-words.LIMIT_WORDS', {
  otherCheckOut: 'Please choose another check-out.',
  otherCheckIn: 'Please choose another check-in.',
  otherCheckInOrCall: 'Please choose another check-in, or call us.',
  orEarlier: (day: Day) => `Please choose ${formatDay(day)} or earlier.`,
  orLater: (day: Day) => `Please choose ${formatDay(day)} or later.`,
  noSuchBoard: 'This villa is not offered with these meals. Please choose another board.',
  past: (today: Day) => `Check-in is in the past. Please choose ${formatDay(today)} or later.`,
  tooFar: (days: number, last: Day) =>
    `We take bookings up to ${days} days ahead. Please choose a check-in by ${formatDay(last)}.`,
  noNights: 'Check-out must be after check-in. Please choose a later day.',
  tooLong: (nights: number, last: Day) =>
    `A stay can be up to ${nights} nights. Please choose a check-out by ${formatDay(last)}, or call us for a longer one.`,
  nobody: 'At least one guest',
  tooMany: (most: number) =>
    `This villa sleeps up to ${most} ${most === 1 ? 'guest' : 'guests'}. Please choose a larger one or book two.`,
  noAdult: 'Please bring at least one adult: children count among the guests.',
  twice: 'This villa is already in the group on these nights. Please choose another.',
} as const)

/** Who comes, beside their number. */
export const PARTY_WORDS = defineWords('stay-words.PARTY_WORDS', {
  cot: 'a cot',
  adults: (count: number) => countOf(count, 'adult'),
  children: (ages: readonly number[]) =>
    `${ages.length === 1 ? '1 child' : `${ages.length} children`} (${ages.length === 1 ? 'age' : 'ages'} ${ages.join(', ')})`,
} as const)

/** When somebody expects to arrive. */
export const ARRIVAL_WORDS = defineWords('stay-words.ARRIVAL_WORDS', {
  afterMidnight: 'after midnight',
  /** Of hours from 0 to 24. */
  between: (from: string, until: string) => `${from} to ${until}`,
  clock: (hour: number) => (hour === 24 ? 'midnight' : `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`),
} as const)
