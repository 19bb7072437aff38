import { readStayLink, type StayLink } from '@/features/bookings/rules/stay-link'

/** The steps of the booking page in their order, named as the address names them. */
export const JOURNEY_STEPS = ['dates', 'villa', 'details', 'payment'] as const

export type CheckoutStep = (typeof JOURNEY_STEPS)[number]

/** What a link to the booking page may carry: a stay, and the step it leads to. */
export type CheckoutLink = StayLink & { step?: CheckoutStep }

/** Reads a link's parameters; what is absent or misspelt is left out. */
export function readCheckoutLink(search: Record<string, unknown>): CheckoutLink {
  const step = JOURNEY_STEPS.find((candidate) => candidate === search.step)
  return { ...readStayLink(search), ...(step && { step }) }
}
