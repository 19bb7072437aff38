import { defineWords } from '@/kernel/words'

/** Words of the page that sends a private link once more. */
export const FIND_WORDS = defineWords('my-booking.FIND_WORDS', {
  title: 'Find my booking',
  lead: 'Give the reference of your booking and the e-mail address you booked with. We send you a new private link: by it you see your booking, change it, or cancel it.',
  form: 'Find my booking',
  reference: 'Reference',
  referenceHelp: 'Eight letters and digits, as in K7MP3QXR. It stands in every e-mail we sent you.',
  email: 'E-mail you booked with',
  emailWrong: 'Please enter a valid email address',
  send: 'Send me the link',
  sending: 'Sending...',
  sent: 'If there is such a booking, its private link is on the way to this address. It may take some minutes; please look among the unwanted mails, too.',
  again: 'Send it once more',
  failed: 'We could not send this. Please try again in a moment.',
  noScript: 'This form needs JavaScript. Call us, and we look into your booking with you.',
  otherwise:
    'Is the e-mail lost, or did you give us none? Call us with your name and your dates: reception is there at any hour.',
} as const)
