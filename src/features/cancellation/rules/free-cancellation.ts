import type { BookingStatus } from '@/features/bookings/rules/status'
import type { EndingFee } from '@/features/property/rules/money-terms'
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

/** What the hotel says of cancelling. */
export type Hotel = {
  checkInTime: string
  timeZone: string
  freeCancellationHours: number
  lateCancellationFee?: EndingFee
  /** A plan of the guest's by which cancelling is never free. */
  isNonRefundable?: boolean
}

/** The instant until which cancelling is free: the hotel's check-in time on the day of arrival, less the hours that staff set; null where it never is. */
export function freeCancellationEnd(
  checkIn: Day,
  { checkInTime, timeZone, freeCancellationHours, isNonRefundable }: Hotel,
): Date | null {
  if (isNonRefundable) return null
  const arrival = instantOf(checkIn, readClockTime(checkInTime) ?? NOON_MINUTES, timeZone)
  return new Date(arrival.getTime() - freeCancellationHours * HOUR_MS)
}

/** Whether a stay is cancelled for nothing at this moment. */
export function isFreeToCancel(checkIn: Day, hotel: Hotel, now: Date): boolean {
  const end = freeCancellationEnd(checkIn, hotel)
  return end !== null && now < end
}

/**
 * Party and requests may change until the day of arrival is over; the stay itself, and cancelling it, are the guest's
 * while cancelling is free (docs/decisions/guest-changes.md). Where the hotel has a fee for cancelling late, the guest of a
 * confirmed stay cancels for it until the day of arrival is over (docs/decisions/folio.md). A request that nobody confirmed
 * costs nothing on any plan.
 */
export function guestRights(
  { status, checkInDate }: { status: BookingStatus; checkInDate: Day },
  { now, today, hotel }: { now: Date; today: Day; hotel: Hotel },
): GuestRights {
  const isAhead = status === 'pending' || status === 'confirmed'
  const isFree = isAhead && isFreeToCancel(checkInDate, hotel, now)
  const canChange = isAhead && checkInDate >= today
  const hasFee = (hotel.lateCancellationFee ?? 'none') !== 'none'
  const canPayToCancel = canChange && status === 'confirmed' && hasFee
  const isRequest = canChange && status === 'pending' && hotel.isNonRefundable === true
  return { canChange, canChangeStay: isFree, canCancel: isFree || canPayToCancel || isRequest }
}
