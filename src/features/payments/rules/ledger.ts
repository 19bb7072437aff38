import { type BookingStatus, holdsNights } from '@/features/bookings/rules/status'
import type { Cents } from '@/kernel/money'

type Entry = { amountCents: Cents }
type Charged = { status: BookingStatus; total: Cents }

/**
 * What a guest owes for a booking in all, in cents: its total, and nothing once it was cancelled or nobody arrived
 * (docs/decisions/money-owed.md).
 */
export function amountOwed({ status, total }: Charged): Cents {
  return holdsNights(status) ? total : 0
}

/** What is owed, what of it is paid and what is still due, in cents; due is below nothing where money is to be refunded. */
export function balance(
  booking: Charged,
  entries: readonly Entry[],
): { owed: Cents; paid: Cents; due: Cents } {
  const owed = amountOwed(booking)
  const paid = entries.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return { owed, paid, due: owed - paid }
}
