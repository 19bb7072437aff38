import type * as english from '@/features/promo-codes/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const promoCodeInputText: PanelTranslation<typeof english.promoCodeInputText> = {
  code: 'Veuillez indiquer le code',
}
