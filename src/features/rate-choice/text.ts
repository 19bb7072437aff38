import { defineWords } from '@/kernel/words'

/** Words of the choice among rate plans. */
export const CHOICE_WORDS = defineWords('rate-choice.CHOICE_WORDS', {
  legend: 'Which rate would you like?',
  rates: 'Rates',
  use: 'Use this rate',
  lost: (why: string) => `${why} The price is that of the flexible rate.`,
} as const)

/** How one rate stands against the flexible one, and how it is cancelled. */
export const OPTION_WORDS = defineWords('rate-choice.OPTION_WORDS', {
  same: 'the same price',
  less: (amount: string) => `${amount} less`,
  more: (amount: string) => `${amount} more`,
  notRefundable: 'not refundable',
  freeUntil: (instant: string) => `free to cancel until ${instant}`,
  notFree: 'not free to cancel any more',
} as const)
