import { BOOKING_SOURCES } from '@/features/bookings/rules/sources'
import { BOOKING_STATUSES } from '@/features/bookings/rules/status'
import { SOURCE_LABELS, STATUS_LABELS } from '@/features/bookings/web/admin-status-text'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { isDay } from '@/kernel/days'
import type { ListSearch } from '@/web/admin-kit/list-search'
import { bookingListText as words } from './admin-desk-text'
import { bookingsAdminText as titles } from './admin-text'

type NamedVilla = { id: number; name: string; roomNumber: string | null }

/** Names of the parameters the days of the list stand under in the address. */
export const FROM = words.from
export const TO = words.to

/** What the columns of the list are called in the call, by their titles. */
const ORDER_OF: Record<string, string> = {
  [titles.guest]: 'guestName',
  [titles.villa]: 'villaName',
  [titles.checkIn]: 'checkInDate',
  [titles.checkOut]: 'checkOutDate',
  [titles.total]: 'totalAmount',
  [titles.status]: 'status',
  [titles.booked]: 'id',
}

/** What the address asks for, as parameters of the call; what makes no sense in it is left out. */
export function askBookings(asked: ListSearch, villas: readonly NamedVilla[]): URLSearchParams {
  const { words: search, sort, filters } = asked
  const order = sort && ORDER_OF[sort.column]
  const wanted: Record<string, string | number | undefined> = {
    search: search || undefined,
    sort: order ? (sort.isDescending ? '-' : '') + order : undefined,
    status: BOOKING_STATUSES.find((status) => STATUS_LABELS[status] === filters[titles.status]),
    source: BOOKING_SOURCES.find((source) => SOURCE_LABELS[source] === filters[titles.source]),
    villaId: villas.find((villa) => unitNameOf(villa) === filters[titles.villa])?.id,
    start: dayIn(filters[FROM]),
    end: dayIn(filters[TO]),
  }
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(wanted))
    if (value !== undefined) parameters.set(name, String(value))
  return parameters
}

function dayIn(text: string | undefined): string | undefined {
  return text !== undefined && isDay(text) ? text : undefined
}
