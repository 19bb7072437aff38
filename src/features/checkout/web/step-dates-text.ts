import { type Cents, formatPrice } from '@/kernel/money'
import { defineWords } from '@/kernel/words'

/** Words of the first step: the days. */
export const STEP_DATES_WORDS = defineWords('checkout-step-dates.STEP_DATES_WORDS', {
  missing: 'Please choose the day you arrive and the day you leave.',
  free: (count: number, cents: Cents) =>
    `${count === 1 ? '1 villa is' : `${count} villas are`} free, from ${formatPrice(cents)} in all.`,
  none: 'No single villa is free for all of these nights. Other days may do, or continue for ideas.',
  clear: 'Clear dates',
} as const)
