import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { findDueStays, listDue } from './queue-messages'
import { guestMessages } from './table'

/**
 * Counts as done what automatic messages are due when a backup is restored: the guests may have had them since it was
 * made, and nothing in it says so. Call it in the transaction of the restore. Returns their number.
 */
export async function setAsideDueMessages(client: PoolClient, now = new Date()): Promise<number> {
  const orm = drizzle(client)
  let count = 0
  for (const due of await listDue(orm, now)) {
    for (;;) {
      const stays = await findDueStays(orm, due)
      if (stays.length === 0) break
      await orm.insert(guestMessages).values(stays.map(({ id }) => ({ ruleId: due.ruleId, bookingId: id })))
      count += stays.length
    }
  }
  return count
}
