import { asc, getTableColumns } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { translateRows } from '@/server/crud/content-translations'
import { houseFacts as contract, type HouseFact } from '../contract'
import { isSettledFact } from '../rules/fact-topics'
import { houseFacts } from './table'

const { createdAt: _createdAt, updatedAt: _updatedAt, ...wireColumns } = getTableColumns(houseFacts)

/** The facts on which staff have settled, in the order they gave them. */
export async function listSettledFacts(orm: NodePgDatabase): Promise<HouseFact[]> {
  const facts = await orm
    .select(wireColumns)
    .from(houseFacts)
    .orderBy(asc(houseFacts.orderIndex), asc(houseFacts.id))
  return await translateRows(
    orm,
    { table: houseFacts, fields: contract.translated },
    facts.filter(isSettledFact),
  )
}
