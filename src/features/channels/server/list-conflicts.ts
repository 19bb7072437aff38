import { and, asc, eq, gt, gte, isNull, lt, ne, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { blocks } from '@/features/blocks/server/table'
import { bookings, stayParts } from '@/features/bookings/server/table'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { villas } from '@/features/villas/server/table'
import type { Day } from '@/kernel/days'
import type { FeedConflict } from '../contract'
import { calendarFeeds, feedStays, seenConflicts } from './table'

const WHAT = {
  stay: {
    id: feedStays.id,
    checkInDate: feedStays.checkInDate,
    checkOutDate: feedStays.checkOutDate,
    summary: feedStays.summary,
  },
  feed: { feedId: calendarFeeds.id, feedName: calendarFeeds.name, villaId: calendarFeeds.villaId },
  villa: { name: villas.name, roomNumber: villas.roomNumber },
}
const BOOKING = {
  id: bookings.id,
  guestName: bookings.guestName,
  checkInDate: stayParts.checkInDate,
  checkOutDate: stayParts.checkOutDate,
  status: bookings.status,
}
const BLOCK = { id: blocks.id, startDate: blocks.startDate, endDate: blocks.endDate, note: blocks.note }

/**
 * What feeds say and somebody here has, on nights of today and later, by their days. Looked up each time, so that it is
 * over as soon as one of the two gives the nights up.
 */
export async function listConflicts(orm: NodePgDatabase, today: Day): Promise<FeedConflict[]> {
  const withBookings = await orm
    .select({ ...WHAT, booking: BOOKING })
    .from(feedStays)
    .innerJoin(calendarFeeds, eq(calendarFeeds.id, feedStays.feedId))
    .innerJoin(villas, eq(villas.id, calendarFeeds.villaId))
    .innerJoin(
      stayParts,
      and(
        eq(stayParts.villaId, calendarFeeds.villaId),
        lt(stayParts.checkInDate, feedStays.checkOutDate),
        gt(stayParts.checkOutDate, feedStays.checkInDate),
        gt(stayParts.checkOutDate, today),
        stayParts.holdsNights,
      ),
    )
    .innerJoin(bookings, eq(bookings.id, stayParts.bookingId))
    .where(gt(feedStays.checkOutDate, today))
    .orderBy(asc(feedStays.id), asc(bookings.id))
  const withBlocks = await orm
    .select({ ...WHAT, block: BLOCK })
    .from(feedStays)
    .innerJoin(calendarFeeds, eq(calendarFeeds.id, feedStays.feedId))
    .innerJoin(villas, eq(villas.id, calendarFeeds.villaId))
    .innerJoin(
      blocks,
      and(
        eq(blocks.villaId, calendarFeeds.villaId),
        lt(blocks.startDate, feedStays.checkOutDate),
        gte(blocks.endDate, feedStays.checkInDate),
        gte(blocks.endDate, today),
        or(isNull(blocks.feedId), ne(blocks.feedId, calendarFeeds.id)),
      ),
    )
    .where(gt(feedStays.checkOutDate, today))
    .orderBy(asc(feedStays.id), asc(blocks.id))
  const all = [
    ...withBookings.map(({ booking, ...what }) => toConflict(what, { booking, block: null })),
    ...withBlocks.map(({ block, ...what }) => toConflict(what, { booking: null, block })),
  ]
  const seen = await readSeen(orm)
  return all
    .map((conflict) => ({ ...conflict, seenBy: seen.get(conflict.id) ?? null }))
    .sort((one, other) => (one.checkInDate < other.checkInDate ? -1 : 1))
}

/** Who put which conflict aside. */
async function readSeen(orm: NodePgDatabase): Promise<Map<string, string>> {
  const rows = await orm.select().from(seenConflicts)
  return new Map(rows.map(({ conflictId, staffEmail }) => [conflictId, staffEmail]))
}

type What = {
  stay: { id: number; checkInDate: Day; checkOutDate: Day; summary: string | null }
  feed: { feedId: number; feedName: string; villaId: number }
  villa: { name: string; roomNumber: string | null }
}

function toConflict(
  { stay: { id, ...stay }, feed, villa }: What,
  other: Pick<FeedConflict, 'booking' | 'block'>,
): Omit<FeedConflict, 'seenBy'> {
  const { booking, block } = other
  const otherId = booking
    ? `booking-${booking.id}-${booking.checkInDate}-${booking.checkOutDate}`
    : `block-${block?.id}-${block?.startDate}-${block?.endDate}`
  return { id: `${id}-${otherId}`, ...feed, villaName: unitNameOf(villa), ...stay, ...other }
}
