import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { type BookingStatus, isEnding } from '@/features/bookings/rules/status'
import { assertNightsFree, constraintOf } from '@/features/bookings/server/assert-nights-free'
import { findBooking } from '@/features/bookings/server/list-bookings'
import { lockVillas } from '@/features/bookings/server/price-lodging'
import { bookings } from '@/features/bookings/server/table'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { readBalance } from '@/features/payments/server/read-balance'
import { PROMO_CODE_USES } from '@/features/promo-codes/server/judge-code'
import { readHold } from '@/features/property/server/store'
import { toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import { auditEntries } from '@/server/audit/table'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import { canUndo, judgeUndo, lastStep, STEP_ACTIONS, type Step, UNDO_MINUTES } from '../rules/undo-steps'
import type { UndoWish } from '../staff-contract'
import { assertEndingUndoable, assertNotInvoicedSince } from './assert-undoable'
import { takeEndingBack } from './take-ending-back'
import { tellUndone } from './tell-undone'

const WITHOUT_STATUS: readonly BookingStatus[] = ['checked-in', 'checked-out']

/**
 * Takes back the last step of a booking (docs/decisions/undo.md). Who takes nights again gets them where nobody has booked
 * these since. Throws not-found, changed-meanwhile, step-not-allowed, not-allowed, invalid-input for an old step without a
 * reason, nights-taken, extra-not-left.
 */
export async function undoStep(
  context: Context,
  staff: Staff,
  id: number,
  wish: UndoWish,
): Promise<StaffBooking> {
  const { orm } = context.database
  const seen = await findBooking(orm, id)
  if (!seen) throw new AppError('not-found')
  const nights = seen.parts.map((part) => ({
    ...{ id, villaId: part.villaId, checkIn: toDay(part.checkInDate), checkOut: toDay(part.checkOutDate) },
  }))
  // Who left early wants the rest of the nights again, which no part says any more.
  const rest = { id, villaId: seen.villaId, checkIn: context.today(), checkOut: toDay(seen.checkOutDate) }
  const booking = await orm
    .transaction(async (transaction) => {
      // Villas before the booking, as every writer of stays takes them.
      const villaIds = [seen.villaId, ...seen.parts.map(({ villaId }) => villaId)]
      await lockVillas(transaction, villaIds)
      await undoWithin(transaction, context, staff, { id, villaIds, wish })
      return await findBooking(transaction, id)
    })
    .catch((error) => assertNightsFree(orm, error, ...(seen.status === 'checked-out' ? [rest] : nights)))
  if (!booking) throw new AppError('not-found')
  context.changed(BOOKINGS_PATH)
  return booking
}

async function undoWithin(
  transaction: NodePgDatabase,
  context: Context,
  staff: Staff,
  { id, villaIds, wish }: { id: number; villaIds: readonly number[]; wish: UndoWish },
): Promise<void> {
  const { reason, status } = wish
  const [row] = await transaction.select().from(bookings).where(eq(bookings.id, id)).for('update')
  if (!row) throw new AppError('not-found')
  if (status != null && status !== row.status)
    throw new AppError('changed-meanwhile', {
      message:
        'Somebody else has taken or undone a step of this booking meanwhile. Please look at it once more.',
    })
  const step = await getStepOrThrow(transaction, row)
  if (status == null && !WITHOUT_STATUS.includes(step.to))
    throw new AppError('invalid-input', {
      problems: [{ path: 'status', message: 'Please say which step is undone' }],
    })
  assertInTime(staff, step.at, reason)
  const isRestored = isEnding(step.to)
  if (isRestored) {
    if (!villaIds.includes(row.villaId)) throw new AppError('changed-meanwhile')
    await assertEndingUndoable(transaction, context, row, step)
  }
  if (step.to === 'confirmed') await assertNotInvoicedSince(transaction, row.id, step)
  const holdExpiresAt = step.from === 'pending' ? await holdEnd(transaction, row) : null
  await transaction
    .update(bookings)
    .set({ status: step.from, holdExpiresAt })
    .where(eq(bookings.id, id))
    .catch(explainUsedUp)
  await recordChange(transaction, staff, {
    resource: 'bookings',
    rowId: id,
    action: 'status',
    before: { status: row.status },
    after: { status: step.from, ...(reason && { reason }) },
  })
  if (isRestored) await takeEndingBack(transaction, staff, id, step)
  await tellUndone(transaction, row, step)
}

async function getStepOrThrow(
  transaction: NodePgDatabase,
  { id, status }: typeof bookings.$inferSelect,
): Promise<Step> {
  const entries = await transaction
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.resource, 'bookings'),
        eq(auditEntries.rowId, id),
        inArray(auditEntries.action, [...STEP_ACTIONS]),
      ),
    )
    .orderBy(asc(auditEntries.id))
  const step = lastStep(
    entries.map((entry) => ({ ...entry, at: entry.createdAt.getTime(), isByStaff: entry.staffId !== 0 })),
  )
  if (!step || step.to !== status || !canUndo(step))
    throw new AppError('step-not-allowed', { message: 'There is no step to undo here.' })
  if (!step.isByStaff)
    throw new AppError('step-not-allowed', {
      message:
        'No member of the staff took this step: the guest did, or it came by itself. Please book the stay again, or cancel it.',
    })
  return step
}

function assertInTime(staff: Staff, takenAt: number, reason: string | null | undefined) {
  // The trail goes by the database's clock, and so by that of this machine.
  const answer = judgeUndo({ takenAt, now: Date.now(), permissions: staff.permissions, reason })
  if (answer === 'too-late')
    throw new AppError('not-allowed', {
      message: `This was more than ${UNDO_MINUTES} minutes ago. Please ask an admin to undo it.`,
    })
  if (answer === 'reason-wanted')
    throw new AppError('invalid-input', {
      message: `This was more than ${UNDO_MINUTES} minutes ago. Please say why it is undone.`,
      problems: [{ path: 'reason', message: 'Please say why' }],
    })
}

/** A request that a guest made is held for as long as a new one; what staff took down, or is paid in part, has no end. */
async function holdEnd(transaction: NodePgDatabase, { id, userId }: typeof bookings.$inferSelect) {
  if (userId !== null || (await readBalance(transaction, id)).paid > 0) return null
  const { hours } = await readHold(transaction)
  return sql`now() + make_interval(hours => ${hours}::int)`
}

function explainUsedUp(error: unknown): never {
  if (constraintOf(error) !== PROMO_CODE_USES) throw error
  throw new AppError('step-not-allowed', {
    message:
      'The promo code of this booking has been used as often as it can be since. Please book the stay again.',
    cause: error,
  })
}
