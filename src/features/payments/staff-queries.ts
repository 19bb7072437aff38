import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { defineQuery } from '@/web/kit/query'
import type { bookingLedgerEndpoint } from './contract'
import { APPROVALS_PATH } from './paths'
import type { approvalsEndpoint } from './staff-contract'

export function bookingLedgerQuery(bookingId: number) {
  return defineQuery<typeof bookingLedgerEndpoint>(`${ADMIN_BOOKINGS_PATH}/${bookingId}/payments`)
}

/** What waits for an admin, in all bookings. */
export function approvalsQuery() {
  return defineQuery<typeof approvalsEndpoint>(APPROVALS_PATH)
}
