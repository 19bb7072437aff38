import type * as english from '@/features/stay-words/rules/arrival-words'
import type { Translation } from '@/kernel/translation'

export const ARRIVAL_WORDS: Translation<typeof english.ARRIVAL_WORDS> = {
  afterMidnight: 'après minuit',
  /** Of hours from 0 to 24. */
  between: (from, until) => `de ${from} à ${until}`,
  clock: (hour) => (hour === 24 ? 'minuit' : `${hour} h`),
}
