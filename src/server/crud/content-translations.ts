import { AsyncLocalStorage } from 'node:async_hooks'
import { and, eq, getTableName, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTable } from 'drizzle-orm/pg-core'
import { saysSomething, type TranslatedTexts } from '@/kernel/content-translation'
import { currentLanguage, DEFAULT_LANGUAGE } from '@/kernel/language'
import type { Rows } from './rows'
import { contentTranslations } from './table'

/** Puts the texts of the current language into a row of a table; what is not translated stays English. */
export type Translate = <Row extends { id: number }>(table: PgTable, row: Row) => Row

const untranslated = new AsyncLocalStorage<true>()

/** What `work` reads of staff's texts is English, whatever language all else is in. */
export function readUntranslated<Result>(work: () => Result): Result {
  return untranslated.run(true, work)
}

/**
 * Reads what staff wrote in the current language of rows of these tables, with one question for all of them and none in
 * English.
 */
export async function readTranslations(orm: NodePgDatabase, ...tables: PgTable[]): Promise<Translate> {
  const language = currentLanguage()
  if (language === DEFAULT_LANGUAGE || untranslated.getStore()) return (_table, row) => row
  const { tableName, rowId, texts } = contentTranslations
  const found = await orm
    .select({ tableName, rowId, texts })
    .from(contentTranslations)
    .where(and(inArray(tableName, tables.map(getTableName)), eq(contentTranslations.language, language)))
  const byRow = new Map(found.map((one) => [`${one.tableName} ${one.rowId}`, one.texts]))
  return (table, row) => withTexts(row, byRow.get(`${getTableName(table)} ${row.id}`))
}

/** The same for rows of one table that are at hand. */
export async function translateRows<Row extends { id: number }>(
  orm: NodePgDatabase,
  table: PgTable,
  rows: readonly Row[],
): Promise<Row[]> {
  const translate = await readTranslations(orm, table)
  return rows.map((row) => translate(table, row))
}

/** What staff wrote of a table's rows in the current language, by row, for who does more with it; nothing in English. */
export async function findTranslatedTexts(
  orm: NodePgDatabase,
  table: PgTable,
): Promise<Map<number, TranslatedTexts>> {
  const language = currentLanguage()
  if (language === DEFAULT_LANGUAGE || untranslated.getStore()) return new Map()
  const { tableName, rowId, texts, sources } = contentTranslations
  const found = await orm
    .select({ rowId, texts, sources })
    .from(contentTranslations)
    .where(and(eq(tableName, getTableName(table)), eq(contentTranslations.language, language)))
  return new Map(found.map((one) => [one.rowId, one]))
}

/** A field that is empty by now, in a villa for 'as the category says', stays so; a text that says nothing is none. */
function withTexts<Row extends { id: number }>(row: Row, texts: Record<string, unknown> | undefined): Row {
  if (!texts) return row
  const own: Record<string, unknown> = row
  return {
    ...row,
    ...Object.fromEntries(
      Object.entries(texts).filter(([field, text]) => saysSomething(own[field]) && saysSomething(text)),
    ),
  }
}

/** Condition: the translations of a row, and of the rows that are deleted with it. */
export function isTranslationOf(
  { table, along }: Pick<Rows, 'table' | 'along'>,
  id: number,
): SQL | undefined {
  const { tableName, rowId } = contentTranslations
  return or(
    and(eq(tableName, getTableName(table)), eq(rowId, id)),
    ...along.map(({ table: child, by }) =>
      and(
        eq(tableName, getTableName(child)),
        sql`${rowId} in (select c.id from ${child} c where c.${sql.identifier(by.name)} = ${id})`,
      ),
    ),
  )
}
