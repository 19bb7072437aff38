import type { blocks } from '@/features/blocks/server/table'
import { insertBlock } from '@/features/blocks/server/write-block'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { assertNightsFree } from '@/features/bookings/server/assert-nights-free'
import { findBooking } from '@/features/bookings/server/list-bookings'
import { getVillaOrThrow, lockVillas } from '@/features/bookings/server/price-lodging'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { linkBlock } from '@/features/maintenance/server/write-tickets'
import { addDays, toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import type { Context } from '@/server/context'
import { assertUnchanged } from '@/server/crud/assert-unchanged'
import type { Staff } from '@/server/http/access'
import { aheadOf } from '../rules/ahead'
import type { Clearing } from '../staff-contract'
import { lockStays, moveRests } from './move-rest'

/**
 * Moves stays out of the nights that are to be blocked and blocks these, all in one transaction: where one of the stays
 * cannot move, or somebody else has the nights meanwhile, nothing is changed. Throws not-found, changed-meanwhile,
 * step-not-allowed, villa-unavailable, invalid-input, nights-taken.
 */
export async function clearNights(
  context: Context,
  staff: Staff,
  { villaId, moves, ticketId, ...wanted }: Clearing,
): Promise<typeof blocks.$inferSelect> {
  const { orm } = context.database
  const today = context.today()
  const [startDate, endDate] = [toDay(wanted.startDate), toDay(wanted.endDate)]
  const stays = await readStays(context, villaId, moves)
  const targetOf = new Map(moves.map((move) => [move.bookingId, move.villaId]))
  const block = await orm
    .transaction(async (transaction) => {
      await lockVillas(transaction, [villaId, ...targetOf.values()])
      await getVillaOrThrow(transaction, villaId)
      if (stays.length > 0) {
        const locked = await lockStays(transaction, stays)
        for (const { bookingId, updatedAt } of moves)
          assertUnchanged(locked.get(bookingId)?.updatedAt.toISOString(), updatedAt)
        const rests = [...locked.values()].map((booking) => ({
          booking,
          villaId: targetOf.get(booking.id) ?? villaId,
        }))
        await moveRests(transaction, staff, rests, today)
      }
      const made = await insertBlock(
        transaction,
        staff,
        { villaId, startDate, endDate, kind: wanted.kind, note: wanted.note || null },
        today,
      )
      if (ticketId !== undefined) await linkBlock(transaction, staff, ticketId, made, today)
      return made
    })
    .catch((error) => {
      const besides = stays.map(({ id }) => id)
      return assertNightsFree(
        orm,
        error,
        ...stays.map((stay) => ({
          ...aheadOf(stay, today),
          villaId: targetOf.get(stay.id) ?? villaId,
          besides,
        })),
        { villaId, checkIn: startDate, checkOut: addDays(endDate, 1), besides },
      )
    })
  context.changed(BOOKINGS_PATH)
  return block
}

/** Moves what is ahead of one stay into another villa, at what was agreed. Throws as `clearNights` does. */
export async function moveStay(
  context: Context,
  staff: Pick<Staff, 'id' | 'email'>,
  id: number,
  { villaId, updatedAt }: { villaId: number; updatedAt?: string | undefined },
): Promise<StaffBooking> {
  const { orm } = context.database
  const today = context.today()
  const seen = await findBooking(orm, id)
  if (!seen) throw new AppError('not-found')
  if (seen.villaId === villaId) throw invalid('The guest has this villa already. Please choose another one.')
  const moved = await orm
    .transaction(async (transaction) => {
      await lockVillas(transaction, [seen.villaId, villaId])
      const booking = (await lockStays(transaction, [seen])).get(id)
      if (!booking) throw new AppError('not-found')
      assertUnchanged(booking.updatedAt.toISOString(), updatedAt)
      return await moveRests(transaction, staff, [{ booking, villaId }], today)
    })
    .catch((error) => assertNightsFree(orm, error, { ...aheadOf(seen, today), villaId, id }))
  context.changed(BOOKINGS_PATH)
  const [booking] = moved
  if (!booking) throw new AppError('not-found')
  return booking
}

/** The bookings that are to move, each once and in the villa that is blocked. Throws not-found, invalid-input, changed-meanwhile. */
async function readStays(
  { database: { orm } }: Context,
  villaId: number,
  moves: Clearing['moves'],
): Promise<StaffBooking[]> {
  if (new Set(moves.map(({ bookingId }) => bookingId)).size < moves.length)
    throw invalid('A booking can move into one villa alone.')
  const stays: StaffBooking[] = []
  for (const { bookingId, villaId: target } of moves) {
    const seen = await findBooking(orm, bookingId)
    if (!seen) throw new AppError('not-found')
    if (seen.villaId !== villaId) throw new AppError('changed-meanwhile')
    if (target === villaId) throw invalid('This is the villa that is blocked. Please choose another one.')
    stays.push(seen)
  }
  return stays
}

function invalid(message: string): AppError {
  return new AppError('invalid-input', { message, problems: [{ path: 'villaId', message }] })
}
