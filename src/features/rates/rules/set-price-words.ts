/** What is wrong with a price that staff set. */
export const SET_PRICE_WORDS = {
  percentage: 'Please give a percentage from 0 to 100, such as 12.5',
  atMost: (most: string) => `Please give an amount of ${most} at most`,
  amount: 'Please give an amount such as 65.00',
  reason: 'Please say why the price is another',
  nothingLeft: 'No night is left whose price could be set.',
  belowPast: (past: string) => `The nights that are past come to ${past}, and their price stays.`,
} as const
