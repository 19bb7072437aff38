import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { defineQuery } from '@/web/kit/query'
import type { endingCostsEndpoint } from './staff-contract'

/** What cancelling a booking costs now, and what it costs the guest not to come. */
export function endingCostsQuery(bookingId: number) {
  return defineQuery<typeof endingCostsEndpoint>(`${ADMIN_BOOKINGS_PATH}/${bookingId}/ending-costs`)
}
