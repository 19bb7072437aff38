import { isDeepStrictEqual } from 'node:util'
import { asc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { assertNightsFree } from '@/features/bookings/server/assert-nights-free'
import { lockVillas } from '@/features/bookings/server/price-lodging'
import { bookings } from '@/features/bookings/server/table'
import { findGroup } from '@/features/groups/server/read-group'
import { lockGroup } from '@/features/groups/server/step-group'
import type { StaffGroup } from '@/features/groups/staff-contract'
import { toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import { type LastGroupStep, lastGroupStep } from '../rules/group-step'
import type { GroupUndo, UndoGroupWish } from '../staff-contract'
import { type FoundStep, findSteps } from './find-steps'
import { assertInTime, assertStepOfStaff, takeStepBack } from './take-step-back'

type Row = typeof bookings.$inferSelect

/** The step of a whole group that can be undone. */
export async function readGroupUndo(orm: NodePgDatabase, groupId: number): Promise<GroupUndo> {
  const rows = await orm
    .select()
    .from(bookings)
    .where(eq(bookings.groupId, groupId))
    .orderBy(asc(bookings.id))
  if (rows.length === 0) throw new AppError('not-found')
  const last = lastGroupStep(await findSteps(orm, rows))
  if (!last) return { step: null }
  const [{ step }] = last.of
  return {
    step: {
      status: last.status,
      bookings: last.of.map(({ booking }) => booking.id),
      entries: entriesOf(last),
      at: new Date(step.at).toISOString(),
      isByStaff: step.isByStaff,
    },
  }
}

/**
 * Takes back the last step of a group, of all villas that took it and none since, or of none (docs/decisions/undo.md).
 * Throws not-found, changed-meanwhile, step-not-allowed that names the booking in its way, not-allowed, invalid-input for an
 * old step without a reason, nights-taken, extra-not-left.
 */
export async function undoGroupStep(
  context: Context,
  staff: Staff,
  groupId: number,
  wish: UndoGroupWish,
): Promise<StaffGroup> {
  const { orm } = context.database
  const seen = await findGroup(orm, groupId)
  if (!seen) throw new AppError('not-found')
  const parts = seen.bookings.flatMap(({ id, parts }) =>
    parts.map(({ villaId, checkInDate, checkOutDate }) => ({
      ...{ id, villaId, checkIn: toDay(checkInDate), checkOut: toDay(checkOutDate) },
    })),
  )
  let failed: FoundStep<Row> | undefined
  const group = await orm
    .transaction(async (transaction) => {
      // Villas before bookings, as every writer of stays takes them.
      const villaIds = [...parts, ...seen.bookings].map(({ villaId }) => villaId)
      await lockVillas(transaction, villaIds)
      const last = lastGroupStep(await findSteps(transaction, await lockGroup(transaction, groupId)))
      if (
        last?.status !== wish.status ||
        !isDeepStrictEqual(entriesOf(last), wish.entries.toSorted(byNumber))
      )
        throw new AppError('changed-meanwhile', {
          message:
            'Somebody else has taken or undone a step of this group meanwhile. Please look at it once more.',
        })
      assertStepOfStaff(last.of[0].step)
      assertInTime(staff, last.of[0].step.at, wish.reason)
      for (const found of last.of) {
        failed = found
        await takeStepBack(transaction, context, staff, found, { villaIds, reason: wish.reason })
      }
      failed = undefined
      return await findGroup(transaction, groupId)
    })
    .catch(async (error) => {
      if (!failed) throw error
      const { id } = failed.booking
      const own = parts.filter((part) => part.id === id)
      return await assertNightsFree(orm, error, ...own).catch(nameBooking(failed))
    })
  if (!group) throw new AppError('not-found')
  context.changed(BOOKINGS_PATH)
  return group
}

function entriesOf({ of }: LastGroupStep<FoundStep>): number[] {
  return of.map(({ step }) => step.id).sort(byNumber)
}

const byNumber = (one: number, other: number) => one - other

/** Says which booking is in the way of all others. */
function nameBooking({ booking: { reference, guestName } }: FoundStep<Row>) {
  return (error: unknown): never => {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    throw new AppError(error.code, {
      message: `Booking ${reference} (${guestName}): ${error.message} No villa of the group was changed.`,
      cause: error,
    })
  }
}
