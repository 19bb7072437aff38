import { defineWords } from '@/kernel/words'

/** The halls as they stand; how many guests each holds is literal (docs/decisions/wording.md). */
export const VENUES = defineWords('enquiries-venues.VENUES', [
  { id: 'banquet-hall', name: 'Banquet hall', capacity: 150 },
  { id: 'conference-hall', name: 'Conference hall', capacity: 100 },
] as const)

export type VenueId = (typeof VENUES)[number]['id']

export const VENUE_IDS = ['banquet-hall', 'conference-hall'] as const satisfies readonly VenueId[]

export const LAYOUTS = ['banquet', 'theatre', 'classroom', 'boardroom', 'reception'] as const

export const CATERINGS = ['none', 'coffee-breaks', 'lunch', 'dinner', 'full-day'] as const

export function venueOf(id: VenueId) {
  return VENUES.find((venue) => venue.id === id) ?? VENUES[0]
}
