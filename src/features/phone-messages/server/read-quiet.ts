import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { propertyFacts } from '@/features/property/server/table'
import { isQuiet, USUAL_QUIET_HOURS } from '../rules/quiet-hours'

/** Whether phones are left alone at an instant, as staff set it; never while nobody has given any facts. */
export async function readQuiet(orm: NodePgDatabase, now: Date): Promise<boolean> {
  const { from, until } = USUAL_QUIET_HOURS
  const [row] = await orm
    .select({
      timeZone: sql<string>`${propertyFacts.facts} ->> 'timeZone'`,
      from: sql<number>`coalesce((${propertyFacts.facts} ->> 'phonesQuietFrom')::int, ${from}::int)`,
      until: sql<number>`coalesce((${propertyFacts.facts} ->> 'phonesQuietUntil')::int, ${until}::int)`,
    })
    .from(propertyFacts)
  return row !== undefined && isQuiet(now, row)
}
