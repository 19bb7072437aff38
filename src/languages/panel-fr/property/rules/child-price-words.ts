import type * as english from '@/features/property/rules/child-price-words'
import type { PanelTranslation } from '@/kernel/translation'

export const CHILD_PRICE_WANTED: PanelTranslation<typeof english.CHILD_PRICE_WANTED> =
  'Veuillez écrire des âges comme 3-11 (17 au plus), et le prix sous la forme free (gratuit), 50% ou un montant, par exemple 10'
export const CHILD_AGES_WANTED: PanelTranslation<typeof english.CHILD_AGES_WANTED> =
  'Veuillez indiquer chaque âge sur une seule ligne'
