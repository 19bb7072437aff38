import { defineWords } from './words'

/** What is said in other languages of input that no rule of ours has words for. */
export const INPUT_WORDS = defineWords('answer-words.INPUT_WORDS', {
  missing: 'Please fill this in',
  wrong: 'Please check what stands here',
} as const)

/** What is said in place of a page. */
export const PAGE_WORDS = defineWords('answer-words.PAGE_WORDS', {
  busy: 'Very many people are looking at our pages right now. Please try again in a moment.',
} as const)
