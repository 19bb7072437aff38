import type * as english from '@/features/webhooks/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const webhookInputText: PanelTranslation<typeof english.webhookInputText> = {
  address: 'Veuillez saisir une adresse qui commence par https://',
  name: 'Veuillez lui donner un nom',
  kinds: 'Veuillez choisir de quoi il est prévenu',
}
