import type * as english from '@/features/phone-messages/rules/consent-text'
import type { Translation } from '@/kernel/translation'

export const PHONE_CONSENT: Translation<typeof english.PHONE_CONSENT> = {
  text: 'Das Hotel darf mir Nachrichten zu meinem Aufenthalt per SMS oder WhatsApp auf mein Telefon senden.',
}
