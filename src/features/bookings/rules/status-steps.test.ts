import { describe, expect, test } from 'vitest'
import { addDays, toDay } from '@/kernel/days'
import { BOOKING_STATUSES, type BookingStatus } from './status'
import { judgeStep, nextSteps } from './status-steps'

const arrival = toDay('2027-03-15')
const eve = addDays(arrival, -1)

const ON_ARRIVAL: Record<BookingStatus, BookingStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['checked-in', 'cancelled', 'no-show'],
  'checked-in': ['checked-out'],
  'checked-out': [],
  cancelled: [],
  'no-show': [],
}

describe.for([...BOOKING_STATUSES])('a booking that is %s', (status) => {
  const standing = { status, checkInDate: arrival }

  test('goes on from the day of arrival to what is legal and nowhere else', () => {
    for (const today of [arrival, addDays(arrival, 40)]) {
      expect(nextSteps(standing, today)).toEqual(ON_ARRIVAL[status])
      for (const next of BOOKING_STATUSES)
        expect(judgeStep(standing, next, today), next).toBe(
          ON_ARRIVAL[status].includes(next) ? 'legal' : 'no-such-step',
        )
    }
  })

  test('has nobody arriving, or failing to, the day before', () => {
    const isEarly = (next: BookingStatus) => next === 'checked-in' || next === 'no-show'
    const early = ON_ARRIVAL[status].filter(isEarly)
    expect(nextSteps(standing, eve)).toEqual(ON_ARRIVAL[status].filter((next) => !isEarly(next)))
    for (const next of early) expect(judgeStep(standing, next, eve)).toBe('too-early')
  })
})
