import { defineWords } from '@/kernel/words'

/** Words about online payments that the server says too. */
export const PAY_WORDS = defineWords('online-payments.PAY_WORDS', {
  phoneWrong: 'Please enter the mobile number that gets the prompt, such as 0772 123 456',
  nothingDue: 'Nothing is due for this booking at the moment.',
  proveFirst:
    'Please open the link in our e-mail first, then pay on your booking’s page. You can also call us.',
  notOffered: 'This way to pay is not offered at the moment. Please choose another.',
  noMail:
    'This way to pay needs an e-mail address or a phone number in the booking. Please choose another, or call us.',
  description: (hotel: string, reference: string) => `${hotel}, booking ${reference}`,
} as const)

/** Why money that came online is not sent back by its provider, and what the provider reads with it. */
export const REFUND_WORDS = defineWords('online-payments.REFUND_WORDS', {
  byHand: (provider: string) =>
    `${provider} sends money back in its own portal only: do it there, then record it here as given back.`,
  switchedOff: (provider: string) => `Payments through ${provider} are switched off at the moment.`,
  notPaid: 'No money of this payment is here any more.',
  reversed: 'The entry of this payment was reversed in the folio. Please give the money back in another way.',
  underWay: (provider: string) =>
    `${provider} was asked to send money of this payment back already, and has not said what became of it.`,
  tooMuch: (left: string) => `${left} of this payment is left, not more`,
  wholeOnly: (provider: string, left: string) =>
    `${provider} sends this money back only as a whole: ${left}, or give it back in another way`,
  otherCurrency: (provider: string, isShillings: boolean) =>
    `${provider} sends it back in the currency it came in: please give ${isShillings ? 'shillings' : 'dollars'}`,
  isKnown: 'What became of this refund is known already, or is being asked just now.',
  remark: (booking: string) => `Refund, booking ${booking}`,
} as const)
