import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Staff } from './access'
import { auditEntries } from './audit-table'

/** What was done to what; `before` and `after` as staff see the thing, without secrets and without guests' data. */
export type Change = {
  resource: string
  rowId: number | null
  action: 'create' | 'update' | 'delete' | 'reorder' | 'status' | 'password' | 'payment' | 'seen'
  before?: unknown
  after?: unknown
}

/** Who did what nobody on the staff did. */
export const BY_ITSELF = { id: 0, email: 'by itself' } as const

/** Writes who did what into the audit trail, in the transaction of the change itself: both stand or neither. */
export async function recordChange(
  transaction: NodePgDatabase,
  staff: Pick<Staff, 'id' | 'email'>,
  { before = null, after = null, ...change }: Change,
): Promise<void> {
  await transaction
    .insert(auditEntries)
    .values({ staffId: staff.id, staffEmail: staff.email, ...change, before, after })
}
