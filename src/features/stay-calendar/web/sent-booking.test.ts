import { describe, expect, it } from 'vitest'
import type { BookingRequest } from '@/features/bookings/contract'
import { toDay } from '@/kernel/days'
import { ApiError } from '@/web/kit/request'
import { afterFailure, nextSending, readSentBooking } from './sent-booking'

const NOW = 1_800_000_000_000
const HOUR = 3_600_000
const booking: BookingRequest = {
  villaId: 1,
  guestName: 'Sample Guest',
  guestEmail: 'guest@example.com',
  checkInDate: toDay('2027-03-18'),
  checkOutDate: toDay('2027-03-20'),
  numberOfGuests: 2,
}
const first = nextSending(null, booking, NOW)
const open = { ...first, open: booking }

it('the same booking sent again goes under the same key, a changed one under another', () => {
  expect(nextSending(open, { ...booking }, NOW + HOUR)).toBe(open)
  const other = nextSending(open, { ...booking, villaId: 2 }, NOW + HOUR)
  expect(other.key).not.toBe(first.key)
  expect(other).toMatchObject({ begunAt: NOW + HOUR, open: null })
})

it('what was sent outlives a reload for a day, and nonsense in its place is nothing', () => {
  const kept = JSON.stringify(open)
  expect(readSentBooking(kept, NOW + 23 * HOUR)).toEqual(open)
  expect(readSentBooking(kept, NOW + 24 * HOUR)).toBeNull()
  for (const text of [null, '', '{', 'null', '[]', '{"key":1}', '{"key":"a","mark":"b"}', '"text"'])
    expect(readSentBooking(text, NOW)).toBeNull()
})

it('only of a booking that may have been made does the browser keep what the guest typed', () => {
  expect(JSON.stringify(first)).not.toMatch(/sample|guest/i)
  expect(JSON.stringify(afterFailure(first, booking, new ApiError(500, '')))).not.toMatch(/sample|guest/i)
})

describe('after a failure', () => {
  it.each([new TypeError('Failed to fetch'), ...[408, 502, 503, 504].map((code) => new ApiError(code, ''))])(
    '%s leaves open what became of the booking',
    (error) => expect(afterFailure(first, booking, error)).toEqual(open),
  )

  it.each([400, 409, 413, 422])('%i settles it, and the next sending takes a new key', (status) => {
    expect(afterFailure(open, booking, new ApiError(status, ''))).toBeNull()
  })

  it.each([429, 500])('%i decides nothing about what was sent before', (status) => {
    for (const sent of [first, open]) expect(afterFailure(sent, booking, new ApiError(status, ''))).toBe(sent)
  })
})
