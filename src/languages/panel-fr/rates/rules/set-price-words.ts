import type * as english from '@/features/rates/rules/set-price-words'
import type { PanelTranslation } from '@/kernel/translation'

export const SET_PRICE_WORDS: PanelTranslation<typeof english.SET_PRICE_WORDS> = {
  percentage: 'Veuillez indiquer un pourcentage de 0 à 100, par exemple 12.5',
  atMost: (most) => `Veuillez indiquer un montant de ${most} au plus`,
  amount: 'Veuillez indiquer un montant, par exemple 65.00',
  reason: 'Veuillez indiquer pourquoi le prix est différent',
  nothingLeft: 'Il ne reste aucune nuit dont le prix pourrait être fixé.',
  belowPast: (past) => `Les nuits passées font ${past}, et leur prix reste.`,
}
