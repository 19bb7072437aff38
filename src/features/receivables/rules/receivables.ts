import { type Day, daysBetween } from '@/kernel/days'
import type { Cents } from '@/kernel/money'

type Invoice = { bookingId: number; total: Cents; dueOn: Day }

/** Days late, from the first to the last of each age. */
const AGES = [
  { age: 'Not due yet', first: 0, last: 0 },
  { age: '1 to 30 days', first: 1, last: 30 },
  { age: '31 to 60 days', first: 31, last: 60 },
  { age: '61 to 90 days', first: 61, last: 90 },
  { age: 'Over 90 days', first: 91, last: Number.POSITIVE_INFINITY },
] as const

/**
 * What is left of invoices that stand, oldest first: what was paid for a booking pays its invoices in this order. More
 * than they come to is the booking's balance and no less of them.
 */
export function openInvoices<Of extends Invoice>(
  invoices: readonly Of[],
  paidOf: (bookingId: number) => Cents,
  today: Day,
): (Of & { open: Cents; daysLate: number })[] {
  const left = new Map<number, Cents>()
  return invoices.flatMap((invoice) => {
    const paid = Math.max(0, left.get(invoice.bookingId) ?? paidOf(invoice.bookingId))
    const open = Math.max(0, invoice.total - paid)
    left.set(invoice.bookingId, Math.max(0, paid - invoice.total))
    const daysLate = Math.max(0, daysBetween(invoice.dueOn, today))
    return open === 0 ? [] : [{ ...invoice, open, daysLate }]
  })
}

/** The same summed up by how late it is. */
export function sumByAge(open: readonly { open: Cents; daysLate: number }[]): { age: string; open: Cents }[] {
  return AGES.map(({ age, first, last }) => ({
    age,
    open: open
      .filter(({ daysLate }) => first <= daysLate && daysLate <= last)
      .reduce((sum, invoice) => sum + invoice.open, 0),
  }))
}
