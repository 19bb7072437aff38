import type { TakenMethod } from '@/features/bookings/rules/taken-methods'
import { type Cents, formatPrice, toAmount, toCents } from '@/kernel/money'
import { readTypedAmount, readTypedWhole } from '@/kernel/money-typed'
import { formatShillings, parseShillings, toShillings, toShillingsText } from '@/kernel/shillings'
import { centsFor, shillingsFor } from './given-money'

/** Money that came online and that its provider can send back, in the currency it came in. */
export type RefundWay = {
  onlinePaymentId: number
  /** What the provider is called. */
  name: string
  method: TakenMethod
  /** How much of it is left. */
  amount: string
  shillings: string | null
  shillingsPerDollar: number | null
  isWholeOnly: boolean
}

/** What is sent for a part of it that was typed, and the cents it counts; null where the text is no such part. */
export function readPart(way: RefundWay, typed: string) {
  const { onlinePaymentId, method, shillings, shillingsPerDollar } = way
  const text = way.isWholeOnly ? beginWith(way, Number.POSITIVE_INFINITY) : typed
  const left = toCents(way.amount)
  if (shillings === null || shillingsPerDollar === null) {
    const cents = readTypedAmount(text)
    if (cents === null || cents < 1 || cents > left) return null
    return { cents, told: formatPrice(cents), sent: { method, onlinePaymentId, amount: toAmount(cents) } }
  }
  const most = toShillings(shillings)
  const part = parseShillings(readTypedWhole(text) ?? '')
  if (part === null || part.shillings < 1 || part.shillings > most.shillings) return null
  const cents = part.shillings === most.shillings ? left : centsFor(part, shillingsPerDollar)
  const sent = { method, onlinePaymentId, shillings: toShillingsText(part), shillingsPerDollar }
  return { cents, told: formatShillings(part), sent }
}

/** The text that a part begins with: what is held, and never more than is left of the payment. */
export function beginWith({ amount, shillings, shillingsPerDollar }: RefundWay, held: Cents): string {
  const left = toCents(amount)
  if (shillings === null || shillingsPerDollar === null) return toAmount(Math.min(left, held))
  return held >= left ? shillings : toShillingsText(shillingsFor(held, shillingsPerDollar))
}

/** What is left of it, in its own currency. */
export function tellLeft({ amount, shillings }: RefundWay): string {
  return shillings === null ? formatPrice(toCents(amount)) : formatShillings(toShillings(shillings))
}
