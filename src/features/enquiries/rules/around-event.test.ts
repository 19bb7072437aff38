import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import { stayAround } from './around-event'

test.each([
  ['Friday', '2027-05-14', '2027-05-14', '2027-05-16'],
  ['Saturday', '2027-05-15', '2027-05-14', '2027-05-16'],
  ['Sunday', '2027-05-16', '2027-05-16', '2027-05-17'],
  ['Tuesday', '2027-05-18', '2027-05-18', '2027-05-19'],
])('for an event on a %s guests stay from the right day on', (_, day, checkIn, checkOut) => {
  expect(stayAround(toDay(day))).toEqual({ checkIn, checkOut })
})
