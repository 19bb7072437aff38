import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { toAmount } from '@/kernel/money'
import { recordChange } from '@/server/audit/record-change'
import type { Staff } from '@/server/http/access'
import { folioCharges } from './table'

type Entry = Omit<typeof folioCharges.$inferInsert, 'staffId' | 'staffEmail'>

/**
 * Charges a booking, or lets it off an amount below nothing, with its entry in the audit trail, in a transaction that has
 * locked the booking. `by` is who did it: staff, the guest by the private link, or the hotel itself. Answers the entry's id.
 */
export async function postCharge(
  transaction: NodePgDatabase,
  by: Pick<Staff, 'id' | 'email'>,
  entry: Entry,
): Promise<number> {
  const { bookingId, amountCents, description, quantity = 1, department, reason } = entry
  const [posted] = await transaction
    .insert(folioCharges)
    .values({ ...entry, staffId: by.id, staffEmail: by.email })
    .returning({ id: folioCharges.id })
  if (!posted) throw new Error('The charge was not written')
  await recordChange(transaction, by, {
    resource: 'bookings',
    rowId: bookingId,
    action: 'charge',
    after: { amount: toAmount(amountCents), description, quantity, department, ...(reason && { reason }) },
  })
  return posted.id
}
