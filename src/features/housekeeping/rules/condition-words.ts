import type { Condition } from './condition'

/** What staff call each. */
export const CONDITION_WORDS: Record<Condition, string> = {
  dirty: 'Dirty',
  cleaning: 'Being cleaned',
  clean: 'Clean',
  inspected: 'Inspected',
  'out-of-order': 'Out of order',
}
