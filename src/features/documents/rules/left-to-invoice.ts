import type { Cents } from '@/kernel/money'

/**
 * What an invoice that stands covers of a booking: the price of its nights where it has them, charges and amounts that
 * were credited before, both by their ids, and the credit notes that took parts of it back.
 */
export type Covered = {
  nights: Cents | null
  chargeIds: readonly number[]
  creditIds?: readonly number[]
  notes?: readonly PartialNote[]
}

/** `carry`: what of it is invoiced again as an amount; all else it names is invoiced again by itself. */
export type PartialNote = {
  id: number
  nights: boolean
  chargeIds: readonly number[]
  creditIds: readonly number[]
  carry: Cents
}

type Owed = { nights: Cents; charges: readonly { id: number; amountCents: Cents }[] }

/** `creditIds`: the credit notes whose amounts go on the next invoice. */
export type Left = { hasNights: boolean; chargeIds: number[]; creditIds: number[]; total: Cents }

/**
 * What of a booking is on none of its invoices yet, so that invoices less credit notes come to what it owes.
 * `nights-changed` when the nights were invoiced at another price than they have now, and what was credited is not just
 * the difference: an amount that stands on an invoice is corrected by a credit note alone.
 */
export function leftToInvoice(owed: Owed, invoices: readonly Covered[]): Left | 'nights-changed' {
  const parts = invoices.map(withoutCredited)
  const invoiced = parts.find(({ nights }) => nights !== null)
  const carried = new Set(parts.flatMap(({ creditIds }) => creditIds))
  const open = invoices
    .flatMap(({ notes = [] }) => notes)
    .filter(({ id, carry }) => carry !== 0 && !carried.has(id))
  const credited = open.reduce((sum, { carry }) => sum + carry, 0)
  const change = invoiced ? owed.nights - (invoiced.nights ?? 0) : 0
  if (change !== 0 && change + credited !== 0) return 'nights-changed'
  const covered = new Set(parts.flatMap(({ chargeIds }) => chargeIds))
  const charges = owed.charges.filter(({ id }) => !covered.has(id))
  const hasNights = !invoiced && owed.nights > 0
  const sum = charges.reduce((all, { amountCents }) => all + amountCents, 0)
  return {
    hasNights,
    chargeIds: charges.map(({ id }) => id),
    creditIds: change === 0 ? open.map(({ id }) => id) : [],
    total: (hasNights ? owed.nights : 0) + sum + (change === 0 ? credited : 0),
  }
}

function withoutCredited({ nights, chargeIds, creditIds = [], notes = [] }: Covered) {
  const gone = {
    charges: new Set(notes.flatMap((note) => note.chargeIds)),
    credits: new Set(notes.flatMap((note) => note.creditIds)),
  }
  return {
    nights: notes.some((note) => note.nights) ? null : nights,
    chargeIds: chargeIds.filter((id) => !gone.charges.has(id)),
    creditIds: creditIds.filter((id) => !gone.credits.has(id)),
  }
}
