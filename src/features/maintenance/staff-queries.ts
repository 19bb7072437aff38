import { defineQuery } from '@/web/kit/query'
import { MAINTENANCE_PATH } from './paths'
import type { ticketsEndpoint } from './staff-contract'

/** What is not done yet, the most urgent first. */
export const openTicketsQuery = defineQuery<typeof ticketsEndpoint>(MAINTENANCE_PATH)

/** What was done, the newest first. */
export const doneTicketsQuery = defineQuery<typeof ticketsEndpoint>(MAINTENANCE_PATH, { state: 'done' })

/** Everything there ever was to mend in one villa. */
export function villaTicketsQuery(villaId: number) {
  return defineQuery<typeof ticketsEndpoint>(MAINTENANCE_PATH, { state: 'all', villaId })
}
