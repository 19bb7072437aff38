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

/** Everybody whose changes are in the trail, those who left too; guests and the hotel itself each on their own. */
export async function listActors(orm: NodePgDatabase): Promise<AuditPerson[]> {
  // Accounts are told apart by their number; without one, guests from what the hotel and its providers do by themselves.
  const name = sql`case when ${auditEntries.staffId} = 0 then ${auditEntries.staffEmail} = ${sql.raw(`'${BY_GUEST.email}'`)} end`
  const people = await orm
    .selectDistinctOn([auditEntries.staffId, name], {
      staffId: auditEntries.staffId,
      staffEmail: auditEntries.staffEmail,
    })
    .from(auditEntries)
    // Under the name of a token only where nothing was done without one.
    .orderBy(
      auditEntries.staffId,
      name,
      sql`${auditEntries.staffEmail} like 'token %'`,
      desc(auditEntries.id),
    )
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
