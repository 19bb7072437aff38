import { readStayLink, type StayLink } from '@/features/bookings/rules/stay-link'
import { BOARDS, type Board } from '@/features/rates/rules/board'

/** The steps of the booking page in their order, named as the address names them. */
export const JOURNEY_STEPS = ['dates', 'villa', 'details', 'payment'] as const

export type CheckoutStep = (typeof JOURNEY_STEPS)[number]

/**
 * What a link to the booking page may carry: a stay, the step it leads to, the meals, in `plan` the rate plan, and in `anyOf`
 * the category of which any free villa will do.
 */
export type CheckoutLink = StayLink & { step?: CheckoutStep; anyOf?: number; board?: Board; plan?: number }

/** Reads a link's parameters; what is absent or misspelt is left out. */
export function readCheckoutLink(search: Record<string, unknown>): CheckoutLink {
  const step = JOURNEY_STEPS.find((candidate) => candidate === search.step)
  const board = BOARDS.find((candidate) => candidate === search.board)
  // An id is read as that of a category is.
  const { category: anyOf } = readStayLink({ category: search.anyOf })
  const { category: plan } = readStayLink({ category: search.plan })
  return {
    ...readStayLink(search),
    ...(anyOf && { anyOf }),
    ...(board && { board }),
    ...(plan && { plan }),
    ...(step && { step }),
  }
}
