import { defineWords } from '@/kernel/words'

/** What a folio says of a stay that ended before it began. */
export const ENDING_WORDS = defineWords('cancellation.ENDING_WORDS', {
  fees: { cancelled: 'Late cancellation fee', 'no-show': 'No-show fee' },
  discountEnded: 'Discount ended with the stay',
} as const)

/** What a guest is told of cancelling before and after booking. */
export const CANCELLING_WORDS = defineWords('cancellation.CANCELLING_WORDS', {
  label: 'Cancelling',
  freeUntil: (instant: string) => `Free until ${instant}, the hotel’s time`,
  never: 'Not refundable: cancelling costs the whole price of the nights.',
  comesBack: 'While cancelling is free, it comes back.',
  notFree: 'Not free of charge any more: your arrival is too near.',
} as const)
