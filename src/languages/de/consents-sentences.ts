import type * as english from '@/features/consents/rules/purposes'
import type { Translation } from '@/kernel/translation'

export const CONSENT_SENTENCES: Translation<typeof english.CONSENT_SENTENCES> = {
  reviews: 'Das Hotel darf mich nach jedem Aufenthalt einmal per E-Mail fragen, wie er war.',
  offers: 'Das Hotel darf mir Angebote und Neuigkeiten per E-Mail senden.',
}
