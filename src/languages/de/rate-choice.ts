import type * as english from '@/features/rate-choice/text'
import type { Translation } from '@/kernel/translation'

export const CHOICE_WORDS: Translation<typeof english.CHOICE_WORDS> = {
  legend: 'Welchen Tarif möchten Sie?',
  rates: 'Tarife',
  use: 'Tarif wählen',
  lost: (why) => `${why} Der Preis ist der des flexiblen Tarifs.`,
}

export const OPTION_WORDS: Translation<typeof english.OPTION_WORDS> = {
  same: 'gleicher Preis',
  less: (amount) => `${amount} weniger`,
  more: (amount) => `${amount} mehr`,
  notRefundable: 'nicht erstattbar',
  freeUntil: (instant) => `kostenlos stornierbar bis ${instant}`,
  notFree: 'nicht mehr kostenlos stornierbar',
}
