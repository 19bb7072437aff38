import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { defineQuery } from '@/web/kit/query'
import { UNSETTLED_MONEY_PATH } from './paths'
import type { staffPaymentsEndpoint, unsettledMoneyEndpoint } from './staff-contract'

/** Money that staff have to look at; providers post it while nobody looks. */
export const unsettledMoneyQuery = defineQuery<typeof unsettledMoneyEndpoint>(UNSETTLED_MONEY_PATH)

export function staffPaymentsQuery(bookingId: number) {
  return defineQuery<typeof staffPaymentsEndpoint>(`${ADMIN_BOOKINGS_PATH}/${bookingId}/online-payments`)
}
