import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { toAmount } from '@/kernel/money'
import { BY_ITSELF, recordChange } from '@/server/audit/record-change'
import type { Staff } from '@/server/http/access'
import { kindOf } from '../rules/entry-kind'
import { findOpenShift } from './find-open-shift'
import { bookingPayments } from './table'

type Entry = Omit<typeof bookingPayments.$inferInsert, 'staffId' | 'staffEmail' | 'shiftId'>

/**
 * Writes money of a booking down, in cents of dollars and where it was given in shillings in these too, with its entry in
 * the audit trail, in a transaction that has locked the booking. `by` is who took it: staff, or BY_ITSELF for what a
 * provider of payments says was paid. Answers the entry's id.
 */
export async function postPayment(
  transaction: NodePgDatabase,
  by: Pick<Staff, 'id' | 'email'>,
  entry: Entry,
  reason?: string,
): Promise<number> {
  const {
    bookingId,
    method,
    amountCents,
    shillings,
    reference,
    reversesId = null,
    movedBookingId = null,
  } = entry
  const shiftId = by.id === BY_ITSELF.id ? null : await findOpenShift(transaction)
  const [posted] = await transaction
    .insert(bookingPayments)
    .values({ ...entry, reason, shiftId, staffId: by.id, staffEmail: by.email })
    .returning({ id: bookingPayments.id })
  if (!posted) throw new Error('The payment was not written')
  const amount = toAmount(amountCents)
  const kind = kindOf({ amountCents, reversesId, movedBookingId })
  const what = reason === undefined ? { kind, amount, method, reference } : { kind, amount, method, reason }
  await recordChange(transaction, by, {
    resource: 'bookings',
    rowId: bookingId,
    action: 'payment',
    after: shillings ? { ...what, ...shillings } : what,
  })
  return posted.id
}
