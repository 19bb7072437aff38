import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { defineQuery } from '@/web/kit/query'
import type { bookingLinksEndpoint } from './staff-contract'

export function bookingLinksQuery(bookingId: number) {
  return defineQuery<typeof bookingLinksEndpoint>(`${ADMIN_BOOKINGS_PATH}/${bookingId}/payment-links`)
}
