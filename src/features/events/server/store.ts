import { and, asc, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type Day, toDay } from '@/kernel/days'
import { toAmount } from '@/kernel/money'
import { translateRows } from '@/server/crud/content-translations'
import { isShownOn } from '@/server/db/shown-days'
import { events as contract, type HotelEvent } from '../contract'
import { events } from './table'

/** The active events that visitors see and that are not over on `today` (the property's day), the next one first. */
export async function listUpcomingEvents(orm: NodePgDatabase, today: Day): Promise<HotelEvent[]> {
  const rows = await orm
    .select()
    .from(events)
    .where(
      and(
        eq(events.isActive, true),
        sql`coalesce(${events.endDate}, ${events.startDate}) >= ${today}`,
        isShownOn(events, today),
      ),
    )
    .orderBy(asc(events.startDate), asc(events.id))
  return (await translateRows(orm, { table: events, fields: contract.translated }, rows)).map(toEvent)
}

function toEvent({
  startDate,
  endDate,
  priceCents,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  showFrom: _showFrom,
  showUntil: _showUntil,
  ...same
}: typeof events.$inferSelect): HotelEvent {
  return {
    ...same,
    eventDate: toDay(startDate),
    endDate: endDate === null ? null : toDay(endDate),
    price: priceCents === null ? null : toAmount(priceCents),
  }
}
