import type * as english from '@/features/documents/rules/email-words'
import type { Translation } from '@/kernel/translation'

export const DOCUMENT_EMAIL_WORDS: Translation<typeof english.DOCUMENT_EMAIL_WORDS> = {
  subject: (document, hotel) => `${document}, ${hotel}`,
  intro: (document) => `Bonjour,\n\nVous trouverez ci-joint en PDF : ${document}.`,
  closing: (hotel) => `Bien cordialement,\n${hotel}`,
}
