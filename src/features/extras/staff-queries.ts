import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { defineQuery } from '@/web/kit/query'
import type { bookedExtrasEndpoint } from './staff-contract'

export function bookedExtrasQuery(bookingId: number) {
  return defineQuery<typeof bookedExtrasEndpoint>(`${ADMIN_BOOKINGS_PATH}/${bookingId}/extras`)
}
