import { and, eq, isNotNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { listBookings } from '@/features/bookings/server/list-bookings'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { readBusinessDay } from '@/features/business-day/server/read-business-day'
import { calendarFeeds } from '@/features/channels/server/table'
import { contactMessages } from '@/features/contact/server/table'
import { readConditions } from '@/features/housekeeping/server/read-readiness'
import { countOpenTickets } from '@/features/maintenance/server/list-tickets'
import { readBalances } from '@/features/payments/server/read-balance'
import { readCardStates } from '@/features/registration-cards/server/read-card-states'
import { addDays, type Day } from '@/kernel/days'
import { toAmount } from '@/kernel/money'
import type { Context } from '@/server/context'
import { mails } from '@/server/mail/table'
import { gatherDesk } from '../rules/gather-desk'
import type { DeskStay, TodaysDesk } from '../staff-contract'

const MOST = { limit: 500, offset: 0 }

/** What front desk has to do with today, with the money of each stay. */
export async function readDesk(context: Context): Promise<TodaysDesk> {
  const { orm } = context.database
  const { day, calendarDay, dayEndsAt, closedThrough } = await readBusinessDay(orm, context)
  const before = addDays(calendarDay, -1)
  const unclosedDay = closedThrough !== null && closedThrough >= before ? null : before
  const unread = and(eq(contactMessages.status, 'unread'), eq(contactMessages.isArchived, false))
  const failing = and(eq(calendarFeeds.isActive, true), isNotNull(calendarFeeds.error))
  const [stays, unreadMessages, undeliveredMails, failingFeeds, openTickets] = await Promise.all([
    readDeskStays(orm, day),
    orm.$count(contactMessages, unread),
    orm.$count(mails, eq(mails.status, 'undelivered')),
    orm.$count(calendarFeeds, failing),
    countOpenTickets(orm),
  ])
  return {
    ...{ day, calendarDay, dayEndsAt, unclosedDay },
    ...stays,
    ...{ unreadMessages, undeliveredMails, failingFeeds, openTickets },
  }
}

/** Who comes and leaves on a day of the property, who is in house and which requests wait, with their money. */
export async function readDeskStays(
  orm: NodePgDatabase,
  day: Day,
): Promise<Pick<TodaysDesk, 'arrivals' | 'departures' | 'inHouse' | 'requests'>> {
  // One after the other: a transaction has one connection, which takes one statement at a time.
  // The day before as well: who leaves today has no night of today.
  const touching = await listBookings(orm, { start: addDays(day, -1), end: day }, MOST)
  // Whoever is in house stays on the list, however long ago they should have left.
  const staying = await listBookings(orm, { status: 'checked-in' }, MOST)
  const waiting = await listBookings(orm, { status: 'pending' }, MOST)
  const known = new Map([...touching, ...staying, ...waiting].map((booking) => [booking.id, booking]))
  const { arrivals, departures, inHouse, requests } = gatherDesk([...known.values()], day)
  const shown = new Set([...arrivals, ...departures, ...inHouse, ...requests].map(({ id }) => id))
  const cards = await readCardStates(
    orm,
    arrivals.map(({ id }) => id),
  )
  const balances = await readBalances(orm, [...shown])
  const conditions = await readConditions(
    orm,
    [...known.values()].map(({ villaId }) => villaId),
  )
  const withMoney = (booking: StaffBooking): DeskStay => {
    const { paid = 0, due = 0 } = balances.get(booking.id) ?? {}
    const condition = conditions.get(booking.villaId) ?? 'clean'
    const card = cards.get(booking.id) ?? null
    return { ...booking, paid: toAmount(paid), due: toAmount(due), condition, card }
  }
  return {
    arrivals: arrivals.map(withMoney),
    departures: departures.map(withMoney),
    inHouse: inHouse.map(withMoney),
    requests: requests.map(withMoney),
  }
}
