import { formatPrice, toCents } from '@/kernel/money'
import { formatShillings, toShillings } from '@/kernel/shillings'

/** What is asked for, as the payer is asked for it: `$130.00`, or `UGX 481,000`. */
export function tellAmount({ amount, shillings }: { amount: string; shillings: string | null }): string {
  return shillings === null ? formatPrice(toCents(amount)) : formatShillings(toShillings(shillings))
}
