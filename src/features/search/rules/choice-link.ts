import type { Board } from '@/features/rates/rules/board'
import type { Stay } from '@/kernel/stay'
import type { CheckoutLink } from './checkout-link'

/** What a guest chooses among the results: one villa, or any of a category, with meals and a plan where they say so. */
export type ResultChoice = ({ villa: number } | { anyOf: number }) & { board?: Board; plan?: number }

/** Where a choice among the results leads: to the guest's details, with all that was searched for. */
export function choiceLink(link: CheckoutLink, choice: ResultChoice): CheckoutLink {
  return { ...searchedOf(link), ...choice, step: 'details' }
}

/** The results for other nights, the party and what else was asked for as they are. */
export function otherDatesLink(link: CheckoutLink, { checkIn, checkOut }: Stay): CheckoutLink {
  return { ...searchedOf(link), ...wantedOf(link), checkIn, checkOut }
}

/** The villa or category of a link, which other days or another party do not change. */
export function wantedOf({ villa, category }: CheckoutLink): Pick<CheckoutLink, 'villa' | 'category'> {
  return { ...(villa && { villa }), ...(category && { category }) }
}

/** Days and party of a link, and nothing that was chosen. */
export function searchedOf(link: CheckoutLink): CheckoutLink {
  const { villa: _villa, category: _category, anyOf: _anyOf, board: _board, ...rest } = link
  const { plan: _plan, step: _step, ...searched } = rest
  return searched
}
