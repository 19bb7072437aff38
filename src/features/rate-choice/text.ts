import { defineWords } from '@/kernel/words'

/** Words of the choice among rate plans. */
export const CHOICE_WORDS = defineWords('rate-choice.CHOICE_WORDS', {
  legend: 'Which rate would you like?',
  rates: 'Rates',
  use: 'Use this rate',
  lost: (why: string) => `${why} The price is that of the flexible rate.`,
} as const)
