import { expect, test } from 'vitest'
import { formatInstant } from './instants'

test('an instant reads as the property’s clock shows it, whatever the clock of this machine', () => {
  const instant = '2027-03-16T22:05:00.000Z'
  expect(formatInstant(instant, 'Africa/Kampala')).toBe('Wed, 17 Mar 2027, 1:05 AM')
  expect(formatInstant(instant, 'America/Los_Angeles')).toBe('Tue, 16 Mar 2027, 3:05 PM')
  expect(formatInstant(new Date(instant), 'Africa/Kampala', 'short')).toBe('17 Mar 2027, 01:05')
  expect(formatInstant(instant, 'Africa/Kampala', 'day')).toBe('17 Mar 2027')
  expect(formatInstant(instant, 'Asia/Kathmandu', 'time')).toBe('03:50')
})

test('noon and midnight are 12', () => {
  expect(formatInstant('2027-03-16T21:00:00Z', 'Africa/Kampala')).toBe('Wed, 17 Mar 2027, 12:00 AM')
  expect(formatInstant('2027-03-17T09:00:00Z', 'Africa/Kampala')).toBe('Wed, 17 Mar 2027, 12:00 PM')
  expect(formatInstant('2027-03-16T21:00:00Z', 'Africa/Kampala', 'time')).toBe('00:00')
})

test('an unknown zone is no zone', () => {
  expect(() => formatInstant('2027-03-16T21:00:00Z', 'Mbarara')).toThrow(RangeError)
})
