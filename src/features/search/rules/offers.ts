import { type Availability, isKnownNight, type Window } from '@/features/availability/rules/availability'
import { checkStay, guestsOffered } from '@/features/bookings/rules/limits'
import type { Board } from '@/features/rates/rules/board'
import type { PricedParty } from '@/features/rates/rules/guest-prices'
import { priceNight, type Quote, quoteStay, type Rate, rateOf } from '@/features/rates/rules/pricing'
import type { Villa } from '@/features/villas/contract'
import { addDays, type Day } from '@/kernel/days'
import type { Cents } from '@/kernel/money'
import { countNights, nightsOf, type Stay } from '@/kernel/stay'

/** A villa that is free for a whole stay, and what that costs. */
export type Offer = { villa: Villa; quote: Quote }

/** What a guest asks for. */
export type Wish = PricedParty & { stay: Stay; board: Board }

/** A stay and the least it costs, in cents. */
export type PricedStay = { stay: Stay; total: Cents }

/** Days before and after the wished ones that are looked at for another stay of the same length. */
export const DAYS_AROUND = 14

/** What a stay costs a party in a villa: the one place where the booking page asks for a price. */
export function quoteVilla(villa: Villa, { stay, board, guests, childAges }: Wish): Quote {
  return quoteStay(knownRate(villa), stay, { guests, childAges }, board)
}

/** Villas that can be booked at all. */
export function bookableVillas(villas: readonly Villa[]): Villa[] {
  return villas.filter(({ isAvailable }) => isAvailable)
}

/** The villas that take the party, the meals and the stay's length, and are free on every night; the cheapest first. */
export function findOffers(villas: readonly Villa[], availability: Availability, wish: Wish): Offer[] {
  return bookableVillas(villas)
    .filter((villa) => suits(villa, availability, wish) && isFreeFor(villa.id, availability, wish.stay))
    .map((villa) => ({ villa, quote: quoteVilla(villa, wish) }))
    .sort((one, other) => one.quote.total - other.quote.total)
}

/** The villas that take the party, but are booked on one of the nights. */
export function findTaken(
  villas: readonly Villa[],
  { takenBy }: Availability,
  { stay, guests }: Wish,
): Villa[] {
  const nights = nightsOf(stay)
  return bookableVillas(villas).filter(
    (villa) => guestsOffered(villa) >= guests && nights.some((night) => takenBy.get(night)?.has(villa.id)),
  )
}

/** The stays of the same length nearest to the wished one for which some villa is free, each at its lowest price; at most `most`. */
export function findOtherStays(
  villas: readonly Villa[],
  availability: Availability,
  wish: Wish,
  most = 3,
): PricedStay[] {
  return findNearestStays((days) => {
    const stay = shiftStay(wish.stay, days)
    const total = lowestTotal(villas, availability, { ...wish, stay })
    return total === null ? null : { stay, total }
  }, most)
}

/** The first of the stays some days away that `priceAt` finds, the nearest first. */
export function findNearestStays(priceAt: (days: number) => PricedStay | null, most = 3): PricedStay[] {
  const shifts = Array.from({ length: DAYS_AROUND }, (_, index) => [-index - 1, index + 1]).flat()
  const found: PricedStay[] = []
  for (const days of shifts) {
    const priced = priceAt(days)
    if (priced) found.push(priced)
    if (found.length === most) break
  }
  return found
}

/** The least that any free villa costs for a stay, in cents; null where none is free or the days are out of reach. */
export function lowestTotal(villas: readonly Villa[], availability: Availability, wish: Wish): Cents | null {
  return findOffers(villas, availability, wish)[0]?.quote.total ?? null
}

/** The same stay some days later, or earlier where they are negative. */
export function shiftStay({ checkIn, checkOut }: Stay, days: number): Stay {
  return { checkIn: addDays(checkIn, days), checkOut: addDays(checkOut, days) }
}

/** The days to ask about for a stay and the stays around it. */
export function windowAround({ checkIn, checkOut }: Stay, today: Day): Window {
  const first = addDays(checkIn, -DAYS_AROUND)
  return { first: first > today ? first : today, last: addDays(checkOut, DAYS_AROUND - 1) }
}

/** The least that a night costs in any villa still free on it, for guests its price includes, by what is known; in cents. */
export function lowestPrice(villas: readonly Villa[], { takenBy }: Availability, night: Day): Cents | null {
  const taken = takenBy.get(night)
  const prices = bookableVillas(villas)
    .filter(({ id }) => !taken?.has(id))
    .map((villa) => priceNight(knownRate(villa), night))
  return prices.length > 0 ? Math.min(...prices) : null
}

/** The most guests that any villa takes. */
export function largestParty(villas: readonly Villa[]): number {
  return Math.max(1, ...bookableVillas(villas).map(guestsOffered))
}

function suits(villa: Villa, { today }: Availability, { stay, guests, board }: Wish): boolean {
  const limits = { today, maxGuests: guestsOffered(villa), rate: knownRate(villa) }
  return checkStay({ ...stay, guests, board }, limits).length === 0
}

const RATES = new WeakMap<Villa, Rate>()

/** The rate of a villa, read once: a calendar asks for it on each of its days. */
export function knownRate(villa: Villa): Rate {
  const known = RATES.get(villa) ?? rateOf(villa)
  RATES.set(villa, known)
  return known
}

function isFreeFor(villaId: number, availability: Availability, stay: Stay): boolean {
  if (countNights(stay) < 1) return false
  return nightsOf(stay).every(
    (night) => isKnownNight(availability, night) && !availability.takenBy.get(night)?.has(villaId),
  )
}
