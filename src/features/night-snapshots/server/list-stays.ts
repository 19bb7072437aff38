import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { BookingSource } from '@/features/bookings/rules/sources'
import { BOOKING_STATUSES, type BookingStatus, FREEING_STATUSES } from '@/features/bookings/rules/status'
import { bookings } from '@/features/bookings/server/table'
import type { NightlyRate } from '@/features/rates/rules/nightly-rates'
import type { Day } from '@/kernel/days'
import type { Cents } from '@/kernel/money'
import { isSold } from '../rules/night-snapshot'

type Period = { first: Day; last: Day }

/** A booking as figures count it. */
export type CountedStay = {
  villaId: number
  status: BookingStatus
  source: BookingSource
  checkIn: Day
  checkOut: Day
  total: Cents
  nights: NightlyRate[] | null
  /** The property's day on which it was made. */
  madeOn: Day
}

const SOLD = listStatuses(BOOKING_STATUSES.filter(isSold))
const FREEING = listStatuses(FREEING_STATUSES)

/** Every booking that holds a night from `first` to `last`, as figures count it. */
export async function listStays(orm: NodePgDatabase, period: Period): Promise<CountedStay[]> {
  return await select(orm, period, sql`status not in (${FREEING})`)
}

/** The same of those that are sold. */
export async function listSoldStays(orm: NodePgDatabase, period: Period): Promise<CountedStay[]> {
  return await select(orm, period, sql`status in (${SOLD})`)
}

/** How many stays that would have begun on each day from `first` to `last` were cancelled, or nobody came. */
export async function countLost(orm: NodePgDatabase, { first, last }: Period): Promise<Map<Day, number>> {
  const { rows } = await orm.execute<{ day: Day; count: number }>(sql`
    select check_in_date::text as day, count(*)::int as count from ${bookings}
    where check_in_date between ${first} and ${last} and status in (${FREEING}) group by check_in_date`)
  return new Map(rows.map(({ day, count }) => [day, count]))
}

/** Rows as they come: to map the columns of tens of thousands one by one takes longer than to read them. */
async function select(orm: NodePgDatabase, { first, last }: Period, which: SQL): Promise<CountedStay[]> {
  const { rows } = await orm.execute<CountedStay>(sql`
    select villa_id as "villaId", status, source, check_in_date::text as "checkIn", check_out_date::text as "checkOut",
      total_cents as total, nights, (created_at at time zone
        coalesce((select facts ->> 'timeZone' from property_facts limit 1), 'UTC'))::date::text as "madeOn"
    from ${bookings} where check_in_date <= ${last} and check_out_date > ${first} and ${which}`)
  return rows
}

function listStatuses(statuses: readonly BookingStatus[]): SQL {
  return sql.raw(statuses.map((status) => `'${status}'`).join(', '))
}
