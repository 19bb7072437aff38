import type { Amount } from '@/kernel/amount'
import type { Cents } from '@/kernel/money'
import type { Shillings } from '@/kernel/shillings'

const CENTS_PER_DOLLAR = 100

/** What is asked for in one currency, the dollars it stands for, and how many shillings a dollar was. */
export type OrderedAmount = { ordered: Amount; cents: Cents; shillingsPerDollar: number | null }

/** Whole shillings that a price in dollars is asked for as; a begun one counts. */
export function shillingsFor(cents: Cents, shillingsPerDollar: number): Shillings {
  return { shillings: Math.ceil((cents * shillingsPerDollar) / CENTS_PER_DOLLAR) }
}

/**
 * The cents of dollars that what came counts for: those of the order where exactly that came, else its worth at the
 * order's rate, at least one cent. Null for shillings without a rate: nobody can say what they are worth.
 */
export function centsOf(came: Amount, { ordered, cents, shillingsPerDollar }: OrderedAmount): Cents | null {
  if (isSameAmount(came, ordered)) return cents
  if (came.currency === 'USD') return came.cents
  if (shillingsPerDollar === null) return null
  return Math.max(1, Math.round((came.shillings * CENTS_PER_DOLLAR) / shillingsPerDollar))
}

function isSameAmount(one: Amount, other: Amount): boolean {
  return one.currency === 'USD'
    ? other.currency === 'USD' && one.cents === other.cents
    : other.currency === 'UGX' && one.shillings === other.shillings
}
