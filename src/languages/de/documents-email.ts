import type * as english from '@/features/documents/rules/email-words'
import type { Translation } from '@/kernel/translation'

export const DOCUMENT_EMAIL_WORDS: Translation<typeof english.DOCUMENT_EMAIL_WORDS> = {
  subject: (document, hotel) => `${document}, ${hotel}`,
  intro: (document) => `Guten Tag,\n\nim Anhang dieser E-Mail finden Sie als PDF: ${document}.`,
  closing: (hotel) => `Herzliche Grüße\n${hotel}`,
}
