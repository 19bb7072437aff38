import { guestsOffered } from '@/features/bookings/rules/limits'
import { boardSupplement, rateOf } from '@/features/rates/rules/pricing'
import type { Villa } from '@/features/villas/contract'
import type { Cents } from '@/kernel/money'
import { type Offer, quoteVilla, type Wish } from './offers'

/**
 * The villa for a guest to whom any of a category will do: the cheapest that is free; of several at one price the one
 * with the fewest places to spare, so that large parties find theirs; of those the first in the order of staff
 * (docs/decisions/search-results.md).
 */
export function pickAny(offers: readonly Offer[], categoryId: number | null): Offer | undefined {
  const [first, ...rest] = offers.filter(({ villa }) => villa.categoryId === categoryId)
  return first && rest.reduce((best, offer) => (isBetter(offer, best) ? offer : best), first)
}

/** Another free villa of the same category at the same price as `villa`, which cannot be had any more. */
export function findSubstitute(offers: readonly Offer[], villa: Villa, total: Cents): Offer | undefined {
  const alike = offers.filter((offer) => offer.quote.total === total && offer.villa.id !== villa.id)
  return pickAny(alike, villa.categoryId)
}

/** What becomes of a choice now that it is known what is free. */
export type Review =
  | { kind: 'stands' }
  | { kind: 'picked'; villaId: number }
  /** Another kind of villa is shown. */
  | { kind: 'hidden' }
  /** None at this price is left; `from` is what the cheapest other of the category costs, in cents. */
  | { kind: 'gone'; from: Cents | null }

type Known = { villas: readonly Villa[]; offers: readonly Offer[] }
type AnyChoice = { villaId: number | null; category: number | null; anyOf: number }

/** Looks after a guest to whom any villa of a category will do: picks one, and another at the same price when it is taken. */
export function reviewAnyChoice(choice: AnyChoice, { villas, offers }: Known, wish: Wish): Review {
  const { villaId, anyOf, category } = choice
  if (category !== null && category !== anyOf) return { kind: 'hidden' }
  if (offers.some(({ villa }) => villa.id === villaId && villa.categoryId === anyOf))
    return { kind: 'stands' }
  const next = pickAny(offers, anyOf)
  const lost = villas.find(({ id }) => id === villaId)
  const isPriced = lost && boardSupplement(rateOf(lost), wish.board) !== null
  const other = isPriced ? findSubstitute(offers, lost, quoteVilla(lost, wish).total) : next
  return other
    ? { kind: 'picked', villaId: other.villa.id }
    : { kind: 'gone', from: next?.quote.total ?? null }
}

function isBetter({ villa, quote }: Offer, best: Offer): boolean {
  if (quote.total !== best.quote.total) return quote.total < best.quote.total
  return guestsOffered(villa) < guestsOffered(best.villa)
}
