import type * as english from '@/features/exchange-rates/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const exchangeRateInputText: PanelTranslation<typeof english.exchangeRateInputText> = {
  number: 'Veuillez indiquer combien de shillings font un dollar',
  whole: 'Veuillez indiquer un nombre entier de shillings',
  atLeast: (least) => `Veuillez indiquer au moins ${least} shillings`,
  atMost: (most) => `Veuillez indiquer au plus ${most.toLocaleString('fr-FR')} shillings`,
}
