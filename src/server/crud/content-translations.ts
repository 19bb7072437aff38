import { AsyncLocalStorage } from 'node:async_hooks'
import { and, eq, getTableName, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTable } from 'drizzle-orm/pg-core'
import { layOverSiteTexts, saysSomething, type TranslatedTexts } from '@/kernel/content-translation'
import { knownTextsOf, tellKnown } from '@/kernel/known-texts'
import { currentLanguage, DEFAULT_LANGUAGE } from '@/kernel/language'
import type { Rows } from './rows'
import { contentTranslations } from './table'

/** Puts the texts of the current language into a row of a table; what is not translated stays English. */
export type Translate = <Row extends { id: number }>(table: PgTable, row: Row) => Row

/** A table, and the fields of its rows that are read in other languages. */
export type TranslatedTable = { table: PgTable; fields: readonly string[] }

const untranslated = new AsyncLocalStorage<true>()

/** What `work` reads of staff's texts is English, whatever language all else is in. */
export function readUntranslated<Result>(work: () => Result): Result {
  return untranslated.run(true, work)
}

/**
 * Reads what staff wrote in the current language of rows of these tables, with one question for all of them and none in
 * English. What came with the site is read as the site says it.
 */
export async function readTranslations(
  orm: NodePgDatabase,
  ...tables: TranslatedTable[]
): Promise<Translate> {
  const language = currentLanguage()
  if (language === DEFAULT_LANGUAGE || untranslated.getStore()) return (_table, row) => row
  const { tableName, rowId, texts, sources } = contentTranslations
  const names = tables.map(({ table }) => getTableName(table))
  const found = await orm
    .select({ tableName, rowId, texts, sources })
    .from(contentTranslations)
    .where(and(inArray(tableName, names), eq(contentTranslations.language, language)))
  const byRow = new Map(found.map((one) => [`${one.tableName} ${one.rowId}`, one]))
  const fieldsOf = new Map(tables.map(({ table, fields }) => [table, fields]))
  return (table, row) =>
    withTexts(row, fieldsOf.get(table) ?? [], byRow.get(`${getTableName(table)} ${row.id}`))
}

/** The same for rows of one table that are at hand. */
export async function translateRows<Row extends { id: number }>(
  orm: NodePgDatabase,
  of: TranslatedTable,
  rows: readonly Row[],
): Promise<Row[]> {
  const translate = await readTranslations(orm, of)
  return rows.map((row) => translate(of.table, row))
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
function withTexts<Row extends { id: number }>(
  row: Row,
  fields: readonly string[],
  stored: TranslatedTexts | undefined,
): Row {
  const own: Record<string, unknown> = row
  const told = fields.flatMap((field) => (field in own ? [[field, tellKnown(own[field])]] : []))
  const { texts } = layOverSiteTexts(knownTextsOf(fields, own), stored)
  const written = Object.entries(texts).filter(
    ([field, text]) => saysSomething(own[field]) && saysSomething(text),
  )
  return { ...row, ...Object.fromEntries([...told, ...written]) }
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
