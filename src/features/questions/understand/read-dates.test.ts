import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import { numbersInFigures, plainText } from './plain-words'
import { readWhen } from './read-dates'
import { readParty } from './read-party'

/** A Wednesday. */
const TODAY = toDay('2027-03-10')

function read(text: string) {
  const figured = numbersInFigures(plainText(text))
  const when = readWhen(figured, TODAY, readParty(figured).nights)
  if (when?.kind === 'stay') return `${when.stay.checkIn} ${when.stay.checkOut}`
  if (when?.kind === 'night') return when.day
  if (when?.kind === 'period') return `${when.first}..${when.last}`
  return when ? `${when.problem} ${when.told}`.trim() : null
}

test.for([
  ['12 to 15 December', '2027-12-12 2027-12-15'],
  ['24/12 - 27/12', '2027-12-24 2027-12-27'],
  ['24.12. – 27.12.', '2027-12-24 2027-12-27'],
  ['2027-04-01 to 2027-04-05', '2027-04-01 2027-04-05'],
  ['December 12-15', '2027-12-12 2027-12-15'],
  ['arriving 5th leaving 8th April', '2027-04-05 2027-04-08'],
  ['between 3 and 6 may', '2027-05-03 2027-05-06'],
  ['31 Dec to 2 Jan', '2027-12-31 2028-01-02'],
  ['friday to monday', '2027-03-12 2027-03-15'],
  ['Monday 12 to Thursday 15 April', '2027-04-12 2027-04-15'],
  ['Monday the 12th until Thursday the 15th of April', '2027-04-12 2027-04-15'],
  ['fri and sat night', '2027-03-12 2027-03-14'],
  ['Mon 12 - Thu 15 Apr', '2027-04-12 2027-04-15'],
  ['Monday 29 March to Thursday 1 April', '2027-03-29 2027-04-01'],
  ['Friday 12th to Sunday 14th', '2027-03-12 2027-03-14'],
  ['from Friday for a week', '2027-03-12 2027-03-19'],
  ['this weekend', '2027-03-12 2027-03-14'],
  ['next weekend', '2027-03-19 2027-03-21'],
  ['last weekend of april', '2027-04-23 2027-04-25'],
  ['monday to wednesday next week', '2027-03-15 2027-03-17'],
  ['20th to 23rd', '2027-03-20 2027-03-23'],
  ['from the first of June until the fourth of June', '2027-06-01 2027-06-04'],
  ['next week monday to wednesday', '2027-03-15 2027-03-17'],
  ['last weekend', '2027-03-05 2027-03-07'],
  ['the weekend after next', '2027-03-19 2027-03-21'],
  ['easter weekend', '2027-03-26 2027-03-29'],
  ['two nights from 15 March', '2027-03-15 2027-03-17'],
] as const)('%s is a stay', ([text, stay]) => {
  expect(read(text)).toBe(stay)
})

test.for([
  ['tonight', '2027-03-10'],
  ['10 March', '2027-03-10'],
  ['5 March', '2028-03-05'],
  ['29 February', '2028-02-29'],
  ['1/4/27', '2027-04-01'],
  ['12/24', '2027-12-24'],
  ["New Year's Eve", '2027-12-31'],
] as const)('%s is the next such day, day before month', ([text, day]) => {
  expect(read(text)).toBe(day)
})

test.for([
  ['30 February', 'no-such-day 30 February'],
  ['31/4', 'no-such-day 31 April'],
  ['29 February 2027', 'no-such-day 29 February 2027'],
  ['2027-02-30', 'no-such-day 2027-02-30'],
  ['15 to 12 December', 'reversed'],
  ['arrive on 20 June and leave on 18 June', 'reversed'],
] as const)('%s cannot be, and is said so', ([text, problem]) => {
  expect(read(text)).toBe(problem)
})

test.for(['in May', 'May 2027'])('%s is a whole month', (text) => {
  expect(read(text)).toBe('2027-05-01..2027-05-31')
})

test.for([
  'we may come',
  'breakfast at 7',
  'check in at 10 am',
  'is it open 24/7',
  '2 to 4 people',
  'a sun terrace',
])('%s names no day', (text) => {
  expect(read(text)).toBeNull()
})
