import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { ADMIN_GROUPS_PATH } from '@/features/groups/paths'
import { defineQuery } from '@/web/kit/query'
import type { billingEndpoint, groupBillingEndpoint } from './contract'

export function billingQuery(bookingId: number) {
  return defineQuery<typeof billingEndpoint>(`${ADMIN_BOOKINGS_PATH}/${bookingId}/billing`)
}

export function groupBillingQuery(groupId: number) {
  return defineQuery<typeof groupBillingEndpoint>(`${ADMIN_GROUPS_PATH}/${groupId}/billing`)
}
