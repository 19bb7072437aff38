import type { Cents } from '@/kernel/money'

/**
 * What guests cost a night beyond those whose stay is in the price of a villa (docs/decisions/guest-prices.md). A child of
 * an age that no band holds costs what an adult does.
 */
export type GuestPrices = {
  /** How many guests the price of the villa includes. */
  included: number
  adult: Cents
  children: readonly { from: number; to: number; cents: Cents }[]
}

/** Who comes, as far as prices ask: everybody counted, and the ages of those under 18. */
export type PricedParty = { guests: number; childAges: readonly number[] }

/** The party of a price as such: whom every villa includes. */
export const ONE_GUEST: PricedParty = { guests: 1, childAges: [] }

/**
 * Cents a night for the guests of a party beyond those included. Who would cost most are the included ones, whatever their
 * age, so that one guest more never makes a stay cheaper.
 */
export function priceExtraGuests(prices: GuestPrices | undefined, { guests, childAges }: PricedParty): Cents {
  if (!prices || guests <= prices.included) return 0
  const { included, adult, children } = prices
  const ofChild = (age: number) => children.find(({ from, to }) => from <= age && age <= to)?.cents ?? adult
  const adults = Array.from({ length: guests - childAges.length }, () => adult)
  return [...adults, ...childAges.map(ofChild)]
    .sort((one, other) => other - one)
    .slice(included)
    .reduce((sum, cents) => sum + cents, 0)
}
