import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { z } from 'zod'
import { BY_GUEST } from '@/server/audit/record-change'
import { auditEntries } from '@/server/audit/table'
import type { AuditActor, AuditEntry, AuditPerson, auditQuery } from '../contract'

/** What the log of breaches says of guests is for who may see guests' data; that it was changed, for every reader. */
const OF_GUESTS = 'breaches'

/** A page of the trail, and how many entries there are on all its pages. `seesGuests`: with what is written of breaches. */
export async function listEntries(
  orm: NodePgDatabase,
  { page, pageSize, resource, rowId, who, order }: z.infer<typeof auditQuery>,
  seesGuests: boolean,
): Promise<{ total: number; entries: AuditEntry[] }> {
  const where = and(
    resource === undefined ? undefined : eq(auditEntries.resource, resource),
    rowId === undefined ? undefined : eq(auditEntries.rowId, rowId),
    who === undefined ? undefined : isBy(who),
  )
  const rows = await orm
    .select()
    .from(auditEntries)
    .where(where)
    .orderBy(order === 'oldest' ? auditEntries.id : desc(auditEntries.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const entries = rows.map(({ createdAt, ...entry }) => ({
    ...entry,
    ...(!seesGuests && entry.resource === OF_GUESTS && { before: null, after: null }),
    at: createdAt.toISOString(),
  }))
  return { total: await orm.$count(auditEntries, where), entries }
}

/**
 * Everybody whose changes are in the trail, those who left too; guests and the hotel itself each on their own. Names are found one
 * after the other in the index, because there are few of them and a million entries.
 */
export async function listActors(orm: NodePgDatabase): Promise<AuditPerson[]> {
  // Accounts are told apart by their number; without one, guests from what the hotel and its providers do by themselves.
  const name = sql.raw(`case when staff_id = 0 then staff_email = '${BY_GUEST.email}' end`)
  const { rows: people } = await orm.execute<{ staffId: number; staffEmail: string }>(sql`
    with recursive names as (
      (select staff_id, staff_email from ${auditEntries} order by staff_id, staff_email limit 1)
      union all
      select next.* from names, lateral (
        select staff_id, staff_email from ${auditEntries}
        where (staff_id, staff_email) > (names.staff_id, names.staff_email)
        order by staff_id, staff_email limit 1) next
    ), newest as (
      select names.*, (
        select max(id) from ${auditEntries} entry
        where entry.staff_id = names.staff_id and entry.staff_email = names.staff_email) as id
      from names
    )
    select distinct on (staff_id, ${name}) staff_id as "staffId", staff_email as "staffEmail" from newest
    -- Under the name of a token only where nothing was done without one.
    order by staff_id, ${name}, staff_email like 'token %', id desc`)
  return people.map(({ staffId, staffEmail }) => ({ who: actorOf(staffId, staffEmail), staffEmail }))
}

function isBy(who: AuditActor): SQL | undefined {
  if (typeof who === 'number') return eq(auditEntries.staffId, who)
  const isEmail = who === 'guests' ? eq : ne
  return and(eq(auditEntries.staffId, BY_GUEST.id), isEmail(auditEntries.staffEmail, BY_GUEST.email))
}

function actorOf(staffId: number, staffEmail: string): AuditActor {
  if (staffId > 0) return staffId
  return staffEmail === BY_GUEST.email ? 'guests' : 'house'
}
