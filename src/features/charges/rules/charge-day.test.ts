import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import { problemOfChargeDay } from './charge-day'

const stay = { today: toDay('2027-03-10'), checkOut: toDay('2027-03-17') }

test('a charge is for a day until the stay is over, and for what was forgotten until today', () => {
  expect(problemOfChargeDay(toDay('2027-03-17'), stay)).toBeNull()
  expect(problemOfChargeDay(toDay('2027-03-18'), stay)).toMatch(/after the stay/)
  const over = { today: toDay('2027-04-01'), checkOut: toDay('2027-03-17') }
  expect(problemOfChargeDay(toDay('2027-04-01'), over)).toBeNull()
  expect(problemOfChargeDay(toDay('2027-04-02'), over)).toMatch(/after the stay/)
})

test('a day of years ago was mistyped', () => {
  expect(problemOfChargeDay(toDay('2026-03-09'), stay)).toBeNull()
  expect(problemOfChargeDay(toDay('2026-03-08'), stay)).toMatch(/a year ago/)
})
