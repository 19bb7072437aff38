import { toDay } from '@/kernel/days'
import { defineQuery } from '@/web/kit/query'
import { STAYS_IN_THE_WAY_PATH } from './paths'
import type { staysInTheWayEndpoint } from './staff-contract'

/** Nights of a villa, the first and the last included. */
type WantedNights = { villaId: number; startDate: string; endDate: string }

export function staysInTheWayQuery({ villaId, startDate, endDate }: WantedNights) {
  return defineQuery<typeof staysInTheWayEndpoint>(STAYS_IN_THE_WAY_PATH, {
    villaId,
    startDate: toDay(startDate),
    endDate: toDay(endDate),
  })
}
