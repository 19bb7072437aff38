import type * as english from '@/features/groups/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const groupInputText: PanelTranslation<typeof english.groupInputText> = {
  days: 'Veuillez indiquer au moins un jour',
}
