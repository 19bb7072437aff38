import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import { bookingsFor, statusesLeftOut } from './steps-at-once'

test('whom a step is not for is counted by what they are', () => {
  const today = toDay('2027-03-10')
  const chosen = (['pending', 'checked-in', 'confirmed', 'checked-in', 'cancelled'] as const).map(
    (status) => ({
      status,
      checkInDate: today,
    }),
  )
  expect(bookingsFor(chosen, 'cancelled', today)).toHaveLength(2)
  expect([...statusesLeftOut(chosen, 'cancelled', today)]).toEqual([
    ['checked-in', 2],
    ['cancelled', 1],
  ])
  expect(statusesLeftOut(chosen.slice(0, 1), 'confirmed', today).size).toBe(0)
})
