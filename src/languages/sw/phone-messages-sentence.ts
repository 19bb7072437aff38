import type * as english from '@/features/phone-messages/rules/consent-text'
import type { Translation } from '@/kernel/translation'

export const PHONE_CONSENT: Translation<typeof english.PHONE_CONSENT> = {
  text: 'Hoteli inaweza kutuma ujumbe kuhusu ukaaji wangu kwenye simu yangu, kwa SMS au WhatsApp.',
}
