import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { AppError } from '@/kernel/errors'
import {
  propertyFacts as contract,
  type PropertyFacts,
  USUAL_HOLD_HOURS,
  type WrittenFacts,
  writtenFacts,
} from '../contract'
import { fillPolicies } from '../rules/fill-policies'
import { propertyFacts } from './table'

/**
 * The facts about the hotel, policies as guests read them. Throws not-ready while nobody has given any, ZodError when
 * they do not fit the contract.
 */
export async function readPropertyFacts(orm: NodePgDatabase): Promise<PropertyFacts> {
  return fillPolicies(contract.parse(await readDocument(orm)))
}

/** The same as staff wrote them, with what only guests of confirmed stays are told. */
export async function readWrittenFacts(orm: NodePgDatabase): Promise<WrittenFacts> {
  return writtenFacts.parse(await readDocument(orm))
}

async function readDocument(orm: NodePgDatabase): Promise<PropertyFacts> {
  const [row] = await orm.select({ facts: propertyFacts.facts }).from(propertyFacts)
  if (!row) throw new AppError('not-ready')
  return row.facts
}

/** SQL: a text that changes whenever the facts do, by whatever hand (see VILLA_REVISION); empty while there are none. */
export const FACTS_REVISION = `coalesce((select property_facts.xmin::text from property_facts), '')`

/** For how many hours a request keeps its nights, with the revision of the facts that say so. */
export async function readHold(orm: NodePgDatabase): Promise<{ hours: number; revision: string }> {
  const [row] = await orm
    .select({
      hours: sql<number | null>`(${propertyFacts.facts} ->> 'holdHours')::int`,
      revision: sql<string>`${sql.raw(FACTS_REVISION)}`,
    })
    .from(propertyFacts)
  return { hours: row?.hours ?? USUAL_HOLD_HOURS, revision: row?.revision ?? '' }
}
