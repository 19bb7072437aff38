import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PhoneWay } from '../rules/ways'
import { phoneMessages } from './table'

/** Queues messages to phones of one kind about these rows, in the transaction of what they tell of: both stand or neither. */
export async function queuePhoneMessages(
  transaction: NodePgDatabase,
  kind: string,
  way: PhoneWay,
  subjects: { id: number; bookingId: number }[],
): Promise<void> {
  if (subjects.length > 0)
    await transaction
      .insert(phoneMessages)
      .values(subjects.map(({ id, bookingId }) => ({ kind, way, subjectId: id, bookingId })))
}
