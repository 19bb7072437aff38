import { and, eq, gt, gte, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { stayOfBlock } from '@/features/blocks/rules/blocked-stay'
import { blocks } from '@/features/blocks/server/table'
import { lockVillas } from '@/features/bookings/server/price-lodging'
import { stayParts } from '@/features/bookings/server/table'
import { addDays, type Day } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import { BY_ITSELF, recordChange } from '@/server/audit/record-change'
import { freeNightsOfAll } from '../rules/free-nights'
import { calendarFeeds, feedStays } from './table'

type Nights = { villaId: number; startDate: Day; endDate: Day }

/** The feed of this id while its villa is locked, so that its nights stay as they are; undefined when it is no more. */
export async function lockFeed(
  transaction: NodePgDatabase,
  { id, villaId }: { id: number; villaId: number },
) {
  await lockVillas(transaction, [villaId])
  const [feed] = await transaction
    .select()
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.id, id), eq(calendarFeeds.villaId, villaId)))
    .for('update')
  return feed
}

/**
 * Blocks the nights of a feed's stays that nobody else has, and gives back what it blocked besides. What another has
 * stays as it is and shows as a conflict (list-conflicts.ts). Answers whether anything changed, which the audit trail
 * then tells. For a feed locked as above.
 */
export async function placeStays(
  transaction: NodePgDatabase,
  feed: { id: number; villaId: number; name: string },
  today: Day,
): Promise<boolean> {
  const stays = await transaction
    .select({ checkIn: feedStays.checkInDate, checkOut: feedStays.checkOutDate })
    .from(feedStays)
    .where(and(eq(feedStays.feedId, feed.id), gt(feedStays.checkOutDate, today)))
    .orderBy(feedStays.checkInDate, feedStays.id)
  const had = await transaction
    .select()
    .from(blocks)
    .where(and(eq(blocks.feedId, feed.id), gte(blocks.endDate, today)))
    .orderBy(blocks.startDate)
  // Of a stay that has begun, nights before today count too: somebody else may have had those.
  const since = [today, ...stays.map(({ checkIn }) => checkIn)].sort()[0] ?? today
  const taken = await listTaken(transaction, feed, { since, today })
  const wanted = freeNightsOfAll(stays, taken)
    .filter(({ checkOut }) => checkOut > today)
    .map(
      ({ checkIn, checkOut }): Nights => ({
        villaId: feed.villaId,
        startDate: checkIn,
        endDate: addDays(checkOut, -1),
      }),
    )
  const gone = had.filter((block) => !wanted.some((one) => isSame(one, block)))
  const come = wanted.filter((one) => !had.some((block) => isSame(one, block)))
  if (gone.length === 0 && come.length === 0) return false
  if (gone.length > 0)
    await transaction.delete(blocks).where(
      inArray(
        blocks.id,
        gone.map(({ id }) => id),
      ),
    )
  if (come.length > 0)
    await transaction
      .insert(blocks)
      .values(come.map((nights) => ({ ...nights, kind: 'other' as const, note: feed.name, feedId: feed.id })))
  await recordChange(transaction, BY_ITSELF, {
    resource: 'calendar-feeds',
    rowId: feed.id,
    action: 'update',
    before: { name: feed.name, blockedNights: had.map(tell) },
    after: { name: feed.name, blockedNights: wanted.map(tell) },
  })
  return true
}

/** All that others have of the feed's villa, and what the feed had of it before today, which stays as it was. */
async function listTaken(
  transaction: NodePgDatabase,
  { id, villaId }: { id: number; villaId: number },
  { since, today }: { since: Day; today: Day },
): Promise<Stay[]> {
  const booked = await transaction
    .select({ checkIn: stayParts.checkInDate, checkOut: stayParts.checkOutDate })
    .from(stayParts)
    .where(and(eq(stayParts.villaId, villaId), gt(stayParts.checkOutDate, since), stayParts.holdsNights))
  const blocked = await transaction
    .select()
    .from(blocks)
    .where(
      and(
        eq(blocks.villaId, villaId),
        gte(blocks.endDate, since),
        or(isNull(blocks.feedId), ne(blocks.feedId, id), lt(blocks.endDate, today)),
      ),
    )
  const stays = blocked.map(stayOfBlock)
  return [
    ...booked,
    ...stays.map(({ checkInDate: checkIn, checkOutDate: checkOut }) => ({ checkIn, checkOut })),
  ]
}

function isSame(one: Nights, other: Nights): boolean {
  return one.villaId === other.villaId && one.startDate === other.startDate && one.endDate === other.endDate
}

function tell({ startDate, endDate }: Nights): string {
  return startDate === endDate ? startDate : `${startDate} to ${endDate}`
}
