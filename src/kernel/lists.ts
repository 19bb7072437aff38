import { defineWords } from './words'

/** Several things in a sentence. */
export const LIST_WORDS = defineWords('lists.LIST_WORDS', {
  or: (names: readonly string[]) => names.join(' or '),
} as const)
