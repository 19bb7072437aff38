import type * as english from '@/features/exchange-rates/web/shillings'
import type { Translation } from '@/kernel/translation'

export const words: Translation<typeof english.words> = {
  show: 'Afficher aussi en shillings',
  hide: 'En dollars seulement',
  about: (amount) => `environ ${amount}`,
  note: (day) => `Pour comparer, à notre taux du ${day}. Le prix est en dollars.`,
}
