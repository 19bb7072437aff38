import { defineQuery } from '@/web/kit/query'
import { APPROVALS_PATH } from './paths'
import type { approvalsEndpoint } from './staff-contract'

/** What waits for an admin, in all bookings. */
export function approvalsQuery() {
  return defineQuery<typeof approvalsEndpoint>(APPROVALS_PATH)
}
