import { defineWords } from '@/kernel/words'

/** The mails that carry a document, by whom they go to. */
export const DOCUMENT_EMAIL_KINDS = { guest: 'document-to-guest', company: 'document-to-company' } as const

export const DOCUMENT_EMAIL_WORDS = defineWords('documents-email.DOCUMENT_EMAIL_WORDS', {
  subject: (document: string, hotel: string) => `${document}, ${hotel}`,
  intro: (document: string) => `Good day,\n\nattached to this e-mail is ${document} as a PDF.`,
  closing: (hotel: string) => `Warm regards,\n${hotel}`,
} as const)
