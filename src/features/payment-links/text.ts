import { defineWords } from '@/kernel/words'

/** Words about payment links that the server says too. */
export const LINK_WORDS = defineWords('payment-links.LINK_WORDS', {
  over: 'This payment link has ended. Please ask us for a new one.',
  nothingAsked: 'Nothing is due for this at the moment, so a link would ask for nothing.',
  amountMissing: 'Please give an amount above nothing',
  amountTooHigh: (due: string) => `No more than ${due} is due for this booking`,
  notOffered: 'Paying online is not set up at this hotel.',
  noMailbox: 'There is no e-mail address in this booking. Copy the link for a message instead.',
  message: (hotel: string, reference: string, amount: string, address: string) =>
    `${hotel}, booking ${reference}: please pay ${amount} by this link: ${address}`,
  notOpen: 'This link asks for nothing any more. Please make a new one.',
} as const)
