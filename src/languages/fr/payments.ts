import type * as english from '@/features/payments/text'
import type { Translation } from '@/kernel/translation'

export const METHOD_NAMES: Translation<typeof english.METHOD_NAMES> = {
  cash: 'Espèces',
  'mobile-money': 'Mobile money',
  card: 'Carte',
  'bank-transfer': 'Virement bancaire',
  moved: 'Transfert',
}

export const ENTRY_WORDS: Translation<typeof english.ENTRY_WORDS> = {
  refund: (method) => `Remboursement, ${method.toLowerCase()}`,
  reversal: (method) => `${method}, contre-passation`,
  toOther: (method) => `${method} vers une autre réservation`,
  fromOther: (method) => `${method} depuis une autre réservation`,
  charge: (day, description, quantity) =>
    `${day}, ${quantity === 1 ? description : `${description} × ${quantity}`}`,
}
