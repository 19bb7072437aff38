import type * as english from '@/features/house-facts/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const houseFactInputText: PanelTranslation<typeof english.houseFactInputText> = {
  subject: 'Veuillez indiquer le sujet',
}
