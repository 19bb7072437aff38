/** What is wrong with what somebody typed about a rate plan. */
export const ratePlanInputText = {
  name: 'Please give the name guests see',
  percent: 'Please give a percentage from 0 to 100',
} as const
