import type * as english from '@/features/extras/web/extras-text'
import type { Translation } from '@/kernel/translation'

export const EXTRAS_FIELD_WORDS: Translation<typeof english.EXTRAS_FIELD_WORDS> = {
  legend: 'Autre chose pour votre séjour ?',
  help: 'Seulement si vous le souhaitez. Vous le payez avec votre séjour.',
  soldOut: 'Épuisé ces jours-là',
  inAll: (amount) => `${amount} en tout`,
  extras: 'Extras',
  withExtras: 'Total avec extras',
}
