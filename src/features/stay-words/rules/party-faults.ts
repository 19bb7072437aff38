import { defineWords } from '@/kernel/words'

/** What is wrong with who comes. */
export const PARTY_FAULTS = defineWords('stay-words-party-faults.PARTY_FAULTS', {
  noAdult: 'Please bring at least one adult: children count among the guests.',
} as const)
