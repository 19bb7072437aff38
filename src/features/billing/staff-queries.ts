import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { defineQuery } from '@/web/kit/query'
import type { billingEndpoint } from './contract'

export function billingQuery(bookingId: number) {
  return defineQuery<typeof billingEndpoint>(`${ADMIN_BOOKINGS_PATH}/${bookingId}/billing`)
}
