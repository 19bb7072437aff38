import { countAdults, type Party } from '@/features/bookings/rules/party'

/** How many stay in a villa of which nothing else is known. */
const USUAL = 2

/**
 * Spreads a party over villas that take so many guests each, evenly, an adult in each. Where it has fewer adults than
 * there are villas, as long as nobody has said who comes, each villa is for two; whom the villas do not hold is left out.
 */
export function splitParty(party: Party, sizes: readonly number[]): Party[] {
  if (countAdults(party) < sizes.length) return sizes.map((size) => partyOf(Math.min(USUAL, size)))
  const counts = fill(party.guests, sizes)
  const ages = spreadChildren(party.childAges, counts)
  const withCot = party.wantsCot ? placeOfCot(ages) : -1
  return counts.map((guests, place) => ({
    guests,
    childAges: ages[place] ?? [],
    wantsCot: place === withCot,
  }))
}

/** The party of a villa that joins others: whoever is left of the whole, two where nobody is. */
export function partyForNext(whole: Party, placed: number, size: number): Party {
  const left = whole.guests - placed
  return partyOf(Math.min(size, left > 0 ? left : USUAL))
}

function partyOf(guests: number): Party {
  return { guests, childAges: [], wantsCot: false }
}

/** One guest after the other into the villa with the fewest that has room. */
function fill(guests: number, sizes: readonly number[]): number[] {
  const counts = sizes.map(() => 0)
  for (let left = guests; left > 0; left -= 1) {
    const open = sizes.flatMap((size, place) => ((counts[place] ?? 0) < size ? [place] : []))
    const [first, ...others] = open
    if (first === undefined) break
    const next = others.reduce(
      (best, place) => ((counts[place] ?? 0) < (counts[best] ?? 0) ? place : best),
      first,
    )
    counts[next] = (counts[next] ?? 0) + 1
  }
  return counts
}

/** Children side by side in as few villas as hold them beside an adult. */
function spreadChildren(ages: readonly number[], counts: readonly number[]): number[][] {
  const waiting = [...ages]
  return counts.map((count) => waiting.splice(0, Math.max(0, count - 1)))
}

/** With the youngest child; in the first villa where there is none. */
function placeOfCot(ages: readonly (readonly number[])[]): number {
  const youngest = Math.min(...ages.flat())
  return Math.max(
    0,
    ages.findIndex((own) => own.includes(youngest)),
  )
}
