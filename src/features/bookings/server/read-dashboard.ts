import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { contactMessages } from '@/features/contact/server/table'
import { villas } from '@/features/villas/server/table'
import { addDays, type Day } from '@/kernel/days'
import type { Context } from '@/server/context'
import { mails } from '@/server/mail/table'
import { FREEING_STATUSES } from '../rules/status'
import type { Dashboard } from '../staff-contract'
import { listBookings } from './list-bookings'
import { bookings } from './table'

const RECENT = 5
const DAYS_AHEAD = 30
const LAPSING_HOURS = 24

/** The figures the panel opens with (staff-admin 2: dashboard), by the property's today. */
export async function readDashboard({ database: { orm }, today }: Context): Promise<Dashboard> {
  const day = today()
  const arriving = and(eq(bookings.checkInDate, day), ne(bookings.status, 'cancelled'))
  const unread = and(eq(contactMessages.status, 'unread'), eq(contactMessages.isArchived, false))
  const lapsing = and(
    eq(bookings.status, 'pending'),
    sql`${bookings.holdExpiresAt} <= now() + make_interval(hours => ${LAPSING_HOURS})`,
  )
  const [totalBookings, availableRooms, checkInsToday, newMessages, lapsingHolds, undeliveredMails] =
    await Promise.all([
      orm.$count(bookings),
      orm.$count(villas, eq(villas.isAvailable, true)),
      orm.$count(bookings, arriving),
      orm.$count(contactMessages, unread),
      orm.$count(bookings, lapsing),
      orm.$count(mails, eq(mails.status, 'undelivered')),
    ])
  return {
    today: day,
    ...{ totalBookings, availableRooms, checkInsToday, newMessages, lapsingHolds, undeliveredMails },
    recentBookings: await listBookings(orm, {}, { limit: RECENT, offset: 0 }),
    occupancy: await readOccupancy(orm, day),
  }
}

async function readOccupancy(orm: NodePgDatabase, first: Day): Promise<Dashboard['occupancy']> {
  const freeing = sql.join(
    FREEING_STATUSES.map((status) => sql`${status}`),
    sql`, `,
  )
  const [house] = await orm.select({ villas: count() }).from(villas)
  const { rows } = await orm.execute<{ night: number; taken: number }>(sql`
    select night, count(*)::int as taken
    from generate_series(0, ${DAYS_AHEAD - 1}::int) night
    join ${bookings} on check_in_date <= ${first}::date + night and check_out_date > ${first}::date + night
    where status not in (${freeing})
    group by night`)
  const takenBy = new Map(rows.map(({ night, taken }) => [night, taken]))
  const all = house?.villas ?? 0
  return Array.from({ length: DAYS_AHEAD }, (_, night) => {
    const taken = takenBy.get(night) ?? 0
    const percent = all === 0 ? 0 : Math.round((taken / all) * 100)
    return { day: addDays(first, night), taken, villas: all, percent }
  })
}
