import { asc, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { guests } from '@/features/guests/server/table'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import { assertUnchanged } from '@/server/crud/assert-unchanged'
import type { Staff } from '@/server/http/access'
import type { GuestChange } from '../staff-contract'
import { joinGuests, lockGuests } from './link-stays'

/** Changes what is named. What is written about a person stays out of the trail: it names the fields. Throws not-found. */
export async function changeGuest(
  orm: NodePgDatabase,
  staff: Staff,
  id: number,
  { updatedAt, ...change }: GuestChange,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    const [before] = await transaction.select().from(guests).where(eq(guests.id, id)).for('update')
    if (!before) throw new AppError('not-found')
    assertUnchanged(before.updatedAt.toISOString(), updatedAt)
    const isDoNotHost = change.isDoNotHost ?? before.isDoNotHost
    const values = {
      ...change,
      // Without the mark there is nothing to give a reason for.
      doNotHostReason: isDoNotHost ? (change.doNotHostReason ?? before.doNotHostReason) : null,
    }
    await transaction.update(guests).set(values).where(eq(guests.id, id))
    await recordChange(transaction, staff, {
      resource: 'guests',
      rowId: id,
      action: 'update',
      before: { isDoNotHost: before.isDoNotHost },
      after: { isDoNotHost, fields: Object.keys(change).toSorted() },
    })
  })
}

/** Makes one person of two. Throws not-found; invalid-input where both are the same. */
export async function mergeGuests(
  orm: NodePgDatabase,
  staff: Staff,
  id: number,
  otherId: number,
): Promise<void> {
  if (id === otherId)
    throw new AppError('invalid-input', {
      problems: [{ path: 'guestId', message: 'Please choose another profile' }],
    })
  await orm.transaction(async (transaction) => {
    await lockGuests(transaction)
    const rows = await transaction
      .select()
      .from(guests)
      .where(inArray(guests.id, [id, otherId]))
      .orderBy(asc(guests.id))
      .for('update')
    const into = rows.find((row) => row.id === id)
    const from = rows.find((row) => row.id === otherId)
    if (!into || !from) throw new AppError('not-found')
    await joinGuests(transaction, into, from)
    await recordChange(transaction, staff, {
      resource: 'guests',
      rowId: id,
      action: 'update',
      after: { merged: otherId },
    })
  })
}
