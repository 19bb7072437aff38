import { expect, test } from 'vitest'
import type { BookingStatus } from '@/features/bookings/rules/status'
import { toDay } from '@/kernel/days'
import { gatherDesk } from './todays-desk'

const TODAY = toDay('2027-03-10')

function stay(name: string, checkInDate: string, checkOutDate: string, status: BookingStatus) {
  return { name, checkInDate, checkOutDate, status }
}

test('a day has its arrivals, its departures and who is in house, without those who will not come', () => {
  const desk = gatherDesk(
    [
      stay('comes', '2027-03-10', '2027-03-12', 'confirmed'),
      stay('has come', '2027-03-10', '2027-03-11', 'checked-in'),
      stay('leaves', '2027-03-08', '2027-03-10', 'checked-in'),
      stay('stays', '2027-03-09', '2027-03-14', 'checked-in'),
      stay('has left', '2027-03-08', '2027-03-10', 'checked-out'),
      stay('cancelled', '2027-03-10', '2027-03-12', 'cancelled'),
      stay('never came', '2027-03-09', '2027-03-10', 'no-show'),
    ],
    TODAY,
  )
  const names = (list: { name: string }[]) => list.map(({ name }) => name)
  expect(names(desk.arrivals)).toEqual(['comes', 'has come'])
  expect(names(desk.departures)).toEqual(['leaves', 'has left'])
  expect(names(desk.inHouse)).toEqual(['has come', 'leaves', 'stays'])
})

test('guests in house whose day of departure is over are still there, as late departures', () => {
  const desk = gatherDesk(
    [
      stay('leaves', '2027-03-08', '2027-03-10', 'checked-in'),
      stay('should have left yesterday', '2027-03-07', '2027-03-09', 'checked-in'),
      stay('should have left long ago', '2027-02-01', '2027-02-03', 'checked-in'),
      stay('left yesterday', '2027-03-07', '2027-03-09', 'checked-out'),
      stay('never came', '2027-03-07', '2027-03-09', 'no-show'),
    ],
    TODAY,
  )
  const names = (list: { name: string }[]) => list.map(({ name }) => name)
  expect(names(desk.lateDepartures)).toEqual(['should have left yesterday', 'should have left long ago'])
  expect(names(desk.departures)).toEqual(['leaves'])
  expect(names(desk.inHouse)).toEqual(['leaves', 'should have left yesterday', 'should have left long ago'])
})
