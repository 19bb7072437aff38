import { expect, test } from 'vitest'
import { findQuietEnd } from './quiet-hours'

const at = (time: string, day = '2027-03-10') => new Date(`${day}T${time}+03:00`)
const night = { from: 21, until: 8, timeZone: 'Africa/Kampala' }

test('phones are left alone from the evening on, over midnight, until the morning of the property', () => {
  const endOf = (time: string) => findQuietEnd(at(time), night)
  for (const time of ['00:00:00', '03:00:00', '07:59:59']) expect(endOf(time)).toEqual(at('08:00:00'))
  for (const time of ['08:00:00', '20:59:59']) expect(endOf(time)).toBeNull()
  for (const time of ['21:00:00', '23:59:00']) expect(endOf(time)).toEqual(at('08:00:00', '2027-03-11'))
})

test('hours of one morning are quiet, and none are where both are the same', () => {
  const early = { ...night, from: 1, until: 6 }
  expect(
    ['00:59:00', '01:00:00', '05:59:00', '06:00:00'].map((time) => findQuietEnd(at(time), early)),
  ).toEqual([...[null, at('06:00:00'), at('06:00:00'), null]])
  const never = { ...night, from: 8, until: 8 }
  for (const time of ['00:00:00', '08:00:00', '12:00:00']) expect(findQuietEnd(at(time), never)).toBeNull()
})
