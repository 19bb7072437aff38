import { expect, test } from 'vitest'
import { type Booked, priceChange } from '@/features/booking-prices/rules/price-stay'
import type { BookingStatus } from '@/features/bookings/rules/status'
import { DEFAULT_BOARD } from '@/features/rates/rules/board'
import type { Villa } from '@/features/villas/contract'
import { toDay } from '@/kernel/days'
import { offerVillas } from './offered-villas'

const villa = (id: number, own: Partial<Villa> = {}) =>
  ({ id, price: '$65.00', weekendPrice: null, isAvailable: true, maxGuests: 4, ...own }) as Villa

const taken = (villaId: number, checkInDate: string, checkOutDate: string, own = {}) => ({
  id: villaId * 10,
  villaId,
  checkInDate,
  checkOutDate,
  status: 'confirmed' as BookingStatus,
  ...own,
})

const booked: Booked = {
  id: 99,
  villaId: 1,
  checkIn: toDay('2027-03-15'),
  checkOut: toDay('2027-03-17'),
  guests: 2,
  childAges: [],
  board: DEFAULT_BOARD,
  total: 11_000,
  status: 'confirmed',
  nights: null,
}

const today = toDay('2027-03-10')

const stay = {
  checkIn: toDay('2027-03-15'),
  checkOut: toDay('2027-03-17'),
  guests: 2,
  childAges: [],
  board: DEFAULT_BOARD,
  today: toDay('2027-03-10'),
} as const

test('free villas that are large enough come first, the cheapest before the others, each with its price', () => {
  const offered = offerVillas(
    [
      villa(1, { price: '$90.00' }),
      villa(2, { maxGuests: 1 }),
      villa(3),
      villa(4),
      villa(5, { isAvailable: false }),
    ],
    [taken(3, '2027-03-16', '2027-03-18')],
    stay,
  )
  expect(
    offered.map(({ villa: { id }, total, isFree, isLargeEnough }) => [id, total, isFree, isLargeEnough]),
  ).toEqual([
    [4, 13_000, true, true],
    [1, 18_000, true, true],
    [2, 13_000, true, false],
    [3, 13_000, false, true],
  ])
})

test('days others leave or arrive on, stays given back, and the booking itself are in nobody’s way', () => {
  const isFree = (booking: ReturnType<typeof taken>) =>
    offerVillas([villa(1)], [booking], { ...stay, booked })[0]?.isFree
  expect(isFree(taken(1, '2027-03-13', '2027-03-15'))).toBe(true)
  expect(isFree(taken(1, '2027-03-17', '2027-03-19'))).toBe(true)
  expect(isFree(taken(1, '2027-03-15', '2027-03-17', { status: 'cancelled' }))).toBe(true)
  expect(isFree(taken(1, '2027-03-15', '2027-03-17', { id: 99 }))).toBe(true)
  expect(isFree(taken(1, '2027-03-15', '2027-03-17'))).toBe(false)
})

test('a villa that is not offered with the meals asked for has no price and comes after those that are', () => {
  const offered = offerVillas([villa(1), villa(2, { fullBoardPrice: '95.00' })], [], {
    ...stay,
    board: 'full-board',
  })
  expect(offered.map(({ villa: { id }, total }) => [id, total])).toEqual([
    [2, 19_000],
    [1, null],
  ])
})

test('a booking keeps what was agreed while nights, villa and meals stay, also where the villa is closed or has no price', () => {
  const closed = villa(1, { isAvailable: false })
  const offered = offerVillas([closed, villa(2)], [], { ...stay, booked })
  expect(offered.map(({ villa: { id }, total }) => [id, total])).toEqual([
    [1, 11_000],
    [2, 13_000],
  ])
  const longer = { ...booked, checkOut: toDay('2027-03-18') }
  expect(priceChange([closed], longer, booked, today)).toBe(19_500)
  expect(priceChange([], booked, booked, today)).toBe(11_000)
  expect(priceChange([], longer, booked, today)).toBeNull()
  expect(priceChange([villa(1)], { ...booked, board: 'half-board' }, booked, today)).toBeNull()
})

test('guests in house are moved from today on at what was agreed, past whoever had the villa before and has left', () => {
  const inHouse: Booked = { ...booked, status: 'checked-in' }
  const offer = (own: object) =>
    offerVillas([villa(1), villa(2, { price: '$90.00' })], [taken(2, '2027-03-15', '2027-03-16', own)], {
      ...stay,
      booked: inHouse,
      today: toDay('2027-03-16'),
    }).find((one) => one.villa.id === 2)
  expect(offer({})).toMatchObject({ isFree: true, total: 11_000 })
  expect(offer({ checkOutDate: '2027-03-17' })).toMatchObject({ isFree: false })
  expect(offer({ checkOutDate: '2027-03-17', status: 'checked-out' })).toMatchObject({ isFree: true })
})

test('guests in house who stay longer keep each agreed night and pay the price of those they add', () => {
  const nights = [15, 16].map((day) => ({ day: toDay(`2027-03-${day}`), cents: 5500 }))
  const inHouse: Booked = { ...booked, status: 'checked-in', nights }
  const longer = { ...booked, checkOut: toDay('2027-03-18') }
  expect(priceChange([villa(1)], longer, inHouse, today)).toBe(17_500)
})
