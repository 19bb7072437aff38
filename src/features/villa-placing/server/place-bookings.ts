import { eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { assertNightsFree } from '@/features/bookings/server/assert-nights-free'
import { lockVillas } from '@/features/bookings/server/price-lodging'
import { bookings } from '@/features/bookings/server/table'
import { aheadOf } from '@/features/stay-moves/rules/ahead'
import { lockStays, moveRests } from '@/features/stay-moves/server/move-rest'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { findBookedVilla } from '@/features/villas/server/store'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { assertUnchanged } from '@/server/crud/assert-unchanged'
import type { Staff } from '@/server/http/access'
import type { Placements } from '../staff-contract'

/**
 * Settles which villa each of some bookings has, all of them or none, at what was agreed; villas may be exchanged among
 * them. Throws not-found, changed-meanwhile, step-not-allowed where one is settled already, invalid-input for a villa of
 * another category, villa-unavailable, nights-taken (docs/decisions/villa-placing.md).
 */
export async function placeBookings(
  context: Context,
  staff: Pick<Staff, 'id' | 'email'>,
  places: Placements,
): Promise<number> {
  const { orm } = context.database
  const today = context.today()
  const targetOf = new Map(places.map(({ bookingId, villaId }) => [bookingId, villaId]))
  const ids = [...targetOf.keys()]
  const seen = await orm.select().from(bookings).where(inArray(bookings.id, ids))
  if (seen.length !== ids.length) throw new AppError('not-found')
  await orm
    .transaction(async (transaction) => {
      await lockVillas(transaction, [...seen.map(({ villaId }) => villaId), ...targetOf.values()])
      const locked = await lockStays(transaction, seen)
      for (const { bookingId, updatedAt } of places)
        assertUnchanged(locked.get(bookingId)?.updatedAt.toISOString(), updatedAt)
      const stays = [...locked.values()].map((booking) => ({
        booking,
        villaId: targetOf.get(booking.id) ?? booking.villaId,
      }))
      for (const { booking, villaId } of stays) {
        if (!booking.isUnplaced)
          throw new AppError('step-not-allowed', {
            message: `Which villa ${booking.guestName} has is settled already.`,
          })
        await assertSameCategory(transaction, booking.villaId, villaId, booking.guestName)
      }
      const moves = stays.filter(({ booking, villaId }) => villaId !== booking.villaId)
      if (moves.length > 0) await moveRests(transaction, staff, moves, today)
      for (const { booking, villaId } of stays.filter((stay) => stay.villaId === stay.booking.villaId)) {
        await transaction.update(bookings).set({ isUnplaced: false }).where(eq(bookings.id, booking.id))
        const villa = await findBookedVilla(transaction, villaId)
        const after = { settledVilla: villa ? unitNameOf(villa) : villaId }
        await recordChange(transaction, staff, {
          resource: 'bookings',
          rowId: booking.id,
          action: 'update',
          before: { settledVilla: 'any of its category' },
          after,
        })
      }
    })
    .catch((error) =>
      assertNightsFree(
        orm,
        error,
        ...seen.map((booking) => ({
          ...aheadOf(booking, today),
          villaId: targetOf.get(booking.id) ?? booking.villaId,
          besides: ids,
        })),
      ),
    )
  context.changed(BOOKINGS_PATH)
  return ids.length
}

/** The price was agreed for any villa of one category. */
async function assertSameCategory(
  orm: NodePgDatabase,
  fromId: number,
  toId: number,
  guestName: string,
): Promise<void> {
  if (fromId === toId) return
  const [from, to] = [await findBookedVilla(orm, fromId), await findBookedVilla(orm, toId)]
  if (!to) throw new AppError('not-found')
  if (from?.categoryId === to.categoryId) return
  const message = `${guestName} booked another category than ${unitNameOf(to)} is of. Please change the stay on its own page.`
  throw new AppError('invalid-input', { message, problems: [{ path: 'places', message }] })
}
