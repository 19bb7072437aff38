/** What is wrong with a change of the rates grid. */
export const gridInputText = {
  row: 'Please choose a category or a villa in the grid.',
  past: 'These nights are over. Please choose nights from today on.',
  tooMany: 'Please choose no more than a year at once.',
  weekdays: 'None of the nights you chose is one of these weekdays. Please choose others.',
  price: 'Please give the price of a night.',
  list: 'Please give numbers with commas between',
} as const
