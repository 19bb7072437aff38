import { expect, test } from 'vitest'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { toDay } from '@/kernel/days'
import { copyBooking } from './copy-booking'

const BOOKING = {
  id: 7,
  villaId: 3,
  checkInDate: '2027-03-15',
  checkOutDate: '2027-03-18',
  numberOfGuests: 3,
  childAges: [4],
  wantsCot: true,
  board: 'half-board',
  source: 'phone',
  guestName: 'Akello Sample',
  guestEmail: null,
  guestPhone: '+256 700 000 012',
  specialRequests: 'A quiet room',
  totalAmount: '0.00',
  status: 'confirmed',
} as unknown as StaffBooking

test('a stay ahead is copied with its days and without its villa, which it has itself', () => {
  const copy = copyBooking(BOOKING, toDay('2027-03-10'))
  expect(copy).toEqual({
    checkInDate: '2027-03-15',
    checkOutDate: '2027-03-18',
    numberOfGuests: 3,
    childAges: [4],
    wantsCot: true,
    board: 'half-board',
    source: 'phone',
    guestName: 'Akello Sample',
    guestEmail: null,
    guestPhone: '+256 700 000 012',
    specialRequests: 'A quiet room',
  })
})

test('a stay that began is copied as many nights from today on, in the same villa', () => {
  expect(copyBooking(BOOKING, toDay('2027-03-16'))).toMatchObject({
    checkInDate: '2027-03-16',
    checkOutDate: '2027-03-19',
    villaId: 3,
  })
})
