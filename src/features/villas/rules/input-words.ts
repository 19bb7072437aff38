/** What is wrong with what somebody typed about a villa. */
export const villaInputText = {
  description: 'Description is required',
} as const
