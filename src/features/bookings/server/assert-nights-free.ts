import { and, eq, gt, gte, lt, ne } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { blocks } from '@/features/blocks/server/table'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { villas } from '@/features/villas/server/table'
import { formatShortDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import type { Stay } from '@/kernel/stay'
import { bookings, stayParts } from './table'

/**
 * Turns what the exclusion constraint refused staff into 409 that names who has the nights, and throws it; any other
 * error as it was. Throws nights-taken.
 */
export async function assertNightsFree(
  orm: NodePgDatabase,
  error: unknown,
  wanted: Stay & { villaId: number; id?: number },
): Promise<never> {
  if (constraintOf(error) !== 'bookings_no_shared_night') throw error
  const [other] = await orm
    .select({ part: stayParts, guestName: bookings.guestName, villa: villas })
    .from(stayParts)
    .innerJoin(bookings, eq(bookings.id, stayParts.bookingId))
    .innerJoin(villas, eq(villas.id, stayParts.villaId))
    .where(
      and(
        eq(stayParts.villaId, wanted.villaId),
        lt(stayParts.checkInDate, wanted.checkOut),
        gt(stayParts.checkOutDate, wanted.checkIn),
        stayParts.holdsNights,
        wanted.id === undefined ? undefined : ne(stayParts.bookingId, wanted.id),
      ),
    )
    .orderBy(stayParts.checkInDate)
    .limit(1)
  if (!other) return await assertNotBlocked(orm, error, wanted)
  const { guestName } = other
  const { bookingId: id, checkInDate, checkOutDate } = other.part
  const room = unitNameOf(other.villa)
  throw new AppError('nights-taken', {
    message: `${room} is taken from ${formatShortDay(checkInDate)} to ${formatShortDay(checkOutDate)} by booking ${id} (${guestName}). Please choose other dates or another villa.`,
    cause: error,
  })
}

/** The same for a guest, who hears that the nights are taken and nothing of whose they are. Throws nights-taken. */
export function refuseTakenNights(error: unknown): never {
  if (constraintOf(error) !== 'bookings_no_shared_night') throw error
  throw new AppError('nights-taken', { cause: error })
}

/** Triggers refuse what staff or other platforms blocked under the same name. */
async function assertNotBlocked(
  orm: NodePgDatabase,
  error: unknown,
  wanted: Stay & { villaId: number },
): Promise<never> {
  const [block] = await orm
    .select()
    .from(blocks)
    .where(
      and(
        eq(blocks.villaId, wanted.villaId),
        lt(blocks.startDate, wanted.checkOut),
        gte(blocks.endDate, wanted.checkIn),
      ),
    )
    .limit(1)
  // Whoever had the nights has given them back since: the general message asks to try other dates.
  if (!block) throw new AppError('nights-taken', { cause: error })
  // The nights of a calendar feed bear the name of its platform.
  const who = block.feedId === null ? 'Staff blocked' : `${block.note ?? 'Another platform'} has`
  throw new AppError('nights-taken', {
    message: `${who} this villa from ${formatShortDay(block.startDate)} to ${formatShortDay(block.endDate)}. Please choose other dates or another villa.`,
    cause: error,
  })
}

/** The name of the constraint that refused a write, as the database or Drizzle tells it. */
export function constraintOf(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return typeof cause === 'object' && cause !== null && 'constraint' in cause
    ? String(cause.constraint)
    : undefined
}
