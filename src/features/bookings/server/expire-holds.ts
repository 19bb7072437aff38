import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { BY_ITSELF, recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { BOOKINGS_PATH } from '../paths'
import { queueLapsedEmails } from './queue-email'
import { bookings } from './table'

const MOST_AT_ONCE = 100

/**
 * Gives back the nights of requests that nobody confirmed in time: cancelled, with the reason 'lapsed' in the trail.
 * Answers their ids. Any number of processes may do it at once; each request lapses in one of them, and one that a
 * clerk is working on waits for the next time.
 */
export async function expireHolds({
  database,
  changed,
}: Pick<Context, 'database' | 'changed'>): Promise<number[]> {
  const lapsed = await database.orm.transaction(async (transaction) => {
    const rows = await transaction
      .select({ id: bookings.id, groupId: bookings.groupId, mailboxProof: bookings.mailboxProof })
      .from(bookings)
      .where(and(eq(bookings.status, 'pending'), lte(bookings.holdExpiresAt, sql`now()`)))
      .orderBy(asc(bookings.holdExpiresAt))
      .limit(MOST_AT_ONCE)
      .for('update', { skipLocked: true })
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return ids
    await transaction
      .update(bookings)
      .set({ status: 'cancelled', holdExpiresAt: null })
      .where(inArray(bookings.id, ids))
    for (const rowId of ids)
      await recordChange(transaction, BY_ITSELF, {
        resource: 'bookings',
        rowId,
        action: 'status',
        before: { status: 'pending' },
        after: { status: 'cancelled', reason: 'lapsed' },
      })
    // A mailbox that nobody has proved may be a stranger's: it was written to once.
    await queueLapsedEmails(
      transaction,
      rows.filter(({ mailboxProof }) => mailboxProof !== 'asked'),
    )
    return ids
  })
  await forgetSenders(database.orm)
  if (lapsed.length > 0) changed(BOOKINGS_PATH)
  return lapsed
}

/** From which address a request came counts for a day; after that it is nobody's business. */
async function forgetSenders(orm: NodePgDatabase): Promise<void> {
  await orm.execute(sql`update ${bookings} set sender_hash = null
    where sender_hash is not null and created_at < now() - interval '24 hours'`)
}
