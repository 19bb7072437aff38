import { countOf } from './count-of'
import { defineWords } from './words'

/** How long something takes or lasts: `1 day`, `48 hours`. */
export const SPAN_WORDS = defineWords('spans.SPAN_WORDS', {
  minutes: (count: number) => countOf(count, 'minute'),
  hours: (count: number) => countOf(count, 'hour'),
  days: (count: number) => countOf(count, 'day'),
  years: (count: number) => countOf(count, 'year'),
} as const)
