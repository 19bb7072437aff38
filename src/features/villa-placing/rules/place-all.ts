import { daysBetween } from '@/kernel/days'
import { type Stay, staysOverlap } from '@/kernel/stay'

/** Nights of a villa that are somebody's already. */
export type Taken = Stay & { villaId: number }

export type Unplaced = Stay & {
  id: number
  /** The villa that keeps its nights meanwhile. */
  villaId: number
  /** Villas that would do, that one among them. */
  fits: readonly number[]
}

/** A gap as long as this, or longer, is as good as an empty month. */
const WIDEST_GAP = 30

/**
 * A villa for each of several stays, so that no night is anybody else's and as few short gaps are left as a look at one
 * stay after the other finds; longer stays have more to choose from than what is left over, so of those that begin on one
 * day the longest comes first. Where somebody would be left without, all stay where they are, which is always possible.
 */
export function placeAll(stays: readonly Unplaced[], taken: readonly Taken[]): Map<number, number> {
  const kept = new Map(stays.map(({ id, villaId }) => [id, villaId]))
  const placed = new Map<number, number>()
  const all = [...taken]
  const order = stays.toSorted(
    (one, other) =>
      one.checkIn.localeCompare(other.checkIn) ||
      other.checkOut.localeCompare(one.checkOut) ||
      one.id - other.id,
  )
  for (const stay of order) {
    const [best] = stay.fits
      .filter((villaId) => !all.some((other) => other.villaId === villaId && staysOverlap(stay, other)))
      .map((villaId) => ({ villaId, gap: gapsBeside(stay, villaId, all) }))
      // Of equals its own, so that nobody is moved for nothing.
      .toSorted(
        (one, other) =>
          one.gap - other.gap ||
          Number(other.villaId === stay.villaId) - Number(one.villaId === stay.villaId),
      )
    if (!best) return kept
    placed.set(stay.id, best.villaId)
    all.push({ villaId: best.villaId, checkIn: stay.checkIn, checkOut: stay.checkOut })
  }
  return placed
}

/** Nights left empty before and after a stay in a villa. */
function gapsBeside(stay: Stay, villaId: number, taken: readonly Taken[]): number {
  const own = taken.filter((other) => other.villaId === villaId)
  const before = own.map(({ checkOut }) => daysBetween(checkOut, stay.checkIn)).filter((gap) => gap >= 0)
  const after = own.map(({ checkIn }) => daysBetween(stay.checkOut, checkIn)).filter((gap) => gap >= 0)
  return Math.min(WIDEST_GAP, ...before) + Math.min(WIDEST_GAP, ...after)
}
