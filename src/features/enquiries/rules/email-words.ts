import { defineWords } from '@/kernel/words'

export const ENQUIRY_EMAIL_KINDS = ['event-enquiry', 'event-enquiry-received'] as const

export type EnquiryEmailKind = (typeof ENQUIRY_EMAIL_KINDS)[number]

/** Receipts a mailbox gets in 24 hours at most: whoever asks may have named somebody else's. */
export const MOST_RECEIPTS = 3

/** Words of the mails about an enquiry for a venue: to who asked, and to the hotel. */
export const ENQUIRY_EMAIL_WORDS = defineWords('enquiries-email.ENQUIRY_EMAIL_WORDS', {
  rows: {
    venue: 'Hall',
    date: 'Date',
    guests: 'Guests',
    layout: 'Layout',
    catering: 'Catering',
    villas: 'Villas for the night',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
  },
  guest: {
    subject: (hotel: string) => `Your enquiry to ${hotel}`,
    intro:
      'Good day,\n\nyour enquiry for a quote is with us. Somebody answers within 24 hours, to this address. Nothing is reserved until we have confirmed it to you.',
    otherwise: (phones: string) => `If it is urgent, call us: ${phones}.`,
    notYou: 'If you have not asked us, somebody gave your address by mistake, and there is nothing to do.',
    closing: (hotel: string) => `Warm regards,\n${hotel}`,
  },
} as const)

export const ENQUIRY_DESK_WORDS = {
  subject: (venue: string, day: string) => `Quote wanted: ${venue}, ${day}`,
  intro:
    'A visitor asks for a quote on the website, where we promise an answer within 24 hours. An answer to this mail goes to them. Nothing is held until you hold it in the panel.',
  message: 'What they write',
  link: 'Open it in the panel',
} as const
