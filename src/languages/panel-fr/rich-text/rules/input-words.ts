import type * as english from '@/features/rich-text/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const richTextInputText: PanelTranslation<typeof english.richTextInputText> = {
  link: 'Veuillez indiquer une adresse web, une adresse e-mail ou un numéro de téléphone valide',
}
