import { CODE_DIGITS } from '@/features/bookings/rules/mailbox-proof'
import { defineWords } from '@/kernel/words'
import { CODE_MINUTES } from './email-words'

/** What a guest reads about their data, on the page of a booking. */
export const guestDataText = defineWords('guest-data.guestDataText', {
  title: 'Your data',
  lead: 'See, correct or erase what we hold about you. We send a code to your e-mail address first, so that nobody else can.',
  send: 'Send me a code',
  sending: 'Sending...',
  sent: `A code is on its way to the e-mail address of this booking. It counts for ${CODE_MINUTES} minutes.`,
  code: 'Code from the e-mail',
  codeHelp: `${CODE_DIGITS} digits. It may take a minute; please look among unwanted mails, too.`,
  open: 'Show what I can do',
  opening: 'Checking...',
  again: 'Send a new code',
  wrongCode: 'This is not the code of our latest e-mail, or its time is over. Please look once more.',
  keyOver: 'The time for this is over. Please have a new code sent.',
  noMailbox: 'We have no e-mail address of this booking. Please call us, and we do it with you.',
  copy: 'A copy for you',
  copyHelp:
    'All of your bookings with this e-mail address, what you paid, wrote to us and heard from us. What staff noted about you, reception shows you when you ask.',
  readable: 'Save to read',
  json: 'Save as JSON',
  making: 'Making the copy...',
  saved: 'Your copy is saved',
  correct: 'Correct',
  correctHelp: 'In each of your bookings that has the same. Documents that were issued stay as they are.',
  name: 'Name',
  phone: 'Phone',
  save: 'Save',
  saving: 'Saving...',
  corrected: 'Corrected',
  failed: 'That did not work',
  erase: 'Erase everything',
  eraseHelp:
    'Your name, your addresses, what you wrote and what we wrote are erased for good. Days and amounts stay without your name, because tax law wants them.',
  eraseAsk: 'Erase all data about you?',
  eraseAskLine:
    'This cannot be undone. Your private links end, and we can no longer find your bookings by your name.',
  byHand: 'We cannot correct these data from here. Please call us, and we do it with you.',
  no: 'Keep my data',
  yes: 'Yes, erase everything',
  erasing: 'Erasing...',
  erased: 'Your data are erased. Thank you for having been our guest.',
} as const)
