import { and, desc, eq } from 'drizzle-orm'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { assertNightsFree } from '@/features/bookings/server/assert-nights-free'
import { findBooking } from '@/features/bookings/server/list-bookings'
import { bookings } from '@/features/bookings/server/table'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import { auditEntries } from '@/server/audit/table'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import { judgeUndo, stepBack, UNDO_MINUTES } from '../rules/undo-steps'

/**
 * Takes back that guests arrived or left. Guests who had left take the rest of their nights again, where nobody has
 * booked these since. Throws not-found, step-not-allowed, not-allowed, invalid-input for an old step without a reason,
 * nights-taken.
 */
export async function undoStep(
  context: Context,
  staff: Staff,
  id: number,
  reason: string | null | undefined,
): Promise<StaffBooking> {
  const { orm } = context.database
  const seen = await findBooking(orm, id)
  if (!seen) throw new AppError('not-found')
  const lodging = { id, villaId: seen.villaId, checkIn: context.today(), checkOut: toDay(seen.checkOutDate) }
  const booking = await orm
    .transaction(async (transaction) => {
      const [row] = await transaction.select().from(bookings).where(eq(bookings.id, id)).for('update')
      if (!row) throw new AppError('not-found')
      const status = stepBack(row.status)
      const [step] = await transaction
        .select({ at: auditEntries.createdAt })
        .from(auditEntries)
        .where(
          and(
            eq(auditEntries.resource, 'bookings'),
            eq(auditEntries.rowId, id),
            eq(auditEntries.action, 'status'),
          ),
        )
        .orderBy(desc(auditEntries.id))
        .limit(1)
      if (!status || !step)
        throw new AppError('step-not-allowed', { message: 'There is no arrival or departure to undo here.' })
      assertInTime(staff, step.at, reason)
      await transaction.update(bookings).set({ status }).where(eq(bookings.id, id))
      await recordChange(transaction, staff, {
        resource: 'bookings',
        rowId: id,
        action: 'status',
        before: { status: row.status },
        after: { status, ...(reason && { reason }) },
      })
      return await findBooking(transaction, id)
    })
    .catch((error) => assertNightsFree(orm, error, lodging))
  if (!booking) throw new AppError('not-found')
  context.changed(BOOKINGS_PATH)
  return booking
}

function assertInTime(staff: Staff, takenAt: Date, reason: string | null | undefined) {
  // The trail goes by the database's clock, and so by that of this machine.
  const answer = judgeUndo({
    takenAt: takenAt.getTime(),
    now: Date.now(),
    permissions: staff.permissions,
    reason,
  })
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
