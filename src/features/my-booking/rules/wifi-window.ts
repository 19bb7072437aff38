import type { BookingStatus } from '@/features/bookings/rules/status'
import { addDays, type Day } from '@/kernel/days'

type Standing = { status: BookingStatus; checkIn: Day; checkOut: Day }

/**
 * True for a stay that is confirmed or begun, from the day before arrival to the day of departure: a link that lies in
 * a mailbox for months opens no network, and a request alone none at all (docs/decisions/before-arrival.md).
 */
export function canSeeWifi({ status, checkIn, checkOut }: Standing, today: Day): boolean {
  const isSure = status === 'confirmed' || status === 'checked-in'
  return isSure && today >= addDays(checkIn, -1) && today <= checkOut
}
