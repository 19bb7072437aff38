import { type Cents, formatPrice, toCents } from '@/kernel/money'
import { formatShillings, type Shillings } from '@/kernel/shillings'
import { listText } from '@/web/admin-kit/text'
import { folioText as words } from './admin-text'

export function price(amount: string): string {
  return formatPrice(toCents(amount))
}

/** What shillings are in dollars, both for people: `UGX 185,000, $50.00 at 3,700`. */
export function tellBoth(shillings: Shillings, perDollar: number, cents: Cents): string {
  const given = formatShillings(shillings)
  return words.both(given, formatPrice(cents), listText.figure(perDollar))
}

/** Dollars as the clerk who holds shillings reads them: `$50.00, UGX 185,000 at 3,700`. */
export function tellOther(cents: Cents, shillings: Shillings, perDollar: number): string {
  return words.both(formatPrice(cents), formatShillings(shillings), listText.figure(perDollar))
}
