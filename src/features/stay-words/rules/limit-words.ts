import { type Day, formatDay } from '@/kernel/days'
import { defineWords } from '@/kernel/words'

/** What is wrong with a stay somebody asks for, and what to do instead. */
export const LIMIT_WORDS = defineWords('stay-words-limits.LIMIT_WORDS', {
  advice: {
    'no-departure': 'Please choose another check-out.',
    'no-arrival': 'Please choose another check-in.',
    ahead: 'Please choose another check-in, or call us.',
  },
  before: (day: Day) => `Please choose ${formatDay(day)} or earlier.`,
  after: (day: Day) => `Please choose ${formatDay(day)} or later.`,
  board: 'This villa is not offered with these meals. Please choose another board.',
  past: (today: Day) => `Check-in is in the past. Please choose ${formatDay(today)} or later.`,
  tooFar: (days: number, last: Day) =>
    `We take bookings up to ${days} days ahead. Please choose a check-in by ${formatDay(last)}.`,
  nights: 'Check-out must be after check-in. Please choose a later day.',
  tooLong: (nights: number, last: Day) =>
    `A stay can be up to ${nights} nights. Please choose a check-out by ${formatDay(last)}, or call us for a longer one.`,
  none: 'At least one guest',
  tooMany: (most: number) =>
    `This villa sleeps up to ${most} ${most === 1 ? 'guest' : 'guests'}. Please choose a larger one or book two.`,
} as const)
