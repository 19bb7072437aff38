import type * as english from '@/features/stay-words/rules/arrival-words'
import type { Translation } from '@/kernel/translation'

export const ARRIVAL_WORDS: Translation<typeof english.ARRIVAL_WORDS> = {
  afterMidnight: 'nach Mitternacht',
  /** Of hours from 0 to 24. */
  between: (from, until) => `${from} bis ${until} Uhr`,
  clock: (hour) => `${hour}:00`,
}
