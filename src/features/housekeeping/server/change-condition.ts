import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '@/features/accounts/server/table'
import { villas } from '@/features/villas/server/table'
import { type Day, toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { mayDo } from '@/kernel/roles'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import { applyMark } from '../rules/condition'
import type { CleaningChange, CleaningMarkBody, CleaningVilla } from '../staff-contract'
import { listCleaning } from './list-cleaning'
import { cleaningMarks, villaConditions } from './table'

/** Sets what the board says of a villa. A villa set dirty or out of order begins another turn. Throws not-found, invalid-input. */
export async function changeCondition(
  { database, today }: Context,
  staff: Staff,
  villaId: number,
  { condition, assignedTo, note }: CleaningChange,
): Promise<CleaningVilla> {
  return await database.orm.transaction(async (transaction) => {
    const before = await lockCondition(transaction, villaId)
    if (assignedTo) await assertStaff(transaction, assignedTo)
    const isNew = condition !== undefined && condition !== before.condition
    const after = {
      ...(isNew && { condition, changedAt: sql`now()` }),
      ...(isNew && (condition === 'dirty' || condition === 'out-of-order') && { turn: before.turn + 1 }),
      ...(assignedTo !== undefined && { assignedTo, assignedOn: assignedTo === null ? null : today() }),
      ...(note !== undefined && { note: note || null }),
    }
    await transaction.update(villaConditions).set(after).where(eq(villaConditions.villaId, villaId))
    await recordChange(transaction, staff, {
      resource: 'housekeeping',
      rowId: villaId,
      action: 'update',
      before: { condition: before.condition, assignedTo: before.assignedTo, note: before.note },
      after: {
        condition: condition ?? before.condition,
        assignedTo: assignedTo === undefined ? before.assignedTo : assignedTo,
        note: note === undefined ? before.note : note || null,
      },
    })
    return await readVilla(transaction, today(), villaId)
  })
}

/**
 * Takes one press from a phone, once: sent again under its key it is answered as the first time. One that came too late
 * changes nothing and is kept. Throws not-found, not-allowed.
 */
export async function takeMark(
  { database, today, now }: Context,
  staff: Staff,
  { key, villaId, mark, turn, day, secondsAgo }: CleaningMarkBody,
): Promise<{ isApplied: boolean; villa: CleaningVilla }> {
  if (mark === 'inspect' && !mayDo(staff.permissions, 'front-desk')) throw new AppError('not-allowed')
  return await database.orm.transaction(async (transaction) => {
    const before = await lockCondition(transaction, villaId)
    const [known] = await transaction.select().from(cleaningMarks).where(eq(cleaningMarks.key, key))
    if (known) return { isApplied: known.isApplied, villa: await readVilla(transaction, today(), villaId) }
    // A phone whose day is ahead of the property's serves no day that has not come.
    const pressedOn = earlierOf(toDay(day), today())
    const after = applyMark(before, { mark, turn, day: pressedOn })
    await transaction.insert(cleaningMarks).values({
      ...{ key, villaId, mark, turn, day: pressedOn, isApplied: after !== null },
      pressedAt: new Date(now().getTime() - secondsAgo * 1000),
      ...{ staffId: staff.id, staffEmail: staff.email },
    })
    if (after) {
      const { condition, servicedOn } = after
      await transaction
        .update(villaConditions)
        .set({ condition, servicedOn, ...(condition !== before.condition && { changedAt: sql`now()` }) })
        .where(eq(villaConditions.villaId, villaId))
      await recordChange(transaction, staff, {
        resource: 'housekeeping',
        rowId: villaId,
        action: 'status',
        before: { condition: before.condition, servicedOn: before.servicedOn },
        after: { condition, servicedOn },
      })
    }
    return { isApplied: after !== null, villa: await readVilla(transaction, today(), villaId) }
  })
}

/** The villa's row, made where there is none yet, and nobody else's until the transaction ends. Throws not-found. */
async function lockCondition(transaction: NodePgDatabase, villaId: number) {
  if ((await transaction.$count(villas, eq(villas.id, villaId))) === 0) throw new AppError('not-found')
  await transaction.insert(villaConditions).values({ villaId }).onConflictDoNothing()
  const [row] = await transaction
    .select()
    .from(villaConditions)
    .where(eq(villaConditions.villaId, villaId))
    .for('update')
  if (!row) throw new AppError('not-found')
  return row
}

function earlierOf(one: Day, other: Day): Day {
  return one < other ? one : other
}

async function assertStaff(transaction: NodePgDatabase, id: number): Promise<void> {
  if ((await transaction.$count(users, eq(users.id, id))) > 0) return
  throw new AppError('invalid-input', {
    problems: [{ path: 'assignedTo', message: 'Please choose somebody on the staff' }],
  })
}

async function readVilla(transaction: NodePgDatabase, today: Day, villaId: number): Promise<CleaningVilla> {
  const [villa] = await listCleaning(transaction, today, villaId)
  if (!villa) throw new AppError('not-found')
  return villa
}
