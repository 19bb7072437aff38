import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import { aheadOf } from './ahead'
import { assignVillas } from './assign-villas'

const stay = (id: number, checkIn: string, checkOut: string, offers: number[]) => ({
  id,
  checkIn: toDay(checkIn),
  checkOut: toDay(checkOut),
  offers: offers.map((villaId) => ({ id: villaId })),
})

test('each stay gets a villa that no other of them has on one of its nights', () => {
  const assigned = assignVillas([
    stay(1, '2027-03-10', '2027-03-14', [7, 8]),
    stay(2, '2027-03-12', '2027-03-15', [7]),
    stay(3, '2027-03-15', '2027-03-17', [7, 8]),
  ])
  expect(assigned).toEqual(
    new Map([
      [2, 7],
      [1, 8],
      [3, 7],
    ]),
  )
})

test('who is left without a villa is told so', () => {
  const nights = ['2027-03-10', '2027-03-14'] as const
  const assigned = assignVillas([stay(1, ...nights, [7]), stay(2, ...nights, [7]), stay(3, ...nights, [])])
  expect([...assigned.values()].filter((villaId) => villaId !== null)).toEqual([7])
  expect(assigned.get(3)).toBeNull()
})

test('ahead of guests in house are the nights from today on, of all others every night', () => {
  const booked = { checkInDate: '2027-03-08', checkOutDate: '2027-03-14' }
  const today = toDay('2027-03-10')
  expect(aheadOf({ ...booked, status: 'checked-in' }, today).checkIn).toBe(today)
  expect(aheadOf({ ...booked, status: 'confirmed' }, today).checkIn).toBe('2027-03-08')
  expect(aheadOf({ ...booked, status: 'checked-in' }, toDay('2027-03-07')).checkIn).toBe('2027-03-08')
})
