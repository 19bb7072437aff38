import type * as english from '@/features/charges/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const chargeInputText: PanelTranslation<typeof english.chargeInputText> = {
  price: 'Veuillez indiquer un montant supérieur à zéro, 100 000 au plus',
  name: 'Le nom est obligatoire',
  atLeastOne: 'Au moins un',
  atMost: (most) => `Au plus ${most}`,
  description: 'Veuillez indiquer de quoi il s’agit',
  tooMuch: 'Cela fait plus de 1 000 000 en tout. Veuillez réduire la quantité ou le prix',
}
