import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { defineQuery } from '@/web/kit/query'
import type { staffPaymentsEndpoint } from './staff-contract'

export function staffPaymentsQuery(bookingId: number) {
  return defineQuery<typeof staffPaymentsEndpoint>(`${ADMIN_BOOKINGS_PATH}/${bookingId}/online-payments`)
}
