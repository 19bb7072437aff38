import { type BookingStatus, holdsNights } from '@/features/bookings/rules/status'
import type { Cents } from '@/kernel/money'

type Entry = { amountCents: Cents }
type Charged = { status: BookingStatus; total: Cents }

/**
 * What a guest owes for the nights of a booking, in cents: its total, and nothing once it was cancelled or nobody arrived
 * (docs/decisions/money-owed.md).
 */
export function amountOwed({ status, total }: Charged): Cents {
  return holdsNights(status) ? total : 0
}

/**
 * What is owed for the nights and for all charges, what of it is paid and what is still due, in cents; due is below nothing
 * where money is to be refunded.
 */
export function balance(
  booking: Charged,
  charges: readonly Entry[],
  payments: readonly Entry[],
): { owed: Cents; paid: Cents; due: Cents } {
  const owed = amountOwed(booking) + sumOf(charges)
  const paid = sumOf(payments)
  return { owed, paid, due: owed - paid }
}

function sumOf(entries: readonly Entry[]): Cents {
  return entries.reduce((sum, { amountCents }) => sum + amountCents, 0)
}
