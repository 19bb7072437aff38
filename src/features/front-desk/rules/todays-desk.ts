import { type BookingStatus, holdsNights } from '@/features/bookings/rules/status'
import type { Day } from '@/kernel/days'

type Stay = { checkInDate: string; checkOutDate: string; status: BookingStatus }

/**
 * What front desk has to do with on one day; a stay that was cancelled is in none of the lists. Who should have left
 * before and is still in house is a late departure.
 */
export function gatherDesk<Booking extends Stay>(bookings: readonly Booking[], today: Day) {
  const live = bookings.filter(({ status }) => holdsNights(status))
  return {
    arrivals: live.filter(({ checkInDate }) => checkInDate === today),
    lateDepartures: live.filter(
      ({ status, checkOutDate }) => status === 'checked-in' && checkOutDate < today,
    ),
    departures: live.filter(({ checkOutDate }) => checkOutDate === today),
    inHouse: live.filter(({ status }) => status === 'checked-in'),
  }
}
