import { expect, it } from 'vitest'
import { bookingRequest } from '@/features/bookings/contract'
import { toDay } from '@/kernel/days'
import { canConfirm, writeRequest } from './guest-details'
import { NO_DETAILS } from './typed-details'

const details = {
  guestName: ' Sample Guest ',
  guestEmail: 'guest@example.com ',
  guestPhone: '',
  specialRequests: '',
}
const draft = {
  villaId: 3,
  stay: { checkIn: toDay('2027-03-18'), checkOut: toDay('2027-03-22') },
  guests: 2,
  childAges: [],
  wantsCot: false,
  board: 'bed-and-breakfast' as const,
}

it('a request carries the total of the shown price, and what the contract accepts', () => {
  const request = writeRequest(draft, { base: 6500, weekend: null }, details)
  expect(bookingRequest.parse(request)).toEqual(request)
  expect(request).toEqual({
    villaId: 3,
    guestName: 'Sample Guest',
    guestEmail: 'guest@example.com',
    guestPhone: '',
    checkInDate: '2027-03-18',
    checkOutDate: '2027-03-22',
    numberOfGuests: 2,
    board: 'bed-and-breakfast',
    totalAmount: '299.00',
    specialRequests: '',
    status: 'pending',
  })
})

it('children and a cot go along, and children leave a party that has grown smaller', () => {
  const rate = { base: 6500, weekend: null }
  const family = { ...draft, guests: 4, childAges: [4, 9], wantsCot: true }
  const request = writeRequest(family, rate, details)
  expect(bookingRequest.parse(request)).toEqual(request)
  expect(request).toMatchObject({ numberOfGuests: 4, childAges: [4, 9], wantsCot: true })
  expect(writeRequest({ ...family, guests: 2 }, rate, details)).toMatchObject({
    numberOfGuests: 2,
    childAges: [4],
  })
})

it('meals are part of the booking and of its total', () => {
  const rate = { base: 6500, weekend: null, halfBoard: 8300, fullBoard: 10_100 }
  const request = writeRequest({ ...draft, board: 'half-board' }, rate, details)
  expect(request).toMatchObject({ board: 'half-board', totalAmount: '371.00' })
})

it('a booking can be confirmed once name and e-mail are there, not with blanks in their place', () => {
  expect(canConfirm(details)).toBe(true)
  expect(canConfirm(NO_DETAILS)).toBe(false)
  expect(canConfirm({ ...details, guestName: '  ' })).toBe(false)
  expect(canConfirm({ ...details, guestEmail: '' })).toBe(false)
})
