import { and, eq, gt, gte, lte, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { unionAll } from 'drizzle-orm/pg-core'
import { blocks } from '@/features/blocks/server/table'
import { dayAfter } from '@/server/db/columns'
import type { AvailabilityQuery, BookedNights } from '../contract'
import type { BookingStatus } from '../rules/status'
import type { StaffBookingQuery } from '../staff-contract'
import { bookings, stayParts } from './table'

/** Which nights are taken between two days, both included; nothing of whose they are (docs/decisions/product-rules.md). */
export async function listBookedNights(
  orm: NodePgDatabase,
  query: AvailabilityQuery,
): Promise<BookedNights[]> {
  const booked = orm
    .select({
      villaId: stayParts.villaId,
      checkInDate: stayParts.checkInDate,
      checkOutDate: stayParts.checkOutDate,
      status: bookings.status,
    })
    .from(stayParts)
    .innerJoin(bookings, eq(bookings.id, stayParts.bookingId))
    .where(
      and(
        query.villaId === undefined ? undefined : eq(stayParts.villaId, query.villaId),
        lte(stayParts.checkInDate, query.end),
        gt(stayParts.checkOutDate, query.start),
        stayParts.holdsNights,
      ),
    )
  return await unionAll(booked, selectBlocked(orm, query)).orderBy(sql`2, 1`)
}

type Asked = Pick<StaffBookingQuery, 'start' | 'end' | 'villaId'>

/** Nights staff took off sale between two days, or all of them, as taken nights. */
export async function listBlockedNights(orm: NodePgDatabase, query: Asked): Promise<BookedNights[]> {
  return await selectBlocked(orm, query).orderBy(sql`2, 1`)
}

function selectBlocked(orm: NodePgDatabase, { villaId, start, end }: Asked) {
  return orm
    .select({
      villaId: blocks.villaId,
      checkInDate: blocks.startDate,
      checkOutDate: dayAfter(blocks.endDate),
      // To a visitor a night is taken or it is not.
      status: sql<BookingStatus>`'confirmed'`,
    })
    .from(blocks)
    .where(
      and(
        villaId === undefined ? undefined : eq(blocks.villaId, villaId),
        end === undefined ? undefined : lte(blocks.startDate, end),
        start === undefined ? undefined : gte(blocks.endDate, start),
      ),
    )
}
