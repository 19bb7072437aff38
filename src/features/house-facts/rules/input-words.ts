/** What is wrong with what somebody typed about an answer. */
export const houseFactInputText = {
  subject: 'Please say what it is about',
} as const
