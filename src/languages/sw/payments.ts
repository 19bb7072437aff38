import type * as english from '@/features/payments/text'
import type { Translation } from '@/kernel/translation'

export const METHOD_NAMES: Translation<typeof english.METHOD_NAMES> = {
  cash: 'Taslimu',
  'mobile-money': 'Pesa za simu',
  card: 'Kadi',
  'bank-transfer': 'Uhamisho wa benki',
  moved: 'Imehamishwa',
}

export const ENTRY_WORDS: Translation<typeof english.ENTRY_WORDS> = {
  refund: (method) => `Urejeshaji, ${method.toLowerCase()}`,
  reversal: (method) => `${method}, imetenguliwa`,
  toOther: (method) => `${method} kwenda nafasi nyingine`,
  fromOther: (method) => `${method} kutoka nafasi nyingine`,
  charge: (day, description, quantity) =>
    `${day}, ${quantity === 1 ? description : `${description} × ${quantity}`}`,
}
