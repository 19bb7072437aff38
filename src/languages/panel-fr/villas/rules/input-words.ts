import type * as english from '@/features/villas/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const villaInputText: PanelTranslation<typeof english.villaInputText> = {
  description: 'La description est obligatoire',
}
