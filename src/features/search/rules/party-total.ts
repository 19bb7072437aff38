import type { Availability } from '@/features/availability/rules/availability'
import { ONE_GUEST } from '@/features/rates/rules/guest-prices'
import type { Villa } from '@/features/villas/contract'
import type { Cents } from '@/kernel/money'
import { cheapestTogether } from './combinations'
import { findNearestStays, findOffers, lowestTotal, type PricedStay, shiftStay, type Wish } from './offers'

/**
 * The least that a stay costs a party, in cents: in one villa, or in as few as hold it together where no single free one
 * does; null where all that is free does not hold it.
 */
export function lowestForParty(
  villas: readonly Villa[],
  availability: Availability,
  wish: Wish,
): Cents | null {
  return (
    lowestTotal(villas, availability, wish) ??
    cheapestTogether(findOffers(villas, availability, { ...wish, ...ONE_GUEST }), wish)
  )
}

/** The nearest stays of the same length in which the party finds room, in one villa or in several, each priced. */
export function findStaysForParty(
  villas: readonly Villa[],
  availability: Availability,
  wish: Wish,
): PricedStay[] {
  return findNearestStays((days) => {
    const stay = shiftStay(wish.stay, days)
    const total = lowestForParty(villas, availability, { ...wish, stay })
    return total === null ? null : { stay, total }
  })
}
