import { and, asc, desc, eq, gt, gte, lt, lte, ne, notExists, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { blocks } from '@/features/blocks/server/table'
import { isStayOpen } from '@/features/bookings/rules/stay-changes'
import { bookings, stayParts } from '@/features/bookings/server/table'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { findBookedVilla, isShown } from '@/features/villas/server/store'
import { villas } from '@/features/villas/server/table'
import { addDays, type Day, formatDay } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import { aheadOf } from '../rules/ahead'
import { assignVillas } from '../rules/assign-villas'
import type { StayInTheWay, StaysInTheWay } from '../staff-contract'

type Nights = { villaId: number; startDate: Day; endDate: Day }

/** As many stays as one villa can have in the nights that are blocked at once, and far more. */
const MOST = 100

/** Who has nights of a villa that are to be blocked, with the villas that each of them could move into. */
export async function listInTheWay(orm: NodePgDatabase, wanted: Nights, today: Day): Promise<StaysInTheWay> {
  const rows = await orm
    .select({ part: stayParts, booking: bookings })
    .from(stayParts)
    .innerJoin(bookings, eq(bookings.id, stayParts.bookingId))
    .where(
      and(
        eq(stayParts.villaId, wanted.villaId),
        stayParts.holdsNights,
        lte(stayParts.checkInDate, wanted.endDate),
        gt(stayParts.checkOutDate, wanted.startDate),
      ),
    )
    .orderBy(stayParts.checkInDate)
    .limit(MOST)
  const slept = rows.filter(({ part, booking }) => isSlept(part, booking, wanted, today))
  const movable = rows.filter(
    ({ part, booking }) =>
      isStayOpen(booking.status) &&
      part.villaId === booking.villaId &&
      part.checkOutDate === booking.checkOutDate &&
      booking.checkOutDate > aheadOf(booking, today).checkIn,
  )
  const stays: Omit<StayInTheWay, 'suggestedId'>[] = []
  for (const { booking } of movable) {
    const ahead = aheadOf(booking, today)
    stays.push({
      id: booking.id,
      reference: booking.reference,
      guestName: booking.guestName,
      status: booking.status,
      checkInDate: ahead.checkIn,
      checkOutDate: ahead.checkOut,
      numberOfGuests: booking.numberOfGuests,
      updatedAt: booking.updatedAt.toISOString(),
      offers: await listOffers(orm, wanted.villaId, { ...ahead, guests: booking.numberOfGuests, today }),
    })
  }
  const assigned = assignVillas(
    stays.map(({ id, offers, checkInDate, checkOutDate }) => ({
      ...{ id, offers },
      checkIn: checkInDate as Day,
      checkOut: checkOutDate as Day,
    })),
  )
  return {
    stays: stays.map((stay) => ({ ...stay, suggestedId: assigned.get(stay.id) ?? null })),
    obstacles: [
      ...slept.map(({ booking }) => tellSlept(booking.guestName, today)),
      ...(await listBlocks(orm, wanted)),
    ],
  }
}

type Part = typeof stayParts.$inferSelect
type Booking = typeof bookings.$inferSelect

/** Nights that guests have slept in the villa are theirs for good. */
function isSlept(part: Part, { status }: Booking, { startDate }: Nights, today: Day): boolean {
  const hasCome = status === 'checked-in' || status === 'checked-out'
  return hasCome && startDate < today && part.checkInDate < today
}

function tellSlept(guestName: string, today: Day): string {
  return `${guestName} has slept here before today. Please block nights from ${formatDay(today)} on.`
}

/** Villas that visitors see, are free for a stay and hold its party: of the same category first, the smallest first among them. */
async function listOffers(
  orm: NodePgDatabase,
  fromVillaId: number,
  { checkIn, checkOut, guests, today }: Stay & { guests: number; today: Day },
): Promise<StayInTheWay['offers']> {
  const from = await findBookedVilla(orm, fromVillaId)
  const isSameCategory = sql<boolean>`coalesce(${villas.categoryId} = ${from?.categoryId ?? null}::int, false)`
  const taken = orm
    .select({ one: sql`1` })
    .from(stayParts)
    .where(
      and(
        eq(stayParts.villaId, villas.id),
        stayParts.holdsNights,
        lt(stayParts.checkInDate, checkOut),
        gt(stayParts.checkOutDate, checkIn),
      ),
    )
  const blocked = orm
    .select({ one: sql`1` })
    .from(blocks)
    .where(and(eq(blocks.villaId, villas.id), lt(blocks.startDate, checkOut), gte(blocks.endDate, checkIn)))
  const rows = await orm
    .select({ id: villas.id, name: villas.name, roomNumber: villas.roomNumber, isSameCategory })
    .from(villas)
    .where(
      and(
        ne(villas.id, fromVillaId),
        villas.isAvailable,
        isShown(today),
        notExists(taken),
        notExists(blocked),
      ),
    )
    .orderBy(desc(isSameCategory), asc(villas.sortOrder), asc(villas.id))
    .limit(MOST)
  const offers: StayInTheWay['offers'] = []
  for (const row of rows) {
    // What a villa holds may be its category's to say.
    const maxGuests = (await findBookedVilla(orm, row.id))?.maxGuests ?? 0
    if (maxGuests < guests) continue
    offers.push({ id: row.id, name: unitNameOf(row), isSameCategory: row.isSameCategory, maxGuests })
  }
  return offers.toSorted(
    (one, other) =>
      Number(other.isSameCategory) - Number(one.isSameCategory) || one.maxGuests - other.maxGuests,
  )
}

async function listBlocks(orm: NodePgDatabase, { villaId, startDate, endDate }: Nights): Promise<string[]> {
  const rows = await orm
    .select()
    .from(blocks)
    .where(and(eq(blocks.villaId, villaId), lte(blocks.startDate, endDate), gte(blocks.endDate, startDate)))
    .orderBy(blocks.startDate)
    .limit(MOST)
  return rows.map((block) => {
    const nights = `${formatDay(block.startDate)} to ${formatDay(addDays(block.endDate, 1))}`
    // The nights of a calendar feed bear the name of its platform.
    if (block.feedId !== null) return `${block.note ?? 'Another platform'} has it from ${nights}.`
    return `It is blocked already from ${nights}.`
  })
}
