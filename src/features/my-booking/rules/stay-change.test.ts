import { expect, it } from 'vitest'
import { readAvailability } from '@/features/availability/rules/availability'
import type { Villa } from '@/features/villas/contract'
import { toDay } from '@/kernel/days'
import type { GuestBooking } from '../contract'
import {
  extrasOf,
  isFreeIn,
  judgeCode,
  judgeWish,
  tellDifference,
  totalOf,
  wishOf,
  writeChange,
} from './stay-change'

// What the rules read of either.
const booking = {
  status: 'confirmed',
  villaId: 1,
  checkInDate: '2027-03-15',
  checkOutDate: '2027-03-17',
  numberOfGuests: 2,
  childAges: [],
  wantsCot: false,
  board: 'bed-and-breakfast',
  totalAmount: '100.00',
  extras: [],
  nights: [],
  canChangeStay: true,
  maxGuests: 2,
  today: '2027-03-10',
} as unknown as GuestBooking
const villa = { id: 2, price: '$65.00', weekendPrice: null, maxGuests: 4 } as unknown as Villa
const booked = wishOf(booking)
const longer = { ...booked, stay: { ...booked.stay, checkOut: toDay('2027-03-18') } }

it('a party keeps the agreed price; other nights, villa or meals cost what they cost today', () => {
  const more = { ...booked, party: { guests: 1, childAges: [], wantsCot: true } }
  expect(totalOf(booking, more, villa)).toBe(10_000)
  expect(totalOf(booking, longer, villa)).toBe(19_500)
  expect(totalOf(booking, { ...booked, villaId: 2 }, villa)).toBe(13_000)
  expect(totalOf(booking, longer, undefined)).toBeNull()
  expect(totalOf(booking, { ...longer, board: 'full-board' }, villa)).toBeNull()
})

it('a price that staff set is dearer by those who come in addition, and no cheaper by those who do not', () => {
  const nights = [{ night: '2027-03-15', amount: '50.00', isWeekend: false, extraGuests: '10.00' }]
  const set = { nights, totalAmount: '50.00', hasSetPrice: true, canChangeStay: false }
  const guestPrices = { included: 2, adult: '20.00', children: [], says: '' }
  const own = { ...booking, ...set, numberOfGuests: 3 } as unknown as GuestBooking
  const totalWith = (guests: number) =>
    totalOf(own, { ...wishOf(own), party: { guests, childAges: [], wantsCot: false } }, {
      ...villa,
      guestPrices,
    } as unknown as Villa)
  expect([2, 3, 4, 5].map(totalWith)).toEqual([5000, 5000, 7000, 9000])
})

it('a code lowers the price of other nights too where it holds, and the guest is told where it does not', () => {
  const promo = {
    ...{ id: 1, code: 'MARCH', kind: 'percentage', value: 1000, stayFrom: null, categories: null },
    ...{ stayTo: '2027-03-17', off: '5.00' },
  }
  const nights = [{ night: '2027-03-15', amount: '45.00', isWeekend: false, promo }]
  const lowered = { ...booking, nights } as unknown as GuestBooking
  expect([totalOf(lowered, longer, villa), judgeCode(lowered, longer, villa)]).toEqual([17_550, null])
  const beyond = { ...booked, stay: { ...booked.stay, checkOut: toDay('2027-03-19') } }
  expect([totalOf(lowered, beyond, villa), judgeCode(lowered, beyond, villa)]).toEqual([
    26_000,
    'The code MARCH holds for stays until Thu, 18 Mar 2027.',
  ])
  expect([judgeCode(lowered, booked, villa), judgeCode(booking, beyond, villa)]).toEqual([null, null])
})

it('the difference is said in words', () => {
  expect(tellDifference(booking, 14_000)).toBe('$40.00 more')
  expect(tellDifference(booking, 8_000)).toBe('$20.00 less')
  expect(tellDifference(booking, 10_000)).toBe('same price')
})

it('a wish is judged by the villa it asks for', () => {
  const three = { ...booked, party: { guests: 3, childAges: [4], wantsCot: false } }
  expect(judgeWish(booking, three, villa).map(({ path }) => path)).toEqual(['numberOfGuests'])
  expect(judgeWish(booking, { ...three, villaId: 2 }, villa)).toEqual([])
  const childrenAlone = { ...booked, party: { guests: 1, childAges: [4], wantsCot: false } }
  expect(judgeWish(booking, childrenAlone, villa).map(({ path }) => path)).toEqual(['childAges'])
})

it('a villa counts as free where every night is known to be', () => {
  const window = { first: toDay('2027-03-01'), last: toDay('2027-03-31') }
  const taken = {
    villaId: 2,
    checkInDate: '2027-03-16',
    checkOutDate: '2027-03-18',
    status: 'pending',
  } as const
  const seen = readAvailability([1, 2], toDay('2027-03-10'), [{ window, bookings: [taken] }])
  expect([isFreeIn(1, longer, seen), isFreeIn(2, longer, seen)]).toEqual([true, false])
  const april = { stay: { checkIn: toDay('2027-04-01'), checkOut: toDay('2027-04-02') } }
  expect(isFreeIn(1, april, seen)).toBe(false)
})

it('sends what differs with the price that was seen, and nothing where nothing does', () => {
  expect(writeChange(booking, booked, 10_000)).toBeNull()
  expect(writeChange(booking, longer, 19_500)).toEqual({
    checkOutDate: '2027-03-18',
    totalAmount: '195.00',
    extrasAmount: '0.00',
  })
})

it('tells what meals by the guest come to with fewer people, and no less once cancelling is free no more', () => {
  const lunch = {
    unit: 'guest',
    servedOn: 'arrival',
    pieces: 1,
    quantity: 2,
    price: '12.00',
    amount: '24.00',
  }
  const withLunch = { ...booking, extras: [{ ...lunch, name: 'Lunch' }] } as GuestBooking
  const alone = { ...booked, party: { guests: 1, childAges: [], wantsCot: false } }
  expect(extrasOf(withLunch, alone)).toEqual({ was: 2400, is: 1200 })
  const late = { ...withLunch, canChangeStay: false }
  expect(extrasOf(late, alone)).toEqual({ was: 2400, is: 2400 })
  expect(writeChange(late, alone, 10_000)).toMatchObject({ numberOfGuests: 1, extrasAmount: '24.00' })
})
