import type { Cents } from '@/kernel/money'
import { readTypedAmount, readTypedWhole } from '@/kernel/money-typed'
import { type Shillings, toShillings } from '@/kernel/shillings'

const CENTS_PER_DOLLAR = 100

/** What an amount of dollars is in whole shillings: what settles a balance of it. */
export function shillingsFor(cents: Cents, shillingsPerDollar: number): Shillings {
  return { shillings: Math.round((cents * shillingsPerDollar) / CENTS_PER_DOLLAR) }
}

/**
 * What shillings count in cents of dollars. A dollar is at least 100 shillings, so a balance rounded to whole shillings
 * comes back to the cent: what settles it in shillings settles it in dollars (docs/decisions/folio.md).
 */
export function centsFor({ shillings }: Shillings, shillingsPerDollar: number): Cents {
  return Math.round((shillings * CENTS_PER_DOLLAR) / shillingsPerDollar)
}

/** What somebody typed, in cents, and in shillings where those were typed and have a rate; nulls where it cannot be read. */
export function readGiven(
  typed: string,
  currency: 'USD' | 'UGX',
  shillingsPerDollar: number | null,
): { cents: Cents | null; shillings: Shillings | null } {
  if (currency === 'USD') return { cents: readTypedAmount(typed), shillings: null }
  const whole = readTypedWhole(typed)
  if (shillingsPerDollar === null || whole === null || !/^\d{1,10}$/.test(whole))
    return { cents: null, shillings: null }
  const shillings = toShillings(whole)
  return { cents: centsFor(shillings, shillingsPerDollar), shillings }
}
