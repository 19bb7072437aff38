import { defineWords } from '@/kernel/words'

/** Receipts a mailbox gets in 24 hours at most: whoever writes may have named somebody else's. */
export const MOST_RECEIPTS = 3

/** Words of the email that tells the hotel of a message from the website. */
export const CONTACT_EMAIL_WORDS = {
  subject: (name: string, subject: string) => `Message from ${name}: ${subject}`,
  intro:
    'A visitor has written on the website, where we promise an answer within 24 hours. An answer to this mail goes to them.',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  stay: 'Stay in mind',
  link: 'Open it in the panel',
} as const

/** Words of the email to the sender. It repeats nothing that they typed (docs/decisions/mail.md). */
export const CONTACT_RECEIPT_WORDS = defineWords('contact-email.CONTACT_RECEIPT_WORDS', {
  subject: (hotel: string) => `Your message to ${hotel}`,
  intro:
    'Good day,\n\nyour message from our website is with us. Somebody reads it and answers within 24 hours, to this address.',
  stay: 'Your stay in mind',
  stayNote: 'Nothing is booked by it yet.',
  otherwise: (phones: string) => `If it is urgent, call us: ${phones}.`,
  notYou: 'If you have not written to us, somebody gave your address by mistake, and there is nothing to do.',
  closing: (hotel: string) => `Warm regards,\n${hotel}`,
} as const)
