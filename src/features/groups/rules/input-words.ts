/** What is wrong with what staff typed about a group. */
export const groupInputText = { days: 'Please give at least one day' } as const
