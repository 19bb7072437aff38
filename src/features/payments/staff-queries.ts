import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { defineQuery } from '@/web/kit/query'
import type { bookingLedgerEndpoint } from './contract'

export function bookingLedgerQuery(bookingId: number) {
  return defineQuery<typeof bookingLedgerEndpoint>(`${ADMIN_BOOKINGS_PATH}/${bookingId}/payments`)
}
