import type * as english from '@/features/phone-messages/rules/consent-text'
import type { Translation } from '@/kernel/translation'

export const PHONE_CONSENT: Translation<typeof english.PHONE_CONSENT> = {
  text: 'L’hôtel peut envoyer sur mon téléphone, par SMS ou WhatsApp, des messages au sujet de mon séjour.',
}
