import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { timestamps } from '@/server/db/columns'
import type { PropertyFacts } from '../contract'

/** The one row's. */
export const FACTS_ID = 1

/**
 * The one row of facts about the hotel. A document, because it is read and written whole and its shape is the
 * contract's: a new fact needs no migration.
 */
export const propertyFacts = pgTable(
  'property_facts',
  {
    id: integer('id').primaryKey().default(FACTS_ID),
    facts: jsonb('facts').$type<PropertyFacts>().notNull(),
    ...timestamps(),
  },
  (table) => [
    check('property_facts_one_row', sql`${table.id} = 1`),
    check('property_facts_document', sql`jsonb_typeof(${table.facts}) = 'object'`),
  ],
)
