import { expect, test } from 'vitest'
import { isQuiet } from './quiet-hours'

const at = (time: string) => new Date(`2027-03-10T${time}+03:00`)
const night = { from: 21, until: 8, timeZone: 'Africa/Kampala' }

test('phones are left alone from the evening on, over midnight, until the morning of the property', () => {
  const times = ['07:59:59', '08:00:00', '20:59:59', '21:00:00', '23:59:00', '00:00:00', '03:00:00']
  expect(times.map((time) => isQuiet(at(time), night))).toEqual([
    ...[true, false, false, true],
    ...[true, true, true],
  ])
})

test('hours of one morning are quiet, and none are where both are the same', () => {
  const early = { ...night, from: 1, until: 6 }
  expect(['00:59:00', '01:00:00', '05:59:00', '06:00:00'].map((time) => isQuiet(at(time), early))).toEqual([
    ...[false, true, true, false],
  ])
  const never = { ...night, from: 8, until: 8 }
  expect(['00:00:00', '08:00:00', '12:00:00'].some((time) => isQuiet(at(time), never))).toBe(false)
})
