import type * as english from '@/features/rate-choice/text'
import type { Translation } from '@/kernel/translation'

export const CHOICE_WORDS: Translation<typeof english.CHOICE_WORDS> = {
  legend: 'Welchen Tarif möchten Sie?',
  rates: 'Tarife',
  use: 'Tarif wählen',
  lost: (why) => `${why} Der Preis ist der des flexiblen Tarifs.`,
}
