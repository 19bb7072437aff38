import { formatPrice } from '@/kernel/money'
import { formatShillings } from '@/kernel/shillings'
import type { Cash } from './cash'

/** Cash for people, leaving out a currency of which there is none: `$50.00 and UGX 185,000`, `nothing`. */
export function tellCash({ cents, shillings }: Cash): string {
  const parts = [
    ...(cents === 0 ? [] : [formatPrice(cents)]),
    ...(shillings.shillings === 0 ? [] : [formatShillings(shillings)]),
  ]
  return parts.join(' and ') || 'nothing'
}
