import type { Cents } from '@/kernel/money'

/** What an invoice that stands covers of a booking: the price of its nights where it has them, and charges by their ids. */
export type Covered = { nights: Cents | null; chargeIds: readonly number[] }

type Owed = { nights: Cents; charges: readonly { id: number; amountCents: Cents }[] }

export type Left = { hasNights: boolean; chargeIds: number[]; total: Cents }

/**
 * What of a booking is on none of its invoices yet. `nights-changed` when the nights were invoiced at another price than
 * they have now: an amount that stands on an invoice is corrected by a credit note alone.
 */
export function leftToInvoice(owed: Owed, invoices: readonly Covered[]): Left | 'nights-changed' {
  const invoiced = invoices.find(({ nights }) => nights !== null)
  if (invoiced && invoiced.nights !== owed.nights) return 'nights-changed'
  const covered = new Set(invoices.flatMap(({ chargeIds }) => chargeIds))
  const charges = owed.charges.filter(({ id }) => !covered.has(id))
  const hasNights = !invoiced && owed.nights > 0
  const sum = charges.reduce((all, { amountCents }) => all + amountCents, 0)
  return { hasNights, chargeIds: charges.map(({ id }) => id), total: (hasNights ? owed.nights : 0) + sum }
}
