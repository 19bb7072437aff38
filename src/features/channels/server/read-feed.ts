import { eq, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { readPropertyFacts } from '@/features/property/server/store'
import type { Context } from '@/server/context'
import { fetchText } from '@/server/outside/fetch-text'
import { UnreadableError } from '@/server/outside/open-outside'
import { loadKeys } from '@/server/secrets/secret-key'
import { ownHost } from './own-host'
import type { FeedStay } from './parse-calendar'
import { lockFeed, placeStays } from './place-stays'
import { openAddress } from './seal-feeds'
import { calendarFeeds, feedStays } from './table'

/** What reading takes of the app. */
export type Reader = Pick<Context, 'database' | 'settings' | 'today' | 'mayReach' | 'changed'>

export type FeedToRead = Pick<typeof calendarFeeds.$inferSelect, 'id' | 'villaId' | 'url' | 'sealedUrl'>

const MINUTES_BETWEEN = 30
/** Minutes until the next try after the first, the second … failure in a row; then always the last. */
const PAUSES_MINUTES = [5, 10, 20, 40, 80, 160, 320]
const LIMITS = { timeLimitMs: 20_000, largestBytes: 1024 * 1024 }
/** How many are written at once: a statement takes 65,535 values at most. */
const ROWS_AT_ONCE = 500

/** What staff hear of a feed whose nights the database did not take; why is for the log. */
export const NOT_BLOCKED = 'Its nights could not be blocked here, so guests may still book them.'

/** What staff hear of a feed that was sealed with a key which is not there any more. */
const NOT_OPENED =
  'Its address was sealed with another SECRET_KEY. Put that key back, or give the address once more.'

/**
 * Reads a feed and blocks what it says. One that cannot be read, or whose nights cannot be blocked, keeps what it had,
 * says why, and is tried again after a pause that grows. Throws the reason of `signal`, which is no failure, and what
 * kept nights from being blocked.
 */
export async function readFeed(context: Reader, feed: FeedToRead, signal?: AbortSignal): Promise<void> {
  try {
    const stays = await fetchStays(context, feed, signal)
    await saveStays(context, feed, stays)
  } catch (error) {
    if (signal?.aborted) throw error
    const isUnreadable = error instanceof UnreadableError
    await saveFailure(context.database.orm, feed, isUnreadable ? error.message : NOT_BLOCKED)
    if (!isUnreadable) throw error
  }
}

async function fetchStays(
  { database, settings, today, mayReach }: Reader,
  feed: FeedToRead,
  signal: AbortSignal | undefined,
): Promise<FeedStay[]> {
  const url = openAddress(await loadKeys(settings), feed)
  if (url === null) throw new UnreadableError(NOT_OPENED)
  const text = await fetchText(url, { ...LIMITS, mayReach, signal })
  const { timeZone } = await readPropertyFacts(database.orm)
  const { parseCalendar } = await import('./parse-calendar')
  return parseCalendar(text, { timeZone, today: today(), ownHost: ownHost(settings) })
}

/** What was read of a feed that staff changed or deleted meanwhile is let go. */
async function saveStays({ database, today, changed }: Reader, read: FeedToRead, stays: FeedStay[]) {
  const isChanged = await database.orm.transaction(async (transaction) => {
    const feed = await lockFeed(transaction, read)
    if (!feed || feed.url !== read.url) return false
    await replaceStays(transaction, feed.id, stays)
    await settle(transaction, feed.id, MINUTES_BETWEEN, {
      readAt: sql`now()`,
      error: null,
      failures: 0,
      stayCount: stays.length,
    })
    return await placeStays(transaction, feed, today())
  })
  if (isChanged) changed(BOOKINGS_PATH)
}

/** What stands there already is left alone. */
async function replaceStays(transaction: NodePgDatabase, feedId: number, stays: FeedStay[]) {
  const { id, uid, checkInDate: checkIn, checkOutDate: checkOut, summary } = feedStays
  const kept = await transaction
    .select({ id, uid, checkIn, checkOut, summary })
    .from(feedStays)
    .where(eq(feedStays.feedId, feedId))
  const [known, read] = [new Set(kept.map(keyOf)), new Set(stays.map(keyOf))]
  const gone = kept.filter((stay) => !read.has(keyOf(stay))).map((stay) => stay.id)
  const come = stays.filter((stay) => !known.has(keyOf(stay)))
  if (gone.length > 0) await transaction.delete(feedStays).where(inArray(feedStays.id, gone))
  for (let first = 0; first < come.length; first += ROWS_AT_ONCE) {
    const rows = come.slice(first, first + ROWS_AT_ONCE).map((stay) => ({
      feedId,
      uid: stay.uid,
      checkInDate: stay.checkIn,
      checkOutDate: stay.checkOut,
      summary: stay.summary,
    }))
    await transaction.insert(feedStays).values(rows)
  }
}

async function saveFailure(orm: NodePgDatabase, { id, url }: FeedToRead, error: string) {
  await orm.transaction(async (transaction) => {
    const [feed] = await transaction
      .select()
      .from(calendarFeeds)
      .where(eq(calendarFeeds.id, id))
      .for('update')
    if (!feed || feed.url !== url) return
    const pause = PAUSES_MINUTES[Math.min(feed.failures, PAUSES_MINUTES.length - 1)] ?? MINUTES_BETWEEN
    await settle(transaction, id, pause, { error, failures: feed.failures + 1 })
  })
}

/** Of no concern to a form that is open on the feed: its version stays the same. */
async function settle(
  orm: NodePgDatabase,
  id: number,
  minutes: number,
  state: Parameters<ReturnType<typeof orm.update<typeof calendarFeeds>>['set']>[0],
) {
  await orm
    .update(calendarFeeds)
    .set({
      ...state,
      dueAt: sql`now() + make_interval(mins => ${minutes})`,
      updatedAt: sql`${calendarFeeds.updatedAt}`,
    })
    .where(eq(calendarFeeds.id, id))
}

function keyOf({ uid, checkIn, checkOut, summary }: FeedStay): string {
  return JSON.stringify([uid, checkIn, checkOut, summary])
}
