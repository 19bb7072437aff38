import { expect, test } from 'vitest'
import { tellTimeLeft } from './tell-time-left'

const NOW = new Date('2027-03-10T09:00:00.000Z')

test.each([
  ['2027-03-10T09:00:59.000Z', '0 min'],
  ['2027-03-10T09:59:59.000Z', '59 min'],
  ['2027-03-10T10:00:00.000Z', '1 h'],
  ['2027-03-10T11:10:00.000Z', '2 h 10 min'],
  ['2027-03-11T09:00:00.000Z', '1 day'],
  ['2027-03-13T13:30:00.000Z', '3 days 4 h'],
])('until %s it is %s', (until, told) => {
  expect(tellTimeLeft(until, NOW)).toBe(told)
})

test('what is over has no time left', () => {
  expect(tellTimeLeft('2027-03-10T08:59:59.000Z', NOW)).toBeNull()
})
