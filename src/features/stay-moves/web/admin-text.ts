import { countOf } from '@/kernel/count-of'

/** Words of two guests who exchange their villas. */
export const swapText = {
  button: 'Swap villas',
  title: (guest: string) => `Swap villas: ${guest}`,
  line: 'Both guests take the other’s villa for all nights still ahead of them, at the prices agreed for each stay.',
  choose: 'Swap with',
  chooseHelp: 'Stays that share at least one night with this one',
  none: 'No other stay shares a night with this one.',
  loading: 'Looking for other stays',
  failed: 'Other stays could not be read.',
  option: (guest: string, villa: string, nights: string, guests: number) =>
    `${guest}: ${villa}, ${nights}, ${countOf(guests, 'guest')}`,
  nights: (from: string, until: string) => `${from} to ${until}`,
  becomes: (guest: string, villa: string, from: string, until: string) =>
    `${guest} goes to ${villa} from ${from} until ${until}.`,
  swap: 'Swap villas',
  swapping: 'Swapping...',
  done: (one: string, other: string) => `${one} and ${other} have swapped villas`,
  refused: 'The villas could not be swapped',
  refusedHelp: 'Nothing was changed. Please check your connection and try again.',
} as const

/** Words of stays that are in the way of a block. */
export const clearText = {
  title: (villa: string) => `Stays in the way: ${villa}`,
  line: (nights: string) =>
    `Guests have some of the nights ${nights}. Each keeps the agreed price in the other villa; who has not arrived is told by mail.`,
  loading: 'Looking for stays in the way',
  failed: 'The stays in the way could not be read',
  tryAgain: 'Try again',
  stay: (from: string, until: string, guests: number, status: string) =>
    `${from} to ${until}, ${countOf(guests, 'guest')}, ${status}`,
  target: (guest: string) => `New villa of ${guest}`,
  offer: (villa: string, maxGuests: number, isSameCategory: boolean) =>
    `${villa}, up to ${maxGuests}${isSameCategory ? ', same category' : ''}`,
  noOffer: 'No free villa holds this party. Please change the stay on its own page.',
  stayHere: 'Do not move',
  open: (guest: string) => `Open the booking of ${guest}`,
  move: 'Move now',
  moveOf: (guest: string) => `Move now: ${guest}`,
  moved: (guest: string, villa: string) => `${guest} moved to ${villa}`,
  nobody: 'Nobody is in the way any more.',
  obstacles: 'This cannot be moved away:',
  block: 'Block nights',
  moveAndBlock: (count: number) => `Move ${countOf(count, 'stay')} and block`,
  working: 'One moment...',
  done: 'Dates blocked successfully',
  refused: 'Nothing was moved and nothing blocked',
  refusedHelp: 'Please check your connection and try again.',
} as const
