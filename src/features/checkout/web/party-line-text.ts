import { defineWords } from '@/kernel/words'

/** Words of the line that says who is coming, and of the dialog it opens. */
export const PARTY_LINE_WORDS = defineWords('checkout-party-line.PARTY_LINE_WORDS', {
  change: 'Change guests',
  done: 'Done',
} as const)
