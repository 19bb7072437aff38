import { defineQuery, type SearchOf } from '@/web/kit/query'
import { ADMIN_BOOKINGS_PATH, BOOKINGS_SUMMARY_PATH } from './paths'
import type {
  bookingHistoryEndpoint,
  bookingNotesEndpoint,
  bookingSummaryEndpoint,
  staffBookingEndpoint,
  staffBookingsEndpoint,
} from './staff-contract'

export type StaffBookingSearch = SearchOf<typeof staffBookingsEndpoint>

export function staffBookingsQuery(search: StaffBookingSearch) {
  return defineQuery<typeof staffBookingsEndpoint>(ADMIN_BOOKINGS_PATH, search)
}

/** The sums of all bookings a search finds. */
export function bookingSummaryQuery(search: SearchOf<typeof bookingSummaryEndpoint>) {
  return defineQuery<typeof bookingSummaryEndpoint>(BOOKINGS_SUMMARY_PATH, search)
}

export function staffBookingQuery(id: number) {
  return defineQuery<typeof staffBookingEndpoint>(`${ADMIN_BOOKINGS_PATH}/${id}`)
}

export function bookingHistoryQuery(id: number) {
  return defineQuery<typeof bookingHistoryEndpoint>(`${ADMIN_BOOKINGS_PATH}/${id}/history`)
}

export function bookingNotesQuery(id: number) {
  return defineQuery<typeof bookingNotesEndpoint>(`${ADMIN_BOOKINGS_PATH}/${id}/notes`)
}
