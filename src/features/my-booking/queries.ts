import { defineQuery } from '@/web/kit/query'
import type { guestBookingEndpoint } from './contract'
import { MY_BOOKING_PATH } from './paths'

/** The booking that a private link leads to; the link's token is the booking's secret. */
export function guestBookingQuery(token: string) {
  return defineQuery<typeof guestBookingEndpoint>(`${MY_BOOKING_PATH}/${encodeURIComponent(token)}`)
}
