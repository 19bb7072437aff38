/** What is wrong with what somebody typed about a breach. */
export const breachInputText = {
  title: 'Please say in a few words what happened',
  happened: 'Please describe what happened',
  affected: 'Please say whom it touches',
} as const
