import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { mails } from './table'

/** Queues mails of one kind about these rows, in the transaction of what they tell of: both stand or neither. */
export async function queueMail(
  transaction: NodePgDatabase,
  kind: string,
  subjectIds: number[],
): Promise<void> {
  if (subjectIds.length > 0)
    await transaction.insert(mails).values(subjectIds.map((subjectId) => ({ kind, subjectId })))
}

/**
 * The same about one row, unless a mail of this kind about it waits already: being written when it is sent, that one
 * will tell of this too. It is held until the transaction ends, so that it cannot leave before.
 */
export async function queueMailOnce(
  transaction: NodePgDatabase,
  kind: string,
  subjectId: number,
): Promise<void> {
  const [waiting] = await transaction
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.kind, kind), eq(mails.subjectId, subjectId), eq(mails.status, 'queued')))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!waiting) await queueMail(transaction, kind, [subjectId])
}
