import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { assertNightsFree } from '@/features/bookings/server/assert-nights-free'
import { findBooking } from '@/features/bookings/server/list-bookings'
import { lockVillas } from '@/features/bookings/server/price-lodging'
import { bookings } from '@/features/bookings/server/table'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import type { UndoWish } from '../staff-contract'
import { findSteps } from './find-steps'
import { assertInTime, assertStepOfStaff, takeStepBack } from './take-step-back'

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
  const { reason, status, entry } = wish
  const [row] = await transaction.select().from(bookings).where(eq(bookings.id, id)).for('update')
  if (!row) throw new AppError('not-found')
  const [found] = await findSteps(transaction, [row])
  if (status !== row.status || (entry !== undefined && entry !== found?.step.id))
    throw new AppError('changed-meanwhile', {
      message:
        'Somebody else has taken or undone a step of this booking meanwhile. Please look at it once more.',
    })
  assertStepOfStaff(found?.step)
  assertInTime(staff, found.step.at, reason)
  await takeStepBack(transaction, context, staff, found, { villaIds, reason })
}
