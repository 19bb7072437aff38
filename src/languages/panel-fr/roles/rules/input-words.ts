import type * as english from '@/features/roles/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const roleInputText: PanelTranslation<typeof english.roleInputText> = {
  name: 'Veuillez donner un nom au rôle',
  permissions: 'Veuillez choisir ce que ce rôle permet',
}
