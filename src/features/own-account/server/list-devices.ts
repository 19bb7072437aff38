import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { describeDevice } from '@/features/accounts/rules/describe-device'
import { sessions } from '@/features/accounts/server/table'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Staff } from '@/server/http/access'
import type { Device } from '../contract'

/** Where a member of staff is signed in at the moment, the browser used last in front. */
export async function listDevices(orm: NodePgDatabase, staff: Staff): Promise<Device[]> {
  const rows = await orm
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, staff.id), gt(sessions.expire, sql`now()`)))
    .orderBy(desc(sessions.updatedAt))
    .limit(100)
  return rows.map(({ sid, sess, createdAt, updatedAt }) => ({
    sid,
    name: describeDevice(sess),
    signedInAt: createdAt.toISOString(),
    usedAt: updatedAt.toISOString(),
    isThis: sid === staff.sid,
  }))
}

/** Signs one of the own browsers out. Throws not-found for a session of somebody else, or that has ended. */
export async function endDevice(orm: NodePgDatabase, staff: Staff, sid: string): Promise<void> {
  await orm.transaction(async (transaction) => {
    const [ended] = await transaction
      .delete(sessions)
      .where(and(eq(sessions.sid, sid), eq(sessions.userId, staff.id)))
      .returning()
    if (!ended) throw new AppError('not-found')
    const before = describeDevice(ended.sess)
    await recordChange(transaction, staff, { resource: 'users', rowId: staff.id, action: 'sign-out', before })
  })
}
