import type { Day } from '@/kernel/days'
import { defineQuery } from '@/web/kit/query'
import type { venueDayEndpoint } from './contract'
import { VENUE_DAY_PATH } from './paths'
import type { VenueId } from './rules/venues'

/** What is known of a day in a venue. */
export function venueDayQuery(venue: VenueId, date: Day) {
  return defineQuery<typeof venueDayEndpoint>(VENUE_DAY_PATH, { venue, date })
}
