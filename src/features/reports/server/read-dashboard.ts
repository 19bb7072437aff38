import { and, eq, gt, lte, ne, notInArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { FREEING_STATUSES } from '@/features/bookings/rules/status'
import { listBookings } from '@/features/bookings/server/list-bookings'
import { bookings } from '@/features/bookings/server/table'
import { contactMessages } from '@/features/contact/server/table'
import { readOffer } from '@/features/night-snapshots/server/read-offer'
import { listVillasOffSite } from '@/features/villas/server/list-off-site'
import { villas } from '@/features/villas/server/table'
import { addDays, type Day } from '@/kernel/days'
import { nightsWithin } from '@/kernel/stay'
import type { Context } from '@/server/context'
import { mails } from '@/server/mail/table'
import type { Dashboard } from '../contract'

const RECENT = 5
const DAYS_AHEAD = 30
const LAPSING_HOURS = 24

/** The figures the panel opens with (docs/decisions/product-rules.md), by the property's today. */
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
    villasOffSite: await listVillasOffSite(orm),
    recentBookings: await listBookings(orm, {}, { limit: RECENT, offset: 0 }),
    occupancy: await readOccupancy(orm, day),
  }
}

async function readOccupancy(orm: NodePgDatabase, first: Day): Promise<Dashboard['occupancy']> {
  const last = addDays(first, DAYS_AHEAD - 1)
  const { villaId, checkInDate: checkIn, checkOutDate: checkOut } = bookings
  const held = await orm
    .select({ villaId, checkIn, checkOut })
    .from(bookings)
    .where(and(lte(checkIn, last), gt(checkOut, first), notInArray(bookings.status, [...FREEING_STATUSES])))
  const takenOn = new Map<Day, number>()
  for (const night of held.flatMap((stay) => nightsWithin(stay, { first, last })))
    takenOn.set(night, (takenOn.get(night) ?? 0) + 1)
  const offer = await readOffer(orm, { first, last }, held)
  return Array.from(offer, ([day, { villaIds }]) => {
    const villas = villaIds.size
    const taken = takenOn.get(day) ?? 0
    return { day, taken, villas, percent: villas === 0 ? 0 : Math.round((taken / villas) * 100) }
  })
}
