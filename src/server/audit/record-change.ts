import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Staff } from '../http/access'
import { auditEntries } from './table'

/** What was done to what; `before` and `after` as staff see the thing, without secrets and without guests' data. */
export type Change = {
  resource: string
  rowId: number | null
  action:
    | 'create'
    | 'update'
    | 'delete'
    | 'restore'
    | 'reorder'
    | 'status'
    | 'password'
    | 'sign-in'
    | 'sign-out'
    | 'invite'
    | 'second-factor'
    | 'passkey'
    | 'replay'
    | 'payment'
    | 'charge'
    | 'approval'
    | 'reconcile'
    | 'seen'
  before?: unknown
  after?: unknown
}

/** Whom the trail names for what nobody on the staff did: the hotel itself, and a guest by the private link. */
export const BY_ITSELF = { id: 0, email: 'by itself' } as const
export const BY_GUEST = { id: 0, email: 'the guest' } as const

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
