import { defineWords } from '@/kernel/words'

/** Words of the booking without scripts. */
export const PLAIN_WORDS = defineWords('plain-checkout.PLAIN_WORDS', {
  title: 'Book Your Stay',
  call: (phone: string) => `Call ${phone}`,
  ready: (time: string) => `Your villa is ready from ${time}.`,
  arrival: 'When do you expect to arrive?',
  unknown: 'I do not know yet',
  chosen: 'Your stay',
  otherStay: 'Choose other dates or another villa',
  extras: 'A pickup, a picnic or another extra? Write it under requests, and we add it.',
  noStay: 'Please choose your dates and a villa first.',
  gone: 'It is not free on these nights any more, or does not take your party. Please choose once more.',
  toStart: 'See what is free',
  wrong: 'Please look at the marked fields once more.',
  unseen: 'Please look at your booking once more, then send it.',
  again: 'What you typed is still here.',
  goBack: 'Go back in your browser to find what you typed.',
} as const)
