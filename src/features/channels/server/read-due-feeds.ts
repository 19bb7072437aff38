import { and, asc, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { blocks } from '@/features/blocks/server/table'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { stayParts } from '@/features/bookings/server/table'
import type { Day } from '@/kernel/days'
import { lockFeed, placeStays } from './place-stays'
import { type FeedToRead, NOT_BLOCKED, type Reader, readFeed } from './read-feed'
import { calendarFeeds, feedStays } from './table'

/** The rest waits for the next time. */
const MOST_AT_ONCE = 20

/**
 * Reads the feeds that are due, one after the other up to twenty, and answers how many. Any number of processes may do
 * it at once: each feed is taken by one, under a mark that ends when that one dies.
 */
export async function readDueFeeds(context: Reader, signal?: AbortSignal): Promise<number> {
  for (let count = 0; count < MOST_AT_ONCE; count++) {
    signal?.throwIfAborted()
    const feed = await takeNext(context.database.orm)
    if (!feed) return count
    await readFeed(context, feed, signal)
  }
  return MOST_AT_ONCE
}

/** No transaction stays open while a feed is read: the embedded engine has one connection for everybody. */
async function takeNext(orm: NodePgDatabase): Promise<FeedToRead | undefined> {
  const { rows } = await orm.execute<FeedToRead>(sql`
    update calendar_feeds set due_at = now() + interval '10 minutes'
    where id = (
      select id from calendar_feeds where is_active and due_at <= now()
      order by due_at, id limit 1 for update skip locked)
    returning id, villa_id as "villaId", url, sealed_url as "sealedUrl"`)
  return rows[0]
}

/**
 * Blocks the nights that a feed wants and somebody has given back since it was read, so that no guest is sold them until
 * it is read again. A feed whose nights cannot be blocked says so, and the others are blocked all the same; throws what
 * kept them from it. When `closing` aborts it ends after the feed at hand.
 */
export async function blockFreedNights(
  { database: { orm }, today, changed }: Reader,
  closing?: AbortSignal,
): Promise<void> {
  const day = today()
  const failures: unknown[] = []
  let isChanged = false
  for (const waiting of await listWaiting(orm, day)) {
    if (closing?.aborted) break
    try {
      await orm.transaction(async (transaction) => {
        const feed = await lockFeed(transaction, waiting)
        if (!feed) return
        if (await placeStays(transaction, feed, day)) isChanged = true
        if (feed.error === NOT_BLOCKED) await tellError(transaction, feed.id, null)
      })
    } catch (error) {
      failures.push(error)
      await tellError(orm, waiting.id, NOT_BLOCKED)
    }
  }
  if (isChanged) changed(BOOKINGS_PATH)
  if (failures.length > 0) throw new AggregateError(failures, NOT_BLOCKED)
}

/** When it is read next stays as it is, and so does the version of a form that is open on the feed. */
async function tellError(orm: NodePgDatabase, id: number, error: string | null): Promise<void> {
  await orm
    .update(calendarFeeds)
    .set({ error, updatedAt: sql`${calendarFeeds.updatedAt}` })
    .where(eq(calendarFeeds.id, id))
}

/** Feeds with nights of today and later that nobody has here. */
async function listWaiting(orm: NodePgDatabase, today: Day) {
  const wanted = sql`(select range_agg(daterange(${feedStays.checkInDate}, ${feedStays.checkOutDate}))
    from ${feedStays} where ${feedStays.feedId} = ${calendarFeeds.id} and ${feedStays.checkOutDate} > ${today})`
  const booked = sql`(select range_agg(daterange(${stayParts.checkInDate}, ${stayParts.checkOutDate}))
    from ${stayParts} where ${stayParts.villaId} = ${calendarFeeds.villaId} and ${stayParts.checkOutDate} > ${today}
    and ${stayParts.holdsNights})`
  const blocked = sql`(select range_agg(daterange(${blocks.startDate}, ${blocks.endDate}, '[]'))
    from ${blocks} where ${blocks.villaId} = ${calendarFeeds.villaId} and ${blocks.endDate} >= ${today})`
  const free = sql`${wanted} * datemultirange(daterange(${today}::date, null))
    - coalesce(${booked}, '{}') - coalesce(${blocked}, '{}')`
  return await orm
    .select({ id: calendarFeeds.id, villaId: calendarFeeds.villaId })
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.isActive, true), sql`not isempty(${free})`))
    .orderBy(asc(calendarFeeds.id))
}
