import type { ArrivalTime } from '@/features/bookings/rules/arrival-time'
import { type BookingStatus, holdsNights } from '@/features/bookings/rules/status'
import type { Day } from '@/kernel/days'

type Stay = {
  checkInDate: string
  checkOutDate: string
  status: BookingStatus
  arrivalTime: ArrivalTime | null
  holdExpiresAt: string | null
}

/** After every time a guest may give. */
const NO_TIME = '99:99'

/**
 * What front desk has to do with on one day; a stay that was cancelled is in none of the lists. Who should have come or
 * left before and has not is still there, first; who has come or left already is last.
 */
export function gatherDesk<Booking extends Stay>(bookings: readonly Booking[], day: Day) {
  const live = bookings.filter(({ status }) => holdsNights(status))
  return {
    arrivals: sortBy(
      live.filter((stay) => stay.checkInDate === day || isMissing(stay, day)),
      ({ status, checkInDate, arrivalTime }) =>
        `${isDone(status, 'confirmed', 'pending')} ${checkInDate} ${arrivalTime ?? NO_TIME}`,
    ),
    departures: sortBy(
      live.filter((stay) => stay.checkOutDate === day || isLate(stay, day)),
      ({ status, checkOutDate }) => `${isDone(status, 'confirmed', 'pending', 'checked-in')} ${checkOutDate}`,
    ),
    inHouse: sortBy(
      live.filter(({ status }) => status === 'checked-in'),
      ({ checkOutDate }) => checkOutDate,
    ),
    requests: sortBy(
      live.filter(({ status }) => status === 'pending'),
      ({ holdExpiresAt, checkInDate }) => holdExpiresAt ?? `9999 ${checkInDate}`,
    ),
  }
}

/** 0 while there is something to do for the list, 1 afterwards. */
const isDone = (status: BookingStatus, ...open: BookingStatus[]) => (open.includes(status) ? 0 : 1)

/** Confirmed, and not come on the day of arrival; until the stay is over they may still come. */
function isMissing({ status, checkInDate, checkOutDate }: Stay, day: Day): boolean {
  return status === 'confirmed' && checkInDate < day && checkOutDate >= day
}

/** Still in house after the day of departure. */
export function isLate({ status, checkOutDate }: Pick<Stay, 'status' | 'checkOutDate'>, day: string) {
  return status === 'checked-in' && checkOutDate < day
}

function sortBy<Booking>(bookings: Booking[], keyOf: (booking: Booking) => string): Booking[] {
  return bookings.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
}
