import { type Cents, formatShortPrice, toCents } from '@/kernel/money'

/** A price in as few signs as it takes: `$65`, `$65.50`; null when the amount names none. */
export function shortPrice(amount: string | null): string | null {
  const cents = amount === null ? null : toCents(amount)
  return cents === null ? null : formatShortPrice(cents)
}

/** What the cheapest of the categories costs a night, short; null when none has a price. */
export function lowestPrice(categories: readonly { pricePerNight: string | null }[]): string | null {
  const prices = categories
    .map((category) => (category.pricePerNight === null ? null : toCents(category.pricePerNight)))
    .filter((cents): cents is Cents => cents !== null)
  return prices.length === 0 ? null : formatShortPrice(Math.min(...prices))
}
