/** Words of what a change makes of the extras of a booking. */
export const changedExtrasText = {
  line: (extras: string, total: string) => `Extras ${extras}, with them ${total}`,
  was: (extras: string) => `extras until now ${extras}`,
  loading: 'Looking up what the extras cost',
  lookAgain: 'The extras come to another amount now. Please look at it and save again.',
  unknown: 'What the extras cost is not known. Please try again.',
} as const
