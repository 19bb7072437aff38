import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { propertyFacts } from '@/features/property/server/table'
import { findQuietEnd, USUAL_QUIET_HOURS } from '../rules/quiet-hours'
import type { QuietTime } from '../rules/tries'

/** What is left at an instant of the quiet hours that staff set; null outside of them, and while nobody has given any facts. */
export async function readQuiet(orm: NodePgDatabase, now: Date): Promise<QuietTime | null> {
  const { from, until } = USUAL_QUIET_HOURS
  const [row] = await orm
    .select({
      timeZone: sql<string>`${propertyFacts.facts} ->> 'timeZone'`,
      from: sql<number>`coalesce((${propertyFacts.facts} ->> 'phonesQuietFrom')::int, ${from}::int)`,
      until: sql<number>`coalesce((${propertyFacts.facts} ->> 'phonesQuietUntil')::int, ${until}::int)`,
    })
    .from(propertyFacts)
  const end = row ? findQuietEnd(now, row) : null
  return end && { now, end }
}
