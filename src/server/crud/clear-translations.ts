import { and, eq, getTableName, notInArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context'
import { contentTranslations } from './table'

/**
 * Deletes what staff wrote in other languages of rows that are gone, however they went, but nothing of `kept` tables, whose
 * rows have numbers for good whether they are there or not. Answers how many.
 */
export async function clearTranslations(
  { database: { orm } }: Pick<Context, 'database'>,
  kept: readonly PgTable[],
): Promise<number> {
  const { tableName, rowId, id } = contentTranslations
  const tables = await orm
    .selectDistinct({ name: tableName })
    .from(contentTranslations)
    .where(and(notInArray(tableName, kept.map(getTableName)), sql`to_regclass(${tableName}) is not null`))
  let gone = 0
  for (const { name } of tables) {
    const isThere = sql`exists (select from ${sql.identifier(name)} r where r.id = ${rowId})`
    const deleted = await orm
      .delete(contentTranslations)
      .where(and(eq(tableName, name), sql`not ${isThere}`))
      .returning({ id })
    gone += deleted.length
  }
  return gone
}
