import { expect, test } from 'vitest'
import { numbersInFigures } from './plain-words'
import { readParty } from './read-party'

const read = (text: string) => readParty(numbersInFigures(text))

test.for([
  ['for two people', 2],
  ['2 adults and 3 children', 5],
  ['a family of 5, two kids', 5],
  ['5 people including 2 children', 5],
  ['my wife and i', 2],
  ['me and my wife and a baby', 3],
  ['just me', 1],
  ['we are six', 6],
  ['a villa for 4', 4],
  ['24 to 27 december for 4', 4],
  ['24/12 - 27/12 for two', 2],
  ['from friday to monday for 5', 5],
  ['for four, from 24 to 27 december', 4],
  ['for 0 people', 0],
  ['for -2 people', -2],
] as const)('%s are so many guests', ([text, guests]) => {
  expect(read(text).guests).toBe(guests)
})

test.for([
  'for 3 nights',
  'for 2 weeks',
  'under $70',
  'from 4 to 6 june',
  'half board',
  'for 14 days',
  '24 to 27 december for 4 nights',
  'next weekend for $80',
  'from monday for 3 nights',
])('in %s nobody is counted', (text) => {
  expect(read(text).guests).toBeUndefined()
})

test('nights, meals and money are read', () => {
  expect(read('three nights with half board under $80 a night')).toMatchObject({
    nights: 3,
    board: 'half-board',
    budget: { cents: 8000, per: 'night' },
  })
  expect(read('a fortnight, full board, at most 900 dollars in total')).toMatchObject({
    nights: 14,
    board: 'full-board',
    budget: { cents: 90_000, per: 'stay' },
  })
  expect(read('the cheapest for 300000 shillings')).toMatchObject({ pick: 'cheapest', isOtherCurrency: true })
})

test('villas that are only spoken of are no party and are not asked for', () => {
  expect(read('which 2 villas are closest to the restaurant')).toEqual({})
})
