import { defineWords } from '@/kernel/words'

/** What is said of reading without a line. */
export const OFFLINE_WORDS = defineWords('offline.OFFLINE_WORDS', {
  title: 'No connection just now',
  told: 'This page has not been read on this device before, so there is no copy of it. Pages you have read open without a connection.',
  again: 'Try again',
  reach: 'A call reaches us without the internet:',
  call: (phone: string) => `Call ${phone}`,
  find: 'Where to find us',
  arrive: (from: string, hours: string) => `Your villa is ready from ${from}. Reception: ${hours}.`,
  keep: 'Keep on this device',
  keepHelp:
    'This page then opens without a connection. Leave it off on a device that others use: whoever opens it sees your booking.',
  kept: 'Kept on this device: opens without a connection.',
  drop: 'Keep it no longer',
  failed: 'It could not be kept. Please try again when the connection is better.',
})
