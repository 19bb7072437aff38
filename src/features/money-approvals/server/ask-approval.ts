import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { toAmount } from '@/kernel/money'
import { recordChange } from '@/server/audit/record-change'
import type { Staff } from '@/server/http/access'
import { moneyApprovals } from './table'

type Asked = Omit<typeof moneyApprovals.$inferInsert, 'askedById' | 'askedByEmail'>

/** Asks the admins for a refund or a discount above the limit, in a transaction that has locked the booking. */
export async function askApproval(transaction: NodePgDatabase, staff: Staff, asked: Asked): Promise<void> {
  await transaction
    .insert(moneyApprovals)
    .values({ ...asked, askedById: staff.id, askedByEmail: staff.email })
  const { bookingId, kind, amountCents, reason } = asked
  await recordChange(transaction, staff, {
    resource: 'bookings',
    rowId: bookingId,
    action: 'approval',
    after: { kind, amount: toAmount(amountCents), decision: 'asked', reason },
  })
}
