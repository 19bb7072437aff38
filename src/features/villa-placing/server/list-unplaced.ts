import { and, asc, gt, gte, inArray, lt } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { stayOfBlock } from '@/features/blocks/rules/blocked-stay'
import { blocks } from '@/features/blocks/server/table'
import { bookings, stayParts } from '@/features/bookings/server/table'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { listBookableVillas } from '@/features/villas/server/store'
import type { Day } from '@/kernel/days'
import { staysOverlap } from '@/kernel/stay'
import { placeAll, type Taken } from '../rules/place-all'
import { MOST_PLACED, type UnplacedBooking } from '../staff-contract'

/** Bookings still to be settled in a villa, each with those it can have now and the one it gets when all are settled. */
export async function listUnplaced(orm: NodePgDatabase, today: Day): Promise<UnplacedBooking[]> {
  const rows = await orm
    .select()
    .from(bookings)
    .where(
      and(
        // As its index has it.
        bookings.isUnplaced,
        inArray(bookings.status, ['pending', 'confirmed']),
        gt(bookings.checkOutDate, today),
      ),
    )
    .orderBy(asc(bookings.checkInDate), asc(bookings.id))
    .limit(MOST_PLACED)
  if (rows.length === 0) return []
  const villas = await listBookableVillas(orm, today)
  const villaOf = new Map(villas.map((villa) => [villa.id, villa]))
  const ids = new Set(rows.map(({ id }) => id))
  const taken = (await listTaken(orm, rows)).filter(
    ({ bookingId }) => bookingId === null || !ids.has(bookingId),
  )
  const stays = rows.map((row) => {
    const own = villaOf.get(row.villaId)
    const alike = villas.filter(
      (villa) =>
        villa.id === row.villaId ||
        (own !== undefined &&
          villa.categoryId === own.categoryId &&
          villa.isAvailable &&
          !villa.isHidden &&
          villa.maxGuests >= row.numberOfGuests),
    )
    const fits = alike.length > 0 ? alike.map(({ id }) => id) : [row.villaId]
    return { ...row, fits, checkIn: row.checkInDate, checkOut: row.checkOutDate }
  })
  const suggested = placeAll(stays, taken)
  const nameOf = (id: number) => {
    const villa = villaOf.get(id)
    return { id, name: villa ? unitNameOf(villa) : '' }
  }
  return stays.map((stay) => ({
    id: stay.id,
    guestName: stay.guestName,
    status: stay.status,
    checkInDate: stay.checkInDate,
    checkOutDate: stay.checkOutDate,
    numberOfGuests: stay.numberOfGuests,
    categoryName: villaOf.get(stay.villaId)?.categoryName ?? null,
    villaId: stay.villaId,
    updatedAt: stay.updatedAt.toISOString(),
    offers: stay.fits
      .filter((id) => id === stay.villaId || isFree(id, stay, [...taken, ...stays]))
      .map(nameOf),
    suggested: nameOf(suggested.get(stay.id) ?? stay.villaId),
  }))
}

function isFree(villaId: number, stay: Parameters<typeof staysOverlap>[0], taken: readonly Taken[]): boolean {
  return !taken.some((other) => other.villaId === villaId && staysOverlap(stay, other))
}

type Wanted = { checkInDate: Day; checkOutDate: Day }

/** Nights that bookings and blocks have around these stays. */
async function listTaken(orm: NodePgDatabase, stays: readonly Wanted[]) {
  const first = stays.map(({ checkInDate }) => checkInDate).toSorted()[0] ?? ''
  const last =
    stays
      .map(({ checkOutDate }) => checkOutDate)
      .toSorted()
      .at(-1) ?? ''
  const parts = await orm
    .select()
    .from(stayParts)
    .where(
      and(
        stayParts.holdsNights,
        gte(stayParts.checkOutDate, first as Day),
        lt(stayParts.checkInDate, last as Day),
      ),
    )
  const blocked = await orm
    .select()
    .from(blocks)
    .where(and(gte(blocks.endDate, first as Day), lt(blocks.startDate, last as Day)))
  return [
    ...parts.map((part) => ({ ...part, checkIn: part.checkInDate, checkOut: part.checkOutDate })),
    ...blocked.map((block) => {
      const { checkInDate, checkOutDate } = stayOfBlock(block)
      return { villaId: block.villaId, bookingId: null, checkIn: checkInDate, checkOut: checkOutDate }
    }),
  ] satisfies (Taken & { bookingId: number | null })[]
}
