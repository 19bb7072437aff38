import { and, eq, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Day } from '@/kernel/days'
import type { Row } from '@/server/crud/rows'
import { villaOpenings, villas } from './table'

/**
 * Notes in the transaction of a villa's write that it opened or closed on `today`. The villa's row is locked by the
 * write, so that two of them come one after the other.
 */
export async function recordOpening(
  transaction: NodePgDatabase,
  { before, after }: { before?: Row; after?: Row },
  today: Day,
): Promise<void> {
  const villa = after ?? before
  const [wasOpen, isOpen] = [before?.isAvailable === true, after?.isAvailable === true]
  if (!villa || wasOpen === isOpen) return
  if (isOpen) await open(transaction, Number(villa.id), today)
  else await close(transaction, Number(villa.id), today, String(villa.createdAt))
}

/** The property's day of an instant in SQL. */
const dayOf = (instant: unknown) =>
  sql<Day>`(${instant}::timestamptz at time zone coalesce((select facts ->> 'timeZone' from property_facts), 'UTC'))::date`

/**
 * The days on which villas are available, deleted ones among them, as far as they touch `first` to `last`; `closedOn` is
 * the first day on which one no longer is. A villa that nobody has opened or closed yet is open since it was added.
 */
export async function listOpenings(orm: NodePgDatabase, first: Day, last: Day) {
  const { rows } = await orm.execute<{ villaId: number; openedOn: Day; closedOn: Day | null }>(sql`
    select * from (
      select villa_id as "villaId", opened_on::text as "openedOn", closed_on::text as "closedOn" from ${villaOpenings}
      union all
      select id, ${dayOf(villas.createdAt)}::text, null from ${villas}
      where is_available and not exists (select from ${villaOpenings} where villa_id = ${villas.id})
    ) openings
    where "openedOn" <= ${last} and ("closedOn" is null or "closedOn" > ${first})
    order by "villaId", "openedOn"`)
  return rows
}

/** One that was closed today goes on as if it had not been. */
async function open(transaction: NodePgDatabase, villaId: number, today: Day) {
  const { rowCount } = await transaction
    .update(villaOpenings)
    .set({ closedOn: null })
    .where(and(eq(villaOpenings.villaId, villaId), eq(villaOpenings.closedOn, today)))
  if (rowCount === 0) await transaction.insert(villaOpenings).values({ villaId, openedOn: today })
}

/** One that was opened today was never open, as far as nights go. */
async function close(transaction: NodePgDatabase, villaId: number, today: Day, addedAt: string) {
  const [known] = await transaction
    .select()
    .from(villaOpenings)
    .where(and(eq(villaOpenings.villaId, villaId), isNull(villaOpenings.closedOn)))
  if (!known)
    await transaction.execute(sql`
      insert into ${villaOpenings} (villa_id, opened_on, closed_on)
      select ${villaId}, ${dayOf(addedAt)}, ${today}::date where ${dayOf(addedAt)} < ${today}::date`)
  else if (known.openedOn < today)
    await transaction.update(villaOpenings).set({ closedOn: today }).where(eq(villaOpenings.id, known.id))
  else await transaction.delete(villaOpenings).where(eq(villaOpenings.id, known.id))
}
