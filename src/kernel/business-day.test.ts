import { expect, test } from 'vitest'
import { businessDayIn } from './business-day'
import { toDay } from './days'

const KAMPALA = 'Africa/Kampala'
const dayAt = (instant: string, closedThrough: string | null = null, dayEndsAt = 4, timeZone = KAMPALA) =>
  businessDayIn(timeZone, new Date(instant), {
    dayEndsAt,
    closedThrough: closedThrough === null ? null : toDay(closedThrough),
  })

test('after midnight it is still the day before, until the hour at which that day ends', () => {
  expect(dayAt('2027-03-09T23:59:00+03:00')).toBe('2027-03-09')
  expect(dayAt('2027-03-10T01:00:00+03:00')).toBe('2027-03-09')
  expect(dayAt('2027-03-10T03:59:59+03:00')).toBe('2027-03-09')
  expect(dayAt('2027-03-10T04:00:00+03:00')).toBe('2027-03-10')
})

test('a day that staff closed after midnight is over, and no closing brings a day of tomorrow', () => {
  expect(dayAt('2027-03-10T00:01:00+03:00', '2027-03-09')).toBe('2027-03-10')
  expect(dayAt('2027-03-10T01:00:00+03:00', '2027-03-08')).toBe('2027-03-09')
  expect(dayAt('2027-03-10T01:00:00+03:00', '2027-04-01')).toBe('2027-03-10')
})

test('where days end at midnight, it is the day of the calendar', () => {
  expect(dayAt('2027-03-10T00:00:00+03:00', null, 0)).toBe('2027-03-10')
})

test('the hour is that of the clocks on the wall, also in the night in which they are changed', () => {
  expect(dayAt('2027-03-28T01:30:00Z', null, 4, 'Europe/Berlin')).toBe('2027-03-27')
  expect(dayAt('2027-03-28T02:00:00Z', null, 4, 'Europe/Berlin')).toBe('2027-03-28')
})
