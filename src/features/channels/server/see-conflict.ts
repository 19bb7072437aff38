import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Day } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Staff } from '@/server/http/access'
import type { FeedConflict } from '../contract'
import { listConflicts } from './list-conflicts'
import { seenConflicts } from './table'

/**
 * Puts a conflict aside that staff have seen, so that it calls nobody any more; the trail keeps who and what. Seen twice
 * it stays as it was. Throws not-found for one that is over or has other nights by now.
 */
export async function seeConflict(
  orm: NodePgDatabase,
  staff: Pick<Staff, 'id' | 'email'>,
  id: string,
  today: Day,
): Promise<FeedConflict> {
  return await orm.transaction(async (transaction) => {
    const conflict = (await listConflicts(transaction, today)).find((one) => one.id === id)
    if (!conflict) throw new AppError('not-found')
    const row = { conflictId: id, feedStayId: Number(id.split('-')[0]), staffEmail: staff.email }
    const [seen] = await transaction.insert(seenConflicts).values(row).onConflictDoNothing().returning()
    if (!seen) return conflict
    await recordChange(transaction, staff, {
      resource: 'feed-conflicts',
      rowId: row.feedStayId,
      action: 'seen',
      after: tell(conflict),
    })
    return { ...conflict, seenBy: staff.email }
  })
}

/** Nothing of the guest. */
function tell({ villaName, feedName, checkInDate, checkOutDate, booking, block }: FeedConflict) {
  return {
    name: `${villaName}, ${feedName}`,
    checkInDate,
    checkOutDate,
    ...(booking && { booking: booking.id }),
    ...(block && { block: block.id }),
  }
}
