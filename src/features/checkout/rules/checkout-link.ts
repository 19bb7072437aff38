import { readStayLink, type StayLink } from '@/features/bookings/rules/stay-link'

/** The steps of the booking page in their order, named as the address names them. */
export const JOURNEY_STEPS = ['dates', 'villa', 'details', 'payment'] as const

export type JourneyStep = (typeof JOURNEY_STEPS)[number]

/** What a link to the booking page may carry: a stay, and the step it leads to. */
export type JourneyLink = StayLink & { step?: JourneyStep }

/** Reads a link's parameters; what is absent or misspelt is left out. */
export function readJourneyLink(search: Record<string, unknown>): JourneyLink {
  const step = JOURNEY_STEPS.find((candidate) => candidate === search.step)
  return { ...readStayLink(search), ...(step && { step }) }
}
