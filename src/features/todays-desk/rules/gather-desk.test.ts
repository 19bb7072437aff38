import { expect, test } from 'vitest'
import type { ArrivalTime } from '@/features/bookings/rules/arrival-time'
import type { BookingStatus } from '@/features/bookings/rules/status'
import { toDay } from '@/kernel/days'
import { gatherDesk } from './gather-desk'

const TODAY = toDay('2027-03-10')

type More = { arrivalTime?: ArrivalTime; holdExpiresAt?: string }

function stay(
  name: string,
  checkInDate: string,
  checkOutDate: string,
  status: BookingStatus,
  { arrivalTime, holdExpiresAt }: More = {},
) {
  return {
    ...{ name, checkInDate, checkOutDate, status },
    arrivalTime: arrivalTime ?? null,
    holdExpiresAt: holdExpiresAt ?? null,
  }
}

const namesOf = (list: { name: string }[]) => list.map(({ name }) => name)

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
  expect(namesOf(desk.arrivals)).toEqual(['comes', 'has come'])
  expect(namesOf(desk.departures)).toEqual(['leaves', 'has left'])
  expect(namesOf(desk.inHouse)).toEqual(['leaves', 'has come', 'stays'])
})

test('who has come or left already stands last, whenever they were expected', () => {
  const desk = gatherDesk(
    [
      stay('came early', '2027-03-10', '2027-03-12', 'checked-in', { arrivalTime: '14:00' }),
      stay('came and left', '2027-03-10', '2027-03-12', 'checked-out', { arrivalTime: '14:00' }),
      stay('comes late', '2027-03-10', '2027-03-12', 'confirmed', { arrivalTime: '20:00' }),
      stay('has left', '2027-03-08', '2027-03-10', 'checked-out'),
      stay('leaves', '2027-03-08', '2027-03-10', 'checked-in'),
    ],
    TODAY,
  )
  expect(namesOf(desk.arrivals)).toEqual(['comes late', 'came early', 'came and left'])
  expect(namesOf(desk.departures)).toEqual(['leaves', 'has left'])
})

test('guests in house whose day of departure is over stand first among the departures', () => {
  const desk = gatherDesk(
    [
      stay('leaves', '2027-03-08', '2027-03-10', 'checked-in'),
      stay('should have left yesterday', '2027-03-07', '2027-03-09', 'checked-in'),
      stay('should have left long ago', '2027-02-01', '2027-02-03', 'checked-in'),
      stay('left yesterday', '2027-03-07', '2027-03-09', 'checked-out'),
    ],
    TODAY,
  )
  expect(namesOf(desk.departures)).toEqual([
    'should have left long ago',
    'should have left yesterday',
    'leaves',
  ])
  expect(namesOf(desk.inHouse)).toEqual(namesOf(desk.departures))
})

test('who was confirmed for yesterday and has not come can still be checked in', () => {
  const desk = gatherDesk(
    [
      stay('late, and expected', '2027-03-09', '2027-03-12', 'confirmed'),
      stay('never answered', '2027-03-09', '2027-03-12', 'pending'),
      stay('long over', '2027-03-05', '2027-03-07', 'confirmed'),
      stay('tomorrow', '2027-03-11', '2027-03-12', 'confirmed'),
    ],
    TODAY,
  )
  expect(namesOf(desk.arrivals)).toEqual(['late, and expected'])
})

test('arrivals stand in the order guests are expected, those who gave no time last', () => {
  const desk = gatherDesk(
    [
      stay('gave none', '2027-03-10', '2027-03-12', 'confirmed'),
      stay('after midnight', '2027-03-10', '2027-03-12', 'confirmed', { arrivalTime: '24:00' }),
      stay('at nine', '2027-03-10', '2027-03-12', 'confirmed', { arrivalTime: '09:00' }),
    ],
    TODAY,
  )
  expect(namesOf(desk.arrivals)).toEqual(['at nine', 'after midnight', 'gave none'])
})

test('requests whose nights come free first come first, those without a limit last', () => {
  const desk = gatherDesk(
    [
      stay('no limit', '2027-03-11', '2027-03-12', 'pending'),
      stay('tomorrow', '2027-05-10', '2027-05-12', 'pending', { holdExpiresAt: '2027-03-11T09:00:00.000Z' }),
      stay('soon', '2027-06-10', '2027-06-12', 'pending', { holdExpiresAt: '2027-03-10T12:00:00.000Z' }),
      stay('answered', '2027-06-10', '2027-06-12', 'confirmed'),
    ],
    TODAY,
  )
  expect(namesOf(desk.requests)).toEqual(['soon', 'tomorrow', 'no limit'])
})
