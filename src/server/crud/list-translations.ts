import { and, eq, getTableName } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  type ContentTranslation,
  layOverSiteTexts,
  type OfOlderEnglish,
  type TranslatedTexts,
} from '@/kernel/content-translation'
import type { Language } from '@/kernel/language'
import { contentTranslations } from './table'

/** What the program itself says of rows in a language, by their ids, as far as they are as they came with it. */
export type ReadSiteTexts = (
  orm: NodePgDatabase,
  language: Language,
) => Promise<ReadonlyMap<number, TranslatedTexts>>

/** The version of what was not there. */
export const NEVER = new Date(0).toISOString()

/** What staff wrote of a table's rows in other languages, of all of them or of one. */
export async function listStoredTranslations(
  orm: NodePgDatabase,
  table: PgTable,
  id?: number,
): Promise<ContentTranslation[]> {
  const { tableName, rowId } = contentTranslations
  const found = await orm
    .select()
    .from(contentTranslations)
    .where(and(eq(tableName, getTableName(table)), id === undefined ? undefined : eq(rowId, id)))
    .orderBy(rowId, contentTranslations.language)
  return found.map(toWire)
}

type TranslatedRows = {
  table: PgTable
  siteTexts?: ReadSiteTexts | undefined
  ofOlderEnglish?: OfOlderEnglish | undefined
}

/** What guests read of a table's rows in each of the languages, with what the program itself says in them. */
export async function listTranslations(
  orm: NodePgDatabase,
  { table, siteTexts, ofOlderEnglish }: TranslatedRows,
  languages: readonly Language[],
  id?: number,
): Promise<ContentTranslation[]> {
  const stored = await listStoredTranslations(orm, table, id)
  if (!siteTexts) return stored
  const told = new Map(stored.map((one) => [`${one.rowId} ${one.language}`, one]))
  for (const language of languages)
    for (const [rowId, site] of await siteTexts(orm, language)) {
      const one = told.get(`${rowId} ${language}`)
      const isAsked = id === undefined || id === rowId
      if (isAsked && (one || Object.keys(site.texts).length > 0))
        told.set(`${rowId} ${language}`, {
          rowId,
          language,
          updatedAt: one?.updatedAt ?? NEVER,
          ...layOverSiteTexts(site, one, ofOlderEnglish),
        })
    }
  return [...told.values()].sort(
    (one, other) => one.rowId - other.rowId || one.language.localeCompare(other.language),
  )
}

function toWire({
  rowId,
  language,
  texts,
  sources,
  updatedAt,
}: typeof contentTranslations.$inferSelect): ContentTranslation {
  return { rowId, language, texts, sources, updatedAt: updatedAt.toISOString() }
}
