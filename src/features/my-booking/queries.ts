import { defineQuery } from '@/web/kit/query'
import type { guestBookingEndpoint, payingDeskEndpoint } from './contract'
import { MY_BOOKING_PATH } from './paths'

/** The booking that a private link leads to; the link's token is the booking's secret. */
export function guestBookingQuery(token: string) {
  return defineQuery<typeof guestBookingEndpoint>(`${MY_BOOKING_PATH}/${encodeURIComponent(token)}`)
}

/** What may be paid for it online, and what became of it. */
export function payingDeskQuery(token: string) {
  return defineQuery<typeof payingDeskEndpoint>(`${MY_BOOKING_PATH}/${encodeURIComponent(token)}/payments`)
}
