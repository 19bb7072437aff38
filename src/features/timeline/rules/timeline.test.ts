import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import { carry, findInTheWay, isSameSpot, listRows, placeBar, type Spot } from './timeline'

const villas = [1, 2, 3]

function spot(checkIn: string, checkOut: string, villaId = 2): Spot {
  return { villaId, checkIn: toDay(checkIn), checkOut: toDay(checkOut) }
}

const stay = spot('2027-03-15', '2027-03-17')

test('a bar runs from noon to noon and is cut off where the days shown end', () => {
  const place = (checkIn: string, checkOut: string) =>
    placeBar(spot(checkIn, checkOut), toDay('2027-03-14'), 7)
  expect(place('2027-03-15', '2027-03-17')).toEqual({ from: 1.5, length: 2 })
  expect(place('2027-03-10', '2027-03-16')).toEqual({ from: 0, length: 2.5 })
  expect(place('2027-03-19', '2027-03-30')).toEqual({ from: 5.5, length: 1.5 })
  expect(place('2027-03-10', '2027-03-12').length).toBe(0)
})

test('a booking ahead goes to other days and villas, no further than the last villa', () => {
  expect(carry(stay, { days: 2, rows: 1 }, 'confirmed', villas)).toEqual(spot('2027-03-17', '2027-03-19', 3))
  expect(carry(stay, { rows: 9 }, 'pending', villas)).toEqual(spot('2027-03-15', '2027-03-17', 3))
  expect(carry(stay, { rows: -9 }, 'pending', villas)).toEqual(spot('2027-03-15', '2027-03-17', 1))
})

test('an end that is pulled leaves the other where it is, and a night remains', () => {
  const pull = (grip: 'check-in' | 'check-out', days: number) =>
    carry(stay, { days, grip }, 'confirmed', villas)
  expect(pull('check-out', 3)).toEqual(spot('2027-03-15', '2027-03-20'))
  expect(pull('check-in', -1)).toEqual(spot('2027-03-14', '2027-03-17'))
  expect(pull('check-out', -1)).toEqual(spot('2027-03-15', '2027-03-16'))
  expect(pull('check-out', -2)).toEqual(stay)
  expect(pull('check-in', 2)).toEqual(stay)
  expect(pull('check-out', 60)).toEqual(stay)
})

test('who is in house stays longer or moves villa, and has arrived; what is over stays', () => {
  expect(carry(stay, { days: 2, rows: 1 }, 'checked-in', villas)).toEqual(spot('2027-03-15', '2027-03-17', 3))
  expect(carry(stay, { days: 2, grip: 'check-in' }, 'checked-in', villas)).toEqual(stay)
  expect(carry(stay, { days: 2, grip: 'check-out' }, 'checked-in', villas)).toEqual(
    spot('2027-03-15', '2027-03-19'),
  )
  expect(carry(stay, { days: 2, rows: 1 }, 'checked-out', villas)).toEqual(stay)
})

test('what is in the way is another live booking of the villa that shares a night', () => {
  const other = (checkIn: string, checkOut: string, own = {}) => ({
    id: 7,
    villaId: 2,
    checkInDate: toDay(checkIn),
    checkOutDate: toDay(checkOut),
    status: 'confirmed' as const,
    ...own,
  })
  const isInTheWay = (booking: ReturnType<typeof other>) => findInTheWay(1, stay, [booking]) === booking
  expect(isInTheWay(other('2027-03-16', '2027-03-18'))).toBe(true)
  expect(isInTheWay(other('2027-03-17', '2027-03-18'))).toBe(false)
  expect(isInTheWay(other('2027-03-16', '2027-03-18', { villaId: 3 }))).toBe(false)
  expect(isInTheWay(other('2027-03-16', '2027-03-18', { id: 1 }))).toBe(false)
  expect(isInTheWay(other('2027-03-16', '2027-03-18', { status: 'cancelled' }))).toBe(false)
})

test('a spot is the same when villa and days are', () => {
  expect(isSameSpot(stay, { ...stay })).toBe(true)
  expect(isSameSpot(stay, { ...stay, villaId: 1 })).toBe(false)
  expect(isSameSpot(stay, { ...stay, checkOut: toDay('2027-03-18') })).toBe(false)
})

test('a villa without a price has its row as long as it has bookings', () => {
  const rose = { id: 1, name: 'Rose Villa', roomNumber: 'R07', isAvailable: true }
  const booked = (villaId: number) => ({ villaId, villaName: 'Honey Bee', roomNumber: null })
  expect(listRows([rose], [booked(2), booked(1), booked(2)])).toEqual([
    { ...rose, hasPrice: true },
    { id: 2, name: 'Honey Bee', roomNumber: null, isAvailable: false, hasPrice: false },
  ])
})
