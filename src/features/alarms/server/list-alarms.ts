import { desc, gt, isNull, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Alarm } from '../staff-contract'
import { alarms } from './table'

/** So that a bad month stays readable. */
const MOST = 100

/** What goes on, then what ended within a month, the newest first. */
export async function listAlarms(orm: NodePgDatabase): Promise<Alarm[]> {
  const rows = await orm
    .select()
    .from(alarms)
    .where(or(isNull(alarms.endedAt), gt(alarms.endedAt, sql`now() - interval '30 days'`)))
    .orderBy(desc(isNull(alarms.endedAt)), desc(alarms.beganAt), desc(alarms.id))
    .limit(MOST)
  return rows.map(({ id, kind, detail, beganAt, endedAt }) => ({
    ...{ id, kind, detail },
    beganAt: beganAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }))
}
