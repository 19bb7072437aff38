import { formatPrice } from '@/kernel/money'
import { formatShillings } from '@/kernel/shillings'
import { drawerText as words } from '../text'
import type { Cash } from './cash'

/** Cash for people, leaving out a currency of which there is none: `$50.00 and UGX 185,000`, `nothing`. */
export function tellCash({ cents, shillings }: Cash): string {
  const dollars = formatPrice(cents)
  if (shillings.shillings === 0) return cents === 0 ? words.nothing : dollars
  return cents === 0 ? formatShillings(shillings) : words.both(dollars, formatShillings(shillings))
}
