/** What is wrong with what staff typed about held villas. */
export const holdInputText = {
  name: 'Please give the name of the group or the company',
  guests: 'Please give at least one guest',
  noVilla: 'Please choose at least one villa',
  tooMany: (most: number) => `A hold has at most ${most} villas`,
} as const
