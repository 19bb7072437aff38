import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isEnding } from '@/features/bookings/rules/status'
import { constraintOf } from '@/features/bookings/server/assert-nights-free'
import { bookings } from '@/features/bookings/server/table'
import { readBalance } from '@/features/payments/server/read-balance'
import { PROMO_CODE_USES } from '@/features/promo-codes/server/judge-code'
import { readHold } from '@/features/property/server/store'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import { canUndo, judgeUndo, type Step, UNDO_MINUTES } from '../rules/undo-steps'
import { assertEndingUndoable, assertNotInvoicedSince } from './assert-undoable'
import type { FoundStep } from './find-steps'
import { takeEndingBack } from './take-ending-back'
import { tellUndone } from './tell-undone'

type Row = typeof bookings.$inferSelect

/**
 * Takes a step of a booking back, in a transaction that has locked the booking and `villaIds`, with its nights, its money
 * and what the guest was told. Throws changed-meanwhile, step-not-allowed, extra-not-left, and what the database refuses nights with.
 */
export async function takeStepBack(
  transaction: NodePgDatabase,
  context: Context,
  staff: Staff,
  { booking: row, step }: FoundStep<Row>,
  { villaIds, reason }: { villaIds: readonly number[]; reason: string | null | undefined },
): Promise<void> {
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
    .where(eq(bookings.id, row.id))
    .catch(explainUsedUp)
  await recordChange(transaction, staff, {
    resource: 'bookings',
    rowId: row.id,
    action: 'status',
    before: { status: row.status },
    after: { status: step.from, ...(reason && { reason }) },
  })
  if (isRestored) await takeEndingBack(transaction, staff, row.id, step)
  await tellUndone(transaction, row, step)
}

/** Throws step-not-allowed for what leads nowhere back, and for what no member of the staff did. */
export function assertStepOfStaff(step: Step | undefined): asserts step is Step {
  if (!step || !canUndo(step))
    throw new AppError('step-not-allowed', { message: 'There is no step to undo here.' })
  if (!step.isByStaff)
    throw new AppError('step-not-allowed', {
      message:
        'No member of the staff took this step: the guest did, or it came by itself. Please book the stay again, or cancel it.',
    })
}

/** Throws not-allowed for a step that only an admin undoes by now, and invalid-input for an admin who gives no reason. */
export function assertInTime(staff: Staff, takenAt: number, reason: string | null | undefined) {
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
async function holdEnd(transaction: NodePgDatabase, { id, userId }: Row) {
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
