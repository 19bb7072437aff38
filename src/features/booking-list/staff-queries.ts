import { defineQuery } from '@/web/kit/query'
import { BOOKING_BALANCES_PATH } from './paths'
import type { bookingBalancesEndpoint } from './staff-contract'

export function bookingBalancesQuery(ids: readonly number[]) {
  return defineQuery<typeof bookingBalancesEndpoint>(BOOKING_BALANCES_PATH, { ids: ids.join(',') })
}
