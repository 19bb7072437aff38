import { countOf } from '@/kernel/count-of'
import type { Stay } from '@/kernel/stay'
import { countNights } from '@/kernel/stay'
import { defineWords } from '@/kernel/words'

/** Words of the calendar and the party that the search widget opens. */
export const searchDialogText = defineWords('search-dialog.searchDialogText', {
  title: 'When, and how many?',
  prices: 'Under each free day: the lowest price of a night, breakfast included.',
  noPrices: 'The prices cannot be shown just now. You can choose your days all the same.',
  nights: (stay: Stay) => countOf(countNights(stay), 'night'),
  party: 'Who is coming?',
  adults: 'Adults',
  children: 'Children',
  childrenHelp: 'Under 18',
  fewer: (what: string) => `${what}: one fewer`,
  more: (what: string) => `${what}: one more`,
  age: (number: number) => `Age of child ${number}`,
  ageUnknown: 'Age',
  ageOf: (years: number) => (years === 0 ? 'Under 1' : String(years)),
  cot: 'A cot for the baby',
  clear: 'Clear the days',
  submit: 'Show villas and prices',
  datesMissing: 'Please choose the day you arrive and the day you leave.',
  agesMissing: 'Please give the age of each child.',
} as const)
