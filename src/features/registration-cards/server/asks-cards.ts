import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { propertyFacts } from '@/features/property/server/table'

/** Whether the hotel asks guests for a registration card. */
export async function asksCards(orm: NodePgDatabase): Promise<boolean> {
  const [row] = await orm
    .select({ asks: sql<boolean | null>`(${propertyFacts.facts} ->> 'asksRegistrationCard')::boolean` })
    .from(propertyFacts)
  return row?.asks ?? false
}
