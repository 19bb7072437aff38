import { expect, it } from 'vitest'
import { toDay } from '@/kernel/days'
import { freeCancellationEnd, guestRights } from './free-cancellation'

const hotel = { checkInTime: '2:00 PM', timeZone: 'Africa/Kampala', freeCancellationHours: 24 }
const booking = { status: 'confirmed', checkInDate: toDay('2027-03-18') } as const

it('cancelling is free until 24 hours before check-in, by the hotel’s clock', () => {
  expect(freeCancellationEnd(booking.checkInDate, hotel)?.toISOString()).toBe('2027-03-17T11:00:00.000Z')
  const at = (now: string) =>
    guestRights(booking, { now: new Date(now), today: toDay('2027-03-17'), hotel }).canCancel
  expect(at('2027-03-17T13:59:59+03:00')).toBe(true)
  expect(at('2027-03-17T14:00:00+03:00')).toBe(false)
})

it('where clocks are put forward, the hotel’s own time counts', () => {
  const rome = { ...hotel, timeZone: 'Europe/Rome' }
  expect(freeCancellationEnd(toDay('2027-03-28'), rome)?.toISOString()).toBe('2027-03-27T12:00:00.000Z')
})

it('how long cancelling is free is for the hotel to say', () => {
  const strict = { ...hotel, freeCancellationHours: 72 }
  expect(freeCancellationEnd(booking.checkInDate, strict)?.toISOString()).toBe('2027-03-15T11:00:00.000Z')
  const now = new Date('2027-03-15T14:00:00+03:00')
  const when = { now, today: toDay('2027-03-15') }
  expect(guestRights(booking, { ...when, hotel: strict }).canCancel).toBe(false)
  expect(guestRights(booking, { ...when, hotel }).canCancel).toBe(true)
})

it('a check-in time that nobody can read counts as noon, never as later', () => {
  const vague = { ...hotel, checkInTime: 'after lunch' }
  expect(freeCancellationEnd(booking.checkInDate, vague)?.toISOString()).toBe('2027-03-17T09:00:00.000Z')
})
