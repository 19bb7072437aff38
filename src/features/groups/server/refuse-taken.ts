import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { constraintOf } from '@/features/bookings/server/assert-nights-free'
import { listBookedNights } from '@/features/bookings/server/store'
import { REFUSAL_WORDS } from '@/features/stay-words/rules/refusals'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { listVillas } from '@/features/villas/server/store'
import { formatShortDay, toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import type { Stay } from '@/kernel/stay'
import type { GroupPart } from '../contract'
import { findTaken, spanOf } from '../rules/parts'
import { stayOfPart } from './price-parts'

type Wanted = { villa: { id: number; name: string; roomNumber: string | null }; stay: Stay }

/** Refuses a group of which some villa is taken, and names every one of these with its nights. Throws nights-taken. */
export async function assertPartsFree(orm: NodePgDatabase, parts: readonly Wanted[]): Promise<void> {
  const span = spanOf(parts.map(({ stay }) => stay))
  const booked = await listBookedNights(orm, { start: span.checkIn, end: span.checkOut })
  const taken = findTaken(
    parts.map(({ villa, stay }) => ({ villaId: villa.id, ...stay })),
    booked.map(({ villaId, checkInDate, checkOutDate }) => ({
      villaId,
      checkIn: toDay(checkInDate),
      checkOut: toDay(checkOutDate),
    })),
  )
  const problems = parts.flatMap(({ villa }, index) => {
    const stay = taken[index]
    if (!stay) return []
    const message = REFUSAL_WORDS.taken(
      unitNameOf(villa, 'full'),
      formatShortDay(stay.checkIn),
      formatShortDay(stay.checkOut),
    )
    return [{ path: `parts.${index}.villaId`, message }]
  })
  if (problems.length === 0) return
  const named = problems.map(({ message }) => message).join(' ')
  throw new AppError('nights-taken', {
    message: REFUSAL_WORDS.notBooked(named),
    problems,
  })
}

/**
 * For nights that were taken without the villa's lock, as blocks are: turns the database's refusal into the one that
 * names them, and throws it; any other error as it was.
 */
export async function explainTaken(
  orm: NodePgDatabase,
  error: unknown,
  parts: readonly GroupPart[],
): Promise<never> {
  if (constraintOf(error) !== 'bookings_no_shared_night') throw error
  const villas = await listVillas(orm)
  const wanted = parts.flatMap((part) => {
    const villa = villas.find(({ id }) => id === part.villaId)
    return villa ? { villa, stay: stayOfPart(part) } : []
  })
  await assertPartsFree(orm, wanted)
  throw new AppError('nights-taken', { cause: error })
}
