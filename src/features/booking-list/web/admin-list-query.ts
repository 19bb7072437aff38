import type { BookingOrder } from '@/features/bookings/rules/list-order'
import { BOOKING_SOURCES } from '@/features/bookings/rules/sources'
import { BOOKING_STATUSES } from '@/features/bookings/rules/status'
import type { StaffBookingSearch } from '@/features/bookings/staff-queries'
import { SOURCE_LABELS, STATUS_LABELS } from '@/features/bookings/web/admin-status-text'
import { bookingsAdminText as titles } from '@/features/front-desk/web/admin-text'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { type Day, isDay } from '@/kernel/days'
import type { ListSearch } from '@/web/admin-kit/list-search'
import { bookingListText as words } from './admin-text'

type NamedVilla = { id: number; name: string; roomNumber: string | null }

/** Names of the parameters the days of the list stand under in the address. */
export const FROM = words.from
export const TO = words.to

/** What the columns of the list are called in the call, by their titles. */
const ORDER_OF: Record<string, BookingOrder> = {
  [titles.guest]: 'guestName',
  [titles.villa]: 'villaName',
  [titles.checkIn]: 'checkInDate',
  [titles.checkOut]: 'checkOutDate',
  [titles.total]: 'totalAmount',
  [titles.status]: 'status',
  [titles.booked]: 'id',
}

/** What the address asks for, as parameters of the call; what makes no sense in it is left out. */
export function askBookings(asked: ListSearch, villas: readonly NamedVilla[]): StaffBookingSearch {
  const { words: search, sort, filters } = asked
  const order = sort && ORDER_OF[sort.column]
  const direction = sort?.isDescending ? '-' : ''
  const status = BOOKING_STATUSES.find((one) => STATUS_LABELS[one] === filters[titles.status])
  const source = BOOKING_SOURCES.find((one) => SOURCE_LABELS[one] === filters[titles.source])
  const villa = villas.find((one) => unitNameOf(one) === filters[titles.villa])
  const start = dayIn(filters[FROM])
  const end = dayIn(filters[TO])
  return {
    ...(search && { search }),
    ...(order && { sort: `${direction}${order}` as const }),
    ...(status && { status }),
    ...(source && { source }),
    ...(villa && { villaId: villa.id }),
    ...(start && { start }),
    ...(end && { end }),
  }
}

function dayIn(text: string | undefined): Day | undefined {
  return text !== undefined && isDay(text) ? text : undefined
}
