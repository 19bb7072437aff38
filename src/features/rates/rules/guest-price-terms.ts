import { type ChildPrice, type ChildPriceLine, readChildPrice } from '@/features/property/rules/child-prices'
import type { TaxRate } from '@/features/taxes/rules/tax-rates'
import type { Day } from '@/kernel/days'
import { type Cents, formatPrice, toAmount, toCents } from '@/kernel/money'
import { GUEST_PRICE_WORDS as words } from './guest-price-words'
import { nightWithTaxes } from './taxed-prices'

/** What the hotel or a category says of extra guests, in dollars a night; null leaves it to the other, or to nobody. */
export type GuestPriceTerms = { includedGuests: number | null; extraAdultPrice: string | null }

export type PropertyGuestPrices = GuestPriceTerms & { childPrices: readonly ChildPriceLine[] }

/** What extra guests cost a night in a villa, as it crosses the wire; `says` is the whole of it for guests. */
export type GuestPriceList = {
  included: number
  adult: string
  children: { from: number; to: number; amount: string }[]
  says: string
}

/** What extra guests cost in a villa; undefined where its price is for all it takes. The category goes before the hotel. */
export function listGuestPrices(
  own: GuestPriceTerms | null,
  property: PropertyGuestPrices | null,
): GuestPriceList | undefined {
  const included = own?.includedGuests ?? property?.includedGuests ?? null
  if (included === null) return undefined
  const adult = toCents(own?.extraAdultPrice ?? property?.extraAdultPrice ?? '0')
  const children = (property?.childPrices ?? [])
    .flatMap((line) => readChildPrice(line) ?? [])
    .map(({ price, ...band }) => ({ ...band, amount: toAmount(centsOf(price, adult)) }))
    .sort((one, other) => one.from - other.from)
  return withWords({ included, adult: toAmount(adult), children })
}

/**
 * The same with the taxes on top of a villa's price: by how much they make a night dearer that costs more by as much. The
 * hotel tax is for the villa, whoever stays in it.
 */
export function guestPricesWithTaxes(
  { included, adult, children }: GuestPriceList,
  base: Cents,
  rates: readonly TaxRate[],
  day: Day,
): GuestPriceList {
  const onTop = (amount: string) =>
    toAmount(nightWithTaxes(base + toCents(amount), rates, day) - nightWithTaxes(base, rates, day))
  return withWords({
    included,
    adult: onTop(adult),
    children: children.map(({ amount, ...band }) => ({ ...band, amount: onTop(amount) })),
  })
}

/** `The price includes 2 guests. Each further guest costs $20.00 a night, a child up to 2 nothing.` */
function withWords(prices: Omit<GuestPriceList, 'says'>): GuestPriceList {
  const { included, adult, children } = prices
  const costs = [
    toCents(adult) === 0 ? words.furtherFree : words.further(tellAmount(adult)),
    ...children.map(({ from, to, amount }) => words.child(tellAges(from, to), tellAmount(amount))),
  ]
  return { ...prices, says: words.all(included, costs.join(', ')) }
}

function tellAges(from: number, to: number): string {
  if (from === to) return words.age(from)
  return from === 0 ? words.upTo(to) : words.ages(from, to)
}

function tellAmount(amount: string): string {
  const cents = toCents(amount)
  return cents === 0 ? words.nothing : formatPrice(cents)
}

/** Rounded half up to a cent. */
function centsOf(price: ChildPrice['price'], adult: Cents): Cents {
  return price.kind === 'amount' ? price.cents : Math.floor((adult * price.percent + 50) / 100)
}
