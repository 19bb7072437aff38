import { guestsOffered } from '@/features/bookings/rules/limits'
import { splitParty } from '@/features/groups/rules/split-party'
import type { Cents } from '@/kernel/money'
import { type Offer, quoteVilla, type Wish } from './offers'

/** Villas that hold a party together, and what they cost in all, in cents. */
export type Combination = { offers: Offer[]; total: Cents; places: number }

/** How many ways are kept while villas are put together, and are suggested in the end. */
const SUGGESTIONS = 3

/**
 * Free villas that hold a party together: as few villas as it takes, the cheapest first, and no two suggestions of the
 * same kinds of villas. Empty where all of them together do not hold it. `single` are the villas that are free for one
 * guest. The party is spread over them as the page does that books them as one, and each costs what its part pays.
 */
export function findCombinations(single: readonly Offer[], wish: Wish): Combination[] {
  const { guests } = wish
  const offers = weigh(single, wish)
  const count = fewestVillas(offers, guests)
  if (count === null) return []
  // ways[villas][places]: the cheapest ways to as many villas and places; places beyond the party count as the party.
  const ways: Combination[][][] = Array.from({ length: count + 1 }, () =>
    Array.from({ length: guests + 1 }, () => []),
  )
  ways[0]?.[0]?.push({ offers: [], total: 0, places: 0 })
  for (const offer of offers)
    for (let villas = count - 1; villas >= 0; villas -= 1)
      for (const [places, found] of (ways[villas] ?? []).entries()) {
        const after = Math.min(guests, places + guestsOffered(offer.villa))
        const place = ways[villas + 1]?.[after]
        if (place) for (const way of found) keep(place, add(way, offer))
      }
  const found = ways[count]?.[guests] ?? []
  return offers === single
    ? found
    : found.map((way) => spread(way, wish)).sort((one, other) => one.total - other.total)
}

/**
 * What the cheapest of these ways costs in all, in cents; null where there is none. It keeps sums alone, as it is asked
 * for many days at once.
 */
export function cheapestTogether(offers: readonly Offer[], wish: Wish): Cents | null {
  if (weigh(offers, wish) !== offers) return findCombinations(offers, wish)[0]?.total ?? null
  const { guests } = wish
  const count = fewestVillas(offers, guests)
  if (count === null) return null
  // best[villas][places], places beyond the party counted as the party.
  const best = Array.from({ length: count + 1 }, () => new Array<Cents>(guests + 1).fill(Infinity))
  const [none] = best
  if (none) none[0] = 0
  for (const { villa, quote } of offers)
    for (let villas = count - 1; villas >= 0; villas -= 1)
      for (const [places, total] of (best[villas] ?? []).entries()) {
        const after = Math.min(guests, places + guestsOffered(villa))
        const row = best[villas + 1]
        if (row) row[after] = Math.min(row[after] ?? Infinity, total + quote.total)
      }
  const total = best[count]?.[guests] ?? Infinity
  return Number.isFinite(total) ? total : null
}

/** The most guests that all free villas hold together. */
export function placesIn(offers: readonly Offer[]): number {
  return offers.reduce((sum, { villa }) => sum + guestsOffered(villa), 0)
}

/** The kinds of a combination and how many of each: `2 × Family Villa`, in the order of their prices. */
export function kindsOf({ offers }: Combination): { name: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { villa } of offers) {
    const name = villa.categoryName ?? villa.name
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => ({ name, count }))
}

/** At what they cost when they are full, where extra guests cost anything; they are full or nearly so. */
function weigh(offers: readonly Offer[], wish: Wish): readonly Offer[] {
  if (!offers.some(({ villa }) => villa.guestPrices)) return offers
  return offers.map(({ villa }) => {
    const guests = Math.min(wish.guests, guestsOffered(villa))
    return { villa, quote: quoteVilla(villa, { ...wish, guests, childAges: [] }) }
  })
}

/** The same villas, each at what its part of the party pays. */
function spread({ offers, places }: Combination, wish: Wish): Combination {
  const sizes = offers.map(({ villa }) => guestsOffered(villa))
  const parties = splitParty({ ...wish, wantsCot: false }, sizes)
  const priced = offers.map(({ villa, quote }, place) => {
    const party = parties[place]
    return { villa, quote: party ? quoteVilla(villa, { ...wish, ...party }) : quote }
  })
  return { offers: priced, total: priced.reduce((sum, { quote }) => sum + quote.total, 0), places }
}

function fewestVillas(offers: readonly Offer[], guests: number): number | null {
  const largest = offers.map(({ villa }) => guestsOffered(villa)).sort((one, other) => other - one)
  let places = 0
  for (const [index, size] of largest.entries()) {
    places += size
    if (places >= guests) return index + 1
  }
  return null
}

function add(way: Combination, offer: Offer): Combination {
  return {
    offers: [...way.offers, offer],
    total: way.total + offer.quote.total,
    places: way.places + guestsOffered(offer.villa),
  }
}

/** Puts a way among the cheapest few, one for each mix of kinds. */
function keep(ways: Combination[], way: Combination): void {
  const mark = markOf(way)
  const same = ways.findIndex((other) => markOf(other) === mark)
  if (same >= 0) {
    if ((ways[same]?.total ?? 0) <= way.total) return
    ways.splice(same, 1)
  }
  const place = ways.findIndex((other) => other.total > way.total)
  ways.splice(place < 0 ? ways.length : place, 0, way)
  ways.length = Math.min(ways.length, SUGGESTIONS)
}

function markOf({ offers }: Combination): string {
  return offers
    .map(({ villa }) => String(villa.categoryId))
    .sort()
    .join()
}
