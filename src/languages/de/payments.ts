import type * as english from '@/features/payments/text'
import type { Translation } from '@/kernel/translation'

export const METHOD_NAMES: Translation<typeof english.METHOD_NAMES> = {
  cash: 'Bar',
  'mobile-money': 'Mobile Money',
  card: 'Karte',
  'bank-transfer': 'Überweisung',
  moved: 'Umgebucht',
}

export const ENTRY_WORDS: Translation<typeof english.ENTRY_WORDS> = {
  refund: (method) => `Erstattung, ${method}`,
  reversal: (method) => `${method}, Rücknahme`,
  toOther: (method) => `${method} zu einer anderen Buchung`,
  fromOther: (method) => `${method} von einer anderen Buchung`,
  charge: (day, description, quantity) =>
    `${day}, ${quantity === 1 ? description : `${description} × ${quantity}`}`,
}
