import type { BookingStatus } from '@/features/bookings/rules/status'
import { readClockTime } from '@/kernel/clock-times'
import { type Day, instantOf } from '@/kernel/days'

const HOUR_MS = 3_600_000
const NOON_MINUTES = 12 * 60

/** What a guest may still do with a booking by themselves, on its private page. */
export type GuestRights = {
  /** Party, arrival time and requests. */
  canChange: boolean
  /** Dates, villa and meals. */
  canChangeStay: boolean
  canCancel: boolean
}

type Hotel = { checkInTime: string; timeZone: string; freeCancellationHours: number }

/** The instant until which cancelling is free: the hotel's check-in time on the day of arrival, less the hours that staff set. */
export function freeCancellationEnd(
  checkIn: Day,
  { checkInTime, timeZone, freeCancellationHours }: Hotel,
): Date {
  const arrival = instantOf(checkIn, readClockTime(checkInTime) ?? NOON_MINUTES, timeZone)
  return new Date(arrival.getTime() - freeCancellationHours * HOUR_MS)
}

/**
 * Party and requests may change until the day of arrival is over; the stay itself, and cancelling it, are the guest's
 * while cancelling is free (docs/decisions/guest-changes.md).
 */
export function guestRights(
  { status, checkInDate }: { status: BookingStatus; checkInDate: Day },
  { now, today, hotel }: { now: Date; today: Day; hotel: Hotel },
): GuestRights {
  const isAhead = status === 'pending' || status === 'confirmed'
  const isFree = isAhead && now < freeCancellationEnd(checkInDate, hotel)
  return { canChange: isAhead && checkInDate >= today, canChangeStay: isFree, canCancel: isFree }
}
