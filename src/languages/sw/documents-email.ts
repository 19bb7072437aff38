import type * as english from '@/features/documents/rules/email-words'
import type { Translation } from '@/kernel/translation'

export const DOCUMENT_EMAIL_WORDS: Translation<typeof english.DOCUMENT_EMAIL_WORDS> = {
  subject: (document, hotel) => `${document}, ${hotel}`,
  intro: (document) => `Habari,\n\nBarua pepe hii ina kiambatisho: ${document}, kama PDF.`,
  closing: (hotel) => `Wako kwa dhati,\n${hotel}`,
}
