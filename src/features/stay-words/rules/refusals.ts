import { defineWords } from '@/kernel/words'

/** Why a request was not booked, as guests are told; an answer that ends the form says what to do next. */
export const REFUSAL_WORDS = defineWords('stay-words-refusals.REFUSAL_WORDS', {
  noVilla: 'We have no such villa',
  noVillaForSale: 'We have no such villa for sale',
  unavailable: (villa: string) => `${villa} cannot be booked at the moment. Please choose another.`,
  otherPrice: (price: string) =>
    `The price of this stay is ${price}. Please look at it once more and book again.`,
  otherGroupPrice: (price: string) =>
    `The price of these villas is ${price} in all. Please look at it once more and send it again.`,
  totalIs: (amount: string) => `The total is ${amount}`,
  taken: (villa: string, from: string, to: string) => `${villa} is taken from ${from} to ${to}.`,
  notBooked: (why: string) => `${why} Nothing is booked. Please choose other villas or dates.`,
  notArrived: (reference: string) =>
    `Booking ${reference} was closed because nobody arrived, so its nights are free for others again.`,
  lapsed: (reference: string) =>
    `Your request ${reference} was not confirmed in time, so its nights are free for others again.`,
  cancelled: (reference: string) =>
    `Booking ${reference} was cancelled in the meantime, so its nights are free for others again.`,
  again: (why: string) =>
    `${why} Nothing is booked. To ask for them once more, please send the booking again.`,
  fewestVillas: (fewest: number) => `A group has at least ${fewest} villas`,
  mostVillas: (most: number) => `A group has at most ${most} villas`,
  lengthOfStay: (most: number) => `Check-out must be 1 to ${most} days after check-in`,
} as const)
