import { formatPrice } from '@/kernel/money'
import type { Quote } from '../rules/pricing'
import { TAX_WORDS as words } from '../rules/tax-words'
import { taxesIn } from '../rules/taxes-in'

/** How much of a price are taxes on top; nothing where that is nothing. */
export function TaxesNote({ quote }: { quote: Quote }) {
  const cents = taxesIn(quote)
  if (cents === 0) return null
  return <span className="block text-sm font-normal text-ink-soft">{words.includes(formatPrice(cents))}</span>
}
