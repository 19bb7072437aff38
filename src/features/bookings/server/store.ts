import { and, eq, gt, gte, lte, notInArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Day } from '@/kernel/days'
import type { AvailabilityQuery, BookedNights } from '../contract'
import { type BookingStatus, FREEING_STATUSES } from '../rules/status'
import { blocks, bookings } from './table'

/** Which nights are taken between two days, both included; nothing of whose they are (decisions.md: bookings). */
export async function listBookedNights(
  orm: NodePgDatabase,
  query: AvailabilityQuery,
): Promise<BookedNights[]> {
  const booked = orm
    .select({
      villaId: bookings.villaId,
      checkInDate: bookings.checkInDate,
      checkOutDate: bookings.checkOutDate,
      status: bookings.status,
    })
    .from(bookings)
    .where(
      and(
        query.villaId === undefined ? undefined : eq(bookings.villaId, query.villaId),
        lte(bookings.checkInDate, query.end),
        gt(bookings.checkOutDate, query.start),
        notInArray(bookings.status, [...FREEING_STATUSES]),
      ),
    )
  const blocked = orm
    .select({
      villaId: blocks.villaId,
      checkInDate: blocks.startDate,
      checkOutDate: sql<Day>`${blocks.endDate} + 1`,
      // To a visitor a night is taken or it is not.
      status: sql<BookingStatus>`'confirmed'`,
    })
    .from(blocks)
    .where(
      and(
        query.villaId === undefined ? undefined : eq(blocks.villaId, query.villaId),
        lte(blocks.startDate, query.end),
        gte(blocks.endDate, query.start),
      ),
    )
  return await unionAll(booked, blocked).orderBy(sql`2, 1`)
}
