import { expect, it } from 'vitest'
import { minutesUntil } from './time-left'

it.for([
  ['2027-03-10T12:20:00Z', 20],
  ['2027-03-10T12:00:01Z', 1],
  ['2027-03-10T12:00:00Z', 0],
  ['2027-03-10T11:00:00Z', 0],
  [null, 0],
] as const)('until %s it is %i minutes', ([instant, minutes]) => {
  expect(minutesUntil(instant, new Date('2027-03-10T12:00:00Z'))).toBe(minutes)
})
