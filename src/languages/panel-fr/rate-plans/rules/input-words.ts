import type * as english from '@/features/rate-plans/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const ratePlanInputText: PanelTranslation<typeof english.ratePlanInputText> = {
  name: 'Veuillez indiquer le nom que voient les clients',
  percent: 'Veuillez indiquer un pourcentage de 0 à 100',
}
