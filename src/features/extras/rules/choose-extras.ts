import { type Cents, toCents } from '@/kernel/money'
import type { OfferedExtra } from '../contract'
import type { ExtraChoice } from './extra-choice'
import { type ExtraStay, needOf, priceExtra } from './price-extra'

export type ChosenExtra = OfferedExtra & { pieces: number; quantity: number; cents: Cents; isLeft: boolean }

/** What of the offered extras is chosen, in their order, and what all of it comes to. What is offered no more is left out. */
export function chooseExtras(
  offered: readonly OfferedExtra[],
  choice: ExtraChoice,
  booked: ExtraStay,
): { chosen: ChosenExtra[]; cents: Cents } {
  const chosen = offered.flatMap((extra): ChosenExtra[] => {
    const wanted = choice[extra.id] ?? 0
    if (wanted <= 0) return []
    const pieces = Math.min(wanted, mostOf(extra))
    const price = priceExtra({ ...extra, price: toCents(extra.price) }, pieces, booked)
    return [{ ...extra, pieces, ...price, isLeft: isLeft(extra, pieces, booked) }]
  })
  return { chosen, cents: chosen.reduce((sum, { cents }) => sum + cents, 0) }
}

/** How many pieces of an extra a guest may choose. */
export function mostOf({ unit, mostPieces }: Pick<OfferedExtra, 'unit' | 'mostPieces'>): number {
  return unit === 'piece' ? mostPieces : 1
}

/** Whether so many of it are left on the days of the stay. */
export function isLeft(extra: OfferedExtra, pieces: number, booked: ExtraStay): boolean {
  return extra.left === null || needOf(extra, pieces, booked).perDay <= extra.left
}
