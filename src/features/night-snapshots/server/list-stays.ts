import { and, gt, inArray, lte, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { BOOKING_STATUSES, FREEING_STATUSES } from '@/features/bookings/rules/status'
import { bookings } from '@/features/bookings/server/table'
import type { NightlyRate } from '@/features/rates/rules/nightly-rates'
import type { Day } from '@/kernel/days'
import { isSold } from '../rules/night-snapshot'

type Period = { first: Day; last: Day }

const SOLD = BOOKING_STATUSES.filter(isSold)
const FREEING = sql.raw(FREEING_STATUSES.map((status) => `'${status}'`).join(', '))

/**
 * Every booking with a night from `first` to `last`, whatever its status, as figures count it. What was agreed for the nights of
 * one that holds none is left out: large hotels have many of these.
 */
export async function listStays(orm: NodePgDatabase, period: Period) {
  return await select(orm).where(within(period))
}

/** The same of those that are sold. */
export async function listSoldStays(orm: NodePgDatabase, period: Period) {
  return await select(orm).where(and(within(period), inArray(bookings.status, SOLD)))
}

function select(orm: NodePgDatabase) {
  const { villaId, checkInDate, checkOutDate, totalCents, nights, status, source, createdAt } = bookings
  return orm
    .select({
      ...{ villaId, status, source, checkIn: checkInDate, checkOut: checkOutDate, total: totalCents },
      nights: sql<NightlyRate[] | null>`case when ${status} not in (${FREEING}) then ${nights} end`,
      /** The property's day on which it was made. */
      madeOn: sql<Day>`(${createdAt} at time zone
        coalesce((select facts ->> 'timeZone' from property_facts limit 1), 'UTC'))::date::text`,
    })
    .from(bookings)
}

function within({ first, last }: Period) {
  return and(lte(bookings.checkInDate, last), gt(bookings.checkOutDate, first))
}
