import { and, eq, isNull, lt, lte } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { blocks } from '@/features/blocks/server/table'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { HOLD_EMAIL_KIND } from '@/features/groups/rules/hold-email-words'
import { toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { BY_ITSELF, recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import { queueMail } from '@/server/mail/queue-mail'
import type { GroupHold } from '../staff-contract'
import { assertDays } from './make-hold'
import { getHoldOrThrow } from './read-holds'
import { groupHolds } from './table'

type Hold = typeof groupHolds.$inferSelect

/** Keeps the nights of a hold until another day. Throws not-found, step-not-allowed, invalid-input. */
export async function keepHold(
  { database: { orm }, today }: Context,
  staff: Staff,
  id: number,
  wanted: string,
): Promise<GroupHold> {
  const keptUntil = toDay(wanted)
  return await orm.transaction(async (transaction) => {
    const hold = await lockOpenHold(transaction, id)
    assertDays(keptUntil, { checkIn: hold.checkInDate, checkOut: hold.checkOutDate }, today())
    // Staff are told once more when the new day comes.
    await transaction.update(groupHolds).set({ keptUntil, noticedAt: null }).where(eq(groupHolds.id, id))
    const [before, after] = [{ keptUntil: hold.keptUntil }, { keptUntil }]
    await recordChange(transaction, staff, {
      resource: 'group-holds',
      rowId: id,
      action: 'update',
      before,
      after,
    })
    return await getHoldOrThrow(transaction, id)
  })
}

/** Gives the nights back that have no booking. Throws not-found, step-not-allowed. */
export async function releaseHold(context: Context, staff: Staff, id: number): Promise<GroupHold> {
  const released = await context.database.orm.transaction(async (transaction) => {
    await lockOpenHold(transaction, id)
    await release(transaction, staff, id)
    return await getHoldOrThrow(transaction, id)
  })
  context.changed(BOOKINGS_PATH)
  return released
}

/**
 * Releases the holds whose last day is over, and tells staff of those whose last day it is. Of any number of processes one
 * does it with each; one that a clerk is working on waits for the next time. Answers the ids of those released.
 */
export async function releaseHolds(
  context: Pick<Context, 'database' | 'today' | 'changed'>,
): Promise<number[]> {
  const today = context.today()
  const released = await context.database.orm.transaction(async (transaction) => {
    const over = await lockDue(transaction, lt(groupHolds.keptUntil, today))
    for (const { id } of over) await release(transaction, BY_ITSELF, id)
    const ending = await lockDue(transaction, lte(groupHolds.keptUntil, today), isNull(groupHolds.noticedAt))
    const told: number[] = []
    for (const { id } of ending) {
      await transaction.update(groupHolds).set({ noticedAt: new Date() }).where(eq(groupHolds.id, id))
      if ((await getHoldOrThrow(transaction, id)).state === 'held') told.push(id)
    }
    await queueMail(transaction, HOLD_EMAIL_KIND, told)
    return over.map(({ id }) => id)
  })
  if (released.length > 0) context.changed(BOOKINGS_PATH)
  return released
}

/** The hold, locked, while it keeps nights. Throws not-found, step-not-allowed. */
export async function lockOpenHold(transaction: NodePgDatabase, id: number): Promise<Hold> {
  const [hold] = await transaction.select().from(groupHolds).where(eq(groupHolds.id, id)).for('update')
  if (!hold) throw new AppError('not-found')
  if (hold.releasedAt !== null)
    throw new AppError('step-not-allowed', {
      message: 'This hold is over, and its nights are free for others. Please make a new one.',
    })
  return hold
}

async function lockDue(transaction: NodePgDatabase, ...conditions: Parameters<typeof and>) {
  return await transaction
    .select({ id: groupHolds.id })
    .from(groupHolds)
    .where(and(isNull(groupHolds.releasedAt), ...conditions))
    .orderBy(groupHolds.id)
    .for('update', { skipLocked: true })
}

async function release(
  transaction: NodePgDatabase,
  by: Pick<Staff, 'id' | 'email'>,
  id: number,
): Promise<void> {
  await transaction.delete(blocks).where(eq(blocks.holdId, id))
  await transaction.update(groupHolds).set({ releasedAt: new Date() }).where(eq(groupHolds.id, id))
  await recordChange(transaction, by, {
    resource: 'group-holds',
    rowId: id,
    action: 'status',
    before: { status: 'held' },
    after: { status: 'released' },
  })
}
