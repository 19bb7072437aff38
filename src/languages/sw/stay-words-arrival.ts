import type * as english from '@/features/stay-words/rules/arrival-words'
import type { Translation } from '@/kernel/translation'

export const ARRIVAL_WORDS: Translation<typeof english.ARRIVAL_WORDS> = {
  afterMidnight: 'baada ya saa sita usiku',
  /** Of hours from 0 to 24. */
  between: (from, until) => `${from} hadi ${until}`,
  clock: (hour) => (hour === 24 ? 'saa sita usiku' : `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`),
}
