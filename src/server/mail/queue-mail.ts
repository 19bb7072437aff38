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
