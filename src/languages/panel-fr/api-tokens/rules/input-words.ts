import type * as english from '@/features/api-tokens/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const apiTokenInputText: PanelTranslation<typeof english.apiTokenInputText> = {
  name: 'Veuillez donner un nom au jeton',
  permissions: 'Veuillez choisir ce qu’il permet',
}
