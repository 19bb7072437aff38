import { expect, test } from 'vitest'
import type { BookingStatus } from '@/features/bookings/rules/status'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { toDay } from '@/kernel/days'
import { judgeGroupMove, judgeLostPlan } from './lost-plan'

type PlanItem = NonNullable<StaffBooking['nights'][number]['plan']>

const PLAN: PlanItem = {
  ...{ id: 1, name: 'Saver', kind: 'percentage', change: -1000, cancellation: 'non-refundable' },
  ...{ cancellationHours: null, minNights: 2, maxNights: null, stayFrom: null, stayTo: toDay('2027-03-20') },
  categories: [3],
}
const VILLA = { id: 7, categoryId: 3 }

function booked(status: BookingStatus = 'confirmed', hasPlan = true) {
  const nights = [15, 16].map((day) => ({
    ...{ night: toDay(`2027-03-${day}`), amount: '58.50', isWeekend: false },
    ...(hasPlan && { plan: PLAN }),
  }))
  return { nights, villaId: 7, status, checkInDate: toDay('2027-03-15'), checkOutDate: toDay('2027-03-17') }
}
const stay = (from: string, to: string) => ({ checkIn: toDay(from), checkOut: toDay(to) })

test('a move that the plan does not hold for says why, by nights, days and kind of villa', () => {
  const judge = (from: string, to: string, villa = VILLA) => judgeLostPlan(booked(), stay(from, to), villa)
  expect(judge('2027-03-16', '2027-03-18')).toBeNull()
  expect(judge('2027-03-15', '2027-03-16')).toBe('Saver is for stays of 2 nights or more.')
  expect(judge('2027-03-20', '2027-03-22')).toMatch(/^Saver is for /)
  expect(judge('2027-03-15', '2027-03-17', { id: 8, categoryId: 4 })).toBe(
    'Saver is not offered for this kind of villa.',
  )
})

test('what is not moved, is in house in another villa, or on no plan loses none', () => {
  const odd = { id: 8, categoryId: 4 }
  expect(judgeLostPlan(booked(), stay('2027-03-15', '2027-03-17'), { id: 7, categoryId: 4 })).toBeNull()
  expect(judgeLostPlan(booked('checked-in'), stay('2027-03-15', '2027-03-17'), odd)).toBeNull()
  expect(judgeLostPlan(booked('confirmed', false), stay('2027-04-15', '2027-04-16'), odd)).toBeNull()
  expect(judgeLostPlan(null, stay('2027-04-15', '2027-04-16'), odd)).toBeNull()
})

test('of a group those are named that would lose their plan, and none that is over', () => {
  const [open, over, flexible] = [booked(), booked('cancelled'), booked('confirmed', false)]
  expect(judgeGroupMove([open, over, flexible], 1, [VILLA])).toEqual([])
  expect(judgeGroupMove([open, over, flexible], 30, [VILLA])).toEqual([
    { booking: open, why: expect.stringContaining('Saver is for ') },
  ])
})
