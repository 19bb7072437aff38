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

/** What the columns of the list are called in the call, by their keys. */
const ORDER_OF: Record<string, BookingOrder> = {
  guest: 'guestName',
  villa: 'villaName',
  checkIn: 'checkInDate',
  checkOut: 'checkOutDate',
  total: 'totalAmount',
  status: 'status',
  booked: 'id',
}

/** What the list offers to narrow it by. */
export function bookingFilters(villas: readonly NamedVilla[]) {
  const inWords = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
    values.map((value) => ({ value, label: labels[value] }))
  const names = villas.map((villa) => unitNameOf(villa))
  return [
    { key: 'status', title: titles.status, choices: inWords(BOOKING_STATUSES, STATUS_LABELS) },
    { key: 'villa', title: titles.villa, choices: names.map((name) => ({ value: name, label: name })) },
    { key: 'source', title: titles.source, choices: inWords(BOOKING_SOURCES, SOURCE_LABELS) },
  ]
}

/** The first and the last day that a stay may touch. */
export const STAY_DAYS = [
  { key: 'from', title: words.from, choices: [] },
  { key: 'to', title: words.to, choices: [] },
]

/** What the address asks for, as parameters of the call; what makes no sense in it is left out. */
export function askBookings(asked: ListSearch, villas: readonly NamedVilla[]): StaffBookingSearch {
  const { words: search, sort, filters } = asked
  const order = sort && ORDER_OF[sort.column]
  const direction = sort?.isDescending ? '-' : ''
  const status = BOOKING_STATUSES.find((one) => one === filters.status)
  const source = BOOKING_SOURCES.find((one) => one === filters.source)
  const villa = villas.find((one) => unitNameOf(one) === filters.villa)
  const start = dayIn(filters.from)
  const end = dayIn(filters.to)
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
