import { centsFor } from '@/features/payments/rules/given-money'
import { type Cents, toAmount, toCents } from '@/kernel/money'
import { toShillingsText } from '@/kernel/shillings'

/** Money of a payment that its provider can be asked to send back, in the currency it came in. */
type Refundable = {
  amount: string
  shillings: string | null
  shillingsPerDollar: number | null
  isWholeOnly: boolean
}

/** What of a payment goes back where so much is held too much; null where the provider sends all of it or nothing, and that is more. */
export function fitRefund<Money extends Refundable>(money: Money, held: Cents): Money | null {
  const left = toCents(money.amount)
  if (left <= held) return money
  if (money.isWholeOnly || held <= 0) return null
  const { shillings, shillingsPerDollar: rate } = money
  if (shillings === null || rate === null) return { ...money, amount: toAmount(held) }
  // A begun shilling stays here: it is not owed to anybody.
  const part = { shillings: Math.floor((held * rate) / 100) }
  return part.shillings > 0
    ? { ...money, amount: toAmount(centsFor(part, rate)), shillings: toShillingsText(part) }
    : null
}
