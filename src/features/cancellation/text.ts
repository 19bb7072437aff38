/** What a folio says of a stay that ended before it began. */
export const ENDING_WORDS = {
  fees: { cancelled: 'Late cancellation fee', 'no-show': 'No-show fee' },
  discountEnded: 'Discount ended with the stay',
} as const
