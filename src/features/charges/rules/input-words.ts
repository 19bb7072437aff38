/** What is wrong with what somebody typed about a charge. */
export const chargeInputText = {
  price: 'Please give an amount above nothing, at most 100,000',
  name: 'Name is required',
  atLeastOne: 'At least one',
  atMost: (most: number) => `At most ${most}`,
  description: 'Please say what it is for',
  tooMuch: 'Together this is more than 1,000,000. Please give fewer, or a lower price',
} as const
