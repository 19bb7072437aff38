import { defineWords } from '@/kernel/words'

/** The mail with the code by which a guest comes to their data; its subject is a booking. */
export const DATA_CODE_KIND = 'data-code'
/** The mail that tells the hotel of an erasure; its subject is the erasure. */
export const ERASURE_KIND = 'data-erased'

/** Minutes for which the code counts, and again the key it is exchanged for. */
export const CODE_MINUTES = 30

export const DATA_EMAIL_WORDS = defineWords('guest-data-email.DATA_EMAIL_WORDS', {
  code: {
    subject: (hotel: string) => `Your code for your data at ${hotel}`,
    intro:
      'You asked to see, correct or erase what we hold about you. Enter this code on the page of your booking:',
    label: 'Code',
    until: `It counts for ${CODE_MINUTES} minutes.`,
    notYou:
      'You did not ask for it? Then somebody else has the private link to your booking. Do not pass the code on, and call us: we end that link.',
  },
  erased: {
    subject: 'A guest’s data were erased',
    intro: 'The personal data of a guest were erased for good. Amounts, days and numbers of documents stay.',
    bookings: 'Bookings',
    none: 'none',
    askedBy: 'Asked for by',
    restore:
      'Please keep this mail. Whoever ever restores a backup that was made before it has to erase the data of these bookings again.',
  },
} as const)
