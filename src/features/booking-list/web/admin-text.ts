import { countOf } from '@/kernel/count-of'

/** Words of the list of bookings. */
export const bookingListText = {
  from: 'Staying from',
  to: 'Staying until',
  notOwed: 'not owed',
  csv: 'CSV',
  csvTitle: 'Save what the list shows as a table, with paid and balance',
  print: 'Print',
  sum: (bookings: number, nights: number, amount: string) =>
    `${countOf(bookings, 'booking')}, ${countOf(nights, 'night')}, ${amount}`,
  anyVilla: 'Any of its category',
  email: 'E-mail',
  phone: 'Phone',
  nights: 'Nights',
  meals: 'Meals',
  arrival: 'Expected arrival',
  paid: 'Paid',
  balance: 'Balance',
  reference: 'Reference',
} as const

/** Words of what is done with several bookings at once. */
export const atOnceText = {
  region: 'Chosen bookings',
  chosen: (count: number) => (count === 1 ? '1 booking chosen' : `${count} bookings chosen`),
  most: (most: number) => `At most ${most} bookings are changed at once.`,
  steps: {
    confirmed: (count: number) => `Confirm ${count}`,
    cancelled: (count: number) => `Cancel ${count}`,
  },
  noStep: 'None of them can be confirmed or cancelled.',
  leftOut: {
    confirmed: (statuses: string) => `Cannot be confirmed: ${statuses}.`,
    cancelled: (statuses: string) => `Cannot be cancelled: ${statuses}.`,
  },
  none: 'Choose none',
  confirmTitle: (count: number) => (count === 1 ? 'Confirm 1 booking?' : `Confirm ${count} bookings?`),
  confirmLine: (names: string) => `${names}. Each guest with an e-mail address is told.`,
  cancelTitle: (count: number) => (count === 1 ? 'Cancel 1 booking?' : `Cancel ${count} bookings?`),
  cancelLine: (names: string, cost: string) =>
    `${names}. Their nights become free for others at once, and each guest with an e-mail address is told. ${cost}`,
  andMore: (names: string, more: number) => `${names} and ${more} more`,
  cancel: 'Cancel them',
  keep: 'Keep them',
  done: {
    confirmed: (count: number) => (count === 1 ? '1 booking confirmed' : `${count} bookings confirmed`),
    cancelled: (count: number) => (count === 1 ? '1 booking cancelled' : `${count} bookings cancelled`),
  },
  refused: (count: number) =>
    count === 1 ? '1 booking stays as it was' : `${count} bookings stay as they were`,
  refusedOf: (guest: string, reason: string) => `${guest}: ${reason}`,
  failed: 'The bookings could not be changed',
  failedHelp: 'Some may have been: the list shows how each stands now. Please look, and try again.',
} as const
