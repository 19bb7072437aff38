import { createHash } from 'node:crypto'
import { and, eq, isNull, not, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Context } from '@/server/context'
import type { SealedColumn } from '@/server/secrets/reseal'
import { openText, sealText } from '@/server/secrets/seal-text'
import { loadKeys } from '@/server/secrets/secret-key'
import { calendarFeeds } from './table'

const purposeOf = (feedId: number) => `calendar-feed:${feedId}`

export const SEALED_FEED_ADDRESSES: SealedColumn = {
  table: calendarFeeds,
  id: calendarFeeds.id,
  sealed: calendarFeeds.sealedUrl,
  purposeOf,
}

type Kept = Pick<typeof calendarFeeds.$inferSelect, 'id' | 'url' | 'sealedUrl'>

/**
 * The columns in which an address is kept. What stands in clear is its host and a checksum: the same address of a villa is
 * refused by it as before, and a build before this one shows the host and cannot read the calendar.
 */
export function keepAddress(keys: readonly Buffer[], feedId: number, url: string) {
  return { url: markOf(url), sealedUrl: sealText(keys, purposeOf(feedId), url) }
}

/** The address of a feed; null where no key opens it. A text in clear is newer than what is sealed beside it. */
export function openAddress(keys: readonly Buffer[], { id, url, sealedUrl }: Kept): string | null {
  if (sealedUrl === null || !isMark(url)) return url
  return openText(keys, purposeOf(id), sealedUrl) ?? null
}

/** Seals what was just written in clear, in the transaction that wrote it. A mark that came back unchanged stays. */
export async function sealWritten(
  transaction: NodePgDatabase,
  keys: readonly Buffer[],
  { id, url }: Pick<Kept, 'id' | 'url'>,
): Promise<void> {
  if (isMark(url)) return
  await transaction
    .update(calendarFeeds)
    .set(sealing(keys, id, url))
    .where(eq(calendarFeeds.id, id))
}

/** Seals what a build before wrote in clear, and answers how much that was. */
export async function sealFeeds(
  { database: { orm }, settings }: Pick<Context, 'database' | 'settings'>,
  closing?: AbortSignal,
): Promise<number> {
  const rows = await orm
    .select({ id: calendarFeeds.id, villaId: calendarFeeds.villaId, url: calendarFeeds.url })
    .from(calendarFeeds)
    .where(or(isNull(calendarFeeds.sealedUrl), sql`${calendarFeeds.url} !~ ${MARK_FORM}`))
  const keys = rows.length > 0 ? await loadKeys(settings) : []
  let sealed = 0
  for (const { id, villaId, url } of rows) {
    if (closing?.aborted) return sealed
    const twin = sql`exists (select from calendar_feeds other
      where other.villa_id = ${villaId} and other.url = ${markOf(url)} and other.id <> ${id})`
    const changed = await orm
      .update(calendarFeeds)
      .set(sealing(keys, id, url))
      // One that a build before wrote beside its own sealed twin keeps its text: which of them goes is for staff to say.
      .where(and(eq(calendarFeeds.id, id), eq(calendarFeeds.url, url), not(twin)))
      .returning({ id: calendarFeeds.id })
    sealed += changed.length
  }
  return sealed
}

/** Of no concern to a form that is open on the feed: its version stays the same. */
function sealing(keys: readonly Buffer[], id: number, url: string) {
  return { ...keepAddress(keys, id, url), updatedAt: sql`${calendarFeeds.updatedAt}` }
}

const MARK_FORM = '^https?://[^/]+/#sealed-[A-Za-z0-9_-]{43}$'
const MARK = new RegExp(MARK_FORM)

function isMark(url: string): boolean {
  return MARK.test(url)
}

function markOf(url: string): string {
  if (isMark(url)) return url
  const { protocol, host } = new URL(url)
  return `${protocol}//${host}/#sealed-${createHash('sha256').update(url).digest('base64url')}`
}
