import { and, eq, gt, gte, lt, notInArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { blocks } from '@/features/blocks/server/table'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { villas } from '@/features/villas/server/table'
import { formatShortDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import type { Stay } from '@/kernel/stay'
import { bookings, stayParts } from './table'

/** Nights of a villa that a booking wanted; `besides` are others that were to leave it in the same step. */
type Wanted = Stay & { villaId: number; id?: number; besides?: readonly number[] }

const TAKEN: readonly unknown[] = ['bookings_no_shared_night', 'blocks_no_shared_night']

/**
 * Turns what an exclusion constraint refused staff into 409 that names who has the nights, of all that were wanted in
 * one step, and throws it; any other error as it was. Throws nights-taken.
 */
export async function assertNightsFree(
  orm: NodePgDatabase,
  error: unknown,
  ...all: readonly Wanted[]
): Promise<never> {
  if (!TAKEN.includes(constraintOf(error))) throw error
  for (const wanted of all) {
    const message = (await tellGuest(orm, wanted)) ?? (await tellBlock(orm, wanted))
    if (message !== null) throw new AppError('nights-taken', { message, cause: error })
  }
  // Whoever had the nights has given them back since: the general message asks to try other dates.
  throw new AppError('nights-taken', { cause: error })
}

async function tellGuest(orm: NodePgDatabase, wanted: Wanted): Promise<string | null> {
  const own = [wanted.id ?? [], wanted.besides ?? []].flat()
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
        notInArray(stayParts.bookingId, own),
      ),
    )
    .orderBy(stayParts.checkInDate)
    .limit(1)
  if (!other) return null
  const { guestName } = other
  const { bookingId: id, checkInDate, checkOutDate } = other.part
  const room = unitNameOf(other.villa)
  return `${room} is taken from ${formatShortDay(checkInDate)} to ${formatShortDay(checkOutDate)} by booking ${id} (${guestName}). Please choose other dates or another villa.`
}

/** Triggers refuse what staff or other platforms blocked under the same name. */
async function tellBlock(orm: NodePgDatabase, wanted: Wanted): Promise<string | null> {
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
  if (!block) return null
  // The nights of a calendar feed bear the name of its platform, those of a hold the name of the group.
  const who =
    block.feedId === null && block.holdId === null
      ? 'Staff blocked'
      : `${block.note ?? 'Another platform'} has`
  return `${who} this villa from ${formatShortDay(block.startDate)} to ${formatShortDay(block.endDate)}. Please choose other dates or another villa.`
}

/** The same for a guest, who hears that the nights are taken and nothing of whose they are. Throws nights-taken. */
export function refuseTakenNights(error: unknown): never {
  if (constraintOf(error) !== 'bookings_no_shared_night') throw error
  throw new AppError('nights-taken', { cause: error })
}

/** The name of the constraint that refused a write, as the database or Drizzle tells it. */
export function constraintOf(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return typeof cause === 'object' && cause !== null && 'constraint' in cause
    ? String(cause.constraint)
    : undefined
}
