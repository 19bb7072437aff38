import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import { readBusinessDay } from '@/features/business-day/server/read-business-day'
import { villaCategories } from '@/features/categories/server/table'
import { propertyFacts } from '@/features/property/server/table'
import { villaOpenings, villas } from '@/features/villas/server/table'
import { addDays, type Day, firstOfMonth, instantOf, LAST_DAY } from '@/kernel/days'
import type { Context } from '@/server/context'
import { type MonthOnBooks, monthOf, type SnapshotOrigin, sumNights } from '../rules/night-snapshot'
import { findOnOffer } from '../rules/supply'
import { listSoldStays, listStays } from './list-stays'
import { readSupply } from './read-supply'
import { nightSnapshots } from './table'

/** So many nights are made up for at once. */
const NIGHTS_AT_ONCE = 100
/** What is taken later than this after a day has ended is no longer what it closed with. */
const IN_TIME_MS = 60 * 60_000
/** Nights further back than this have no snapshot: ten years. */
const MOST_NIGHTS_BACK = 3653

/** Takes the snapshot of a day that staff close, in the transaction of its closing. One that is there already stays. */
export async function takeSnapshot(transaction: NodePgDatabase, day: Day): Promise<void> {
  await takeNights(transaction, [day], () => 'staff')
}

/**
 * Takes the snapshots of all days that are over and have none: that of a day the clock has just ended as closed by it, all
 * others as backfilled. Several processes may do so at once, and the first snapshot of a day stays.
 */
export async function takeDueSnapshots(
  { database: { orm }, now, today }: Pick<Context, 'database' | 'now' | 'today'>,
  closing?: AbortSignal,
): Promise<void> {
  const [facts] = await orm
    .select({ timeZone: sql<string>`${propertyFacts.facts} ->> 'timeZone'` })
    .from(propertyFacts)
  // While nobody has given any facts there is no telling when a day ends.
  if (!facts) return
  const { day, dayEndsAt } = await readBusinessDay(orm, { now, today })
  const last = addDays(day, -1)
  const lateMs = now().getTime() - instantOf(day, dayEndsAt * 60, facts.timeZone).getTime()
  const missing = await listMissing(orm, last)
  for (let at = 0; at < missing.length && !closing?.aborted; at += NIGHTS_AT_ONCE) {
    const nights = missing.slice(at, at + NIGHTS_AT_ONCE)
    await orm.transaction((transaction) =>
      takeNights(transaction, nights, (night) =>
        night === last && lateMs <= IN_TIME_MS ? 'clock' : 'backfilled',
      ),
    )
  }
}

/** Days until `last` without a snapshot, from the first on which the property had a villa or a guest. */
async function listMissing(orm: NodePgDatabase, last: Day): Promise<Day[]> {
  const { rows } = await orm.execute<{ day: Day }>(sql`
    select night::date::text as day
    from generate_series(
      greatest(
        ${addDays(last, -MOST_NIGHTS_BACK)}::date,
        least(
          (select min(opened_on) from ${villaOpenings}),
          (select min(created_at)::date from ${villas}),
          (select min(check_in_date) from ${bookings})
        )
      ),
      ${last}::date, '1 day') as night
    where not exists (select from ${nightSnapshots} where day = night::date)
      and exists (select from ${villas})
    order by 1`)
  return rows.map(({ day }) => day)
}

async function takeNights(
  transaction: NodePgDatabase,
  nights: readonly Day[],
  originOf: (night: Day) => SnapshotOrigin,
): Promise<void> {
  const [first, last] = [nights[0], nights.at(-1)]
  if (!first || !last) return
  const period = { first, last }
  const stays = await listStays(transaction, period)
  const onOffer = findOnOffer(period, await readSupply(transaction, first, last), stays)
  const sold = sumNights(stays, period, (night) => night)
  const categories = await listCategories(transaction)
  const books = new Map<Day, MonthOnBooks[]>()
  for (const night of nights.filter((one) => originOf(one) !== 'backfilled'))
    books.set(night, await readBooks(transaction, night))
  await transaction
    .insert(nightSnapshots)
    .values(
      nights.map((night) => ({
        ...{ day: night, origin: originOf(night), books: books.get(night) ?? null },
        villas: [...(onOffer.get(night) ?? [])].map((id) => ({ id, category: categories.get(id) ?? null })),
        nights: sold.get(night)?.nights ?? 0,
        revenueCents: sold.get(night)?.revenue ?? 0,
      })),
    )
    .onConflictDoNothing()
}

/** What is sold of the month of `day` and of each one ahead. */
export async function readBooks(orm: NodePgDatabase, day: Day): Promise<MonthOnBooks[]> {
  const period = { first: firstOfMonth(day), last: LAST_DAY }
  const months = sumNights(await listSoldStays(orm, period), period, monthOf)
  return [...months]
    .map(([month, sums]) => ({ month, ...sums }))
    .sort((one, other) => one.month.localeCompare(other.month))
}

/** The name of each villa's category. */
export async function listCategories(orm: NodePgDatabase): Promise<Map<number, string>> {
  const rows = await orm
    .select({ id: villas.id, name: villaCategories.name })
    .from(villas)
    .innerJoin(villaCategories, eq(villaCategories.id, villas.categoryId))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
