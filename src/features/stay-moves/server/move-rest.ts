import { and, eq, gt, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isStayOpen, judgeStayChange } from '@/features/bookings/rules/stay-changes'
import { stayToWire } from '@/features/bookings/server/change-booking'
import { findBooking } from '@/features/bookings/server/list-bookings'
import { getVillaOrThrow } from '@/features/bookings/server/price-lodging'
import { queueBookingEmailOnce } from '@/features/bookings/server/queue-email'
import { splitStay } from '@/features/bookings/server/split-stay'
import { bookings, stayParts } from '@/features/bookings/server/table'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import type { Day } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Staff } from '@/server/http/access'
import { aheadOf } from '../rules/ahead'

type Row = typeof bookings.$inferSelect

/** A booking and the villa that what is ahead of it goes to. */
export type RestMove = { booking: Row; villaId: number }

/**
 * The bookings, locked in the order of their ids; the caller has locked their villas. Throws not-found, and
 * changed-meanwhile where one has left the villa it was seen in.
 */
export async function lockStays(
  transaction: NodePgDatabase,
  seen: readonly Pick<StaffBooking, 'id' | 'villaId'>[],
): Promise<Map<number, Row>> {
  const ids = seen.map(({ id }) => id)
  const rows = await transaction
    .select()
    .from(bookings)
    .where(inArray(bookings.id, ids))
    .orderBy(bookings.id)
    .for('update')
  const locked = new Map(rows.map((row) => [row.id, row]))
  for (const { id, villaId } of seen) {
    const row = locked.get(id)
    if (!row) throw new AppError('not-found')
    if (row.villaId !== villaId) throw new AppError('changed-meanwhile')
  }
  return locked
}

/**
 * Moves what is ahead of each stay into its villa, at what was agreed for it, as one step: where two exchange their
 * villas, neither is in the other's way. Guests in house are moved from today on, all others as a whole. The caller has
 * locked villas and bookings; the database refuses nights that are taken. Throws step-not-allowed, villa-unavailable,
 * invalid-input.
 */
export async function moveRests(
  transaction: NodePgDatabase,
  staff: Pick<Staff, 'id' | 'email'>,
  moves: readonly RestMove[],
  today: Day,
): Promise<StaffBooking[]> {
  for (const move of moves) await assertMayMove(transaction, move, today)
  // Until each has its villa they hold no nights; nobody sees that, and writing the booking takes them again.
  await transaction
    .update(stayParts)
    .set({ holdsNights: false })
    .where(
      and(
        inArray(
          stayParts.bookingId,
          moves.map(({ booking }) => booking.id),
        ),
        gt(stayParts.checkOutDate, today),
      ),
    )
  const moved: StaffBooking[] = []
  for (const move of moves) moved.push(await moveRest(transaction, staff, move, today))
  return moved
}

async function moveRest(
  transaction: NodePgDatabase,
  staff: Pick<Staff, 'id' | 'email'>,
  { booking, villaId }: RestMove,
  today: Day,
): Promise<StaffBooking> {
  const before = await getBooking(transaction, booking.id)
  if (booking.status === 'checked-in')
    await splitStay(transaction, booking.id, { villaId, from: today, checkOut: booking.checkOutDate })
  await transaction.update(bookings).set({ villaId }).where(eq(bookings.id, booking.id))
  const after = await getBooking(transaction, booking.id)
  await recordChange(transaction, staff, {
    resource: 'bookings',
    rowId: booking.id,
    action: 'update',
    before: stayToWire(before, booking),
    after: stayToWire(after, booking),
  })
  // Who is in house is told at the desk, as with every move.
  if (booking.status !== 'checked-in' && booking.guestEmail)
    await queueBookingEmailOnce(transaction, 'booking-changed', booking.id)
  return after
}

async function assertMayMove(
  transaction: NodePgDatabase,
  { booking, villaId }: RestMove,
  today: Day,
): Promise<void> {
  if (!isStayOpen(booking.status))
    throw new AppError('step-not-allowed', {
      message: `The booking of ${booking.guestName} is ${booking.status} and keeps its stay as it was.`,
    })
  const villa = await getVillaOrThrow(transaction, villaId)
  if (!villa.isAvailable) throw new AppError('villa-unavailable')
  const { checkIn, checkOut } = aheadOf(booking, today)
  if (checkOut <= checkIn)
    throw new AppError('invalid-input', {
      message: `No night of ${booking.guestName} is left to move. Please extend the stay first.`,
    })
  const before = {
    villaId: booking.villaId,
    checkIn: booking.checkInDate,
    checkOut: booking.checkOutDate,
    guests: booking.numberOfGuests,
    board: booking.board,
  }
  const limits = { today, maxGuests: villa.maxGuests, rate: null }
  const problems = judgeStayChange(booking.status, before, { ...before, villaId }, limits)
  if (problems.length === 0) return
  const message = `${booking.guestName}: ${problems.map((problem) => problem.message).join(' ')}`
  throw new AppError('invalid-input', { message, problems })
}

async function getBooking(transaction: NodePgDatabase, id: number): Promise<StaffBooking> {
  const found = await findBooking(transaction, id)
  if (!found) throw new AppError('not-found')
  return found
}
