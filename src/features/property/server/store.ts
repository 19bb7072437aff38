import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { HouseError } from '@/kernel/errors'
import { propertyFacts as contract, type PropertyFacts } from '../contract'
import { propertyFacts } from './table'

/** The facts about the hotel. Throws not-ready while nobody has given any, ZodError when they do not fit the contract. */
export async function readPropertyFacts(orm: NodePgDatabase): Promise<PropertyFacts> {
  const [row] = await orm.select({ facts: propertyFacts.facts }).from(propertyFacts)
  if (!row) throw new HouseError('not-ready')
  return contract.parse(row.facts)
}
