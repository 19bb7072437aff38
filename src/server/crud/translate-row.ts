import { and, eq, getTableName, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import {
  type ContentTranslation,
  isSameText,
  layOverSiteTexts,
  type OfOlderEnglish,
  saysSomething,
  type Texts,
} from '@/kernel/content-translation'
import { AppError } from '@/kernel/errors'
import { knownTextsOf } from '@/kernel/known-texts'
import type { Language } from '@/kernel/language'
import { recordChange } from '../audit/record-change'
import type { Context } from '../context'
import type { Staff } from '../http/access'
import { speak } from '../http/speak-language'
import { assertUnchanged } from './assert-unchanged'
import { listStoredTranslations, NEVER, type ReadSiteTexts } from './list-translations'
import type { Row, Rows } from './rows'
import { contentTranslations } from './table'
import { lockRow } from './write-rows'

/** What staff send of a row in one language: all its fields, what is empty among them is without a translation. */
export type SentTranslation = {
  texts: Texts
  /** The texts that stay fit the English ones of today. */
  isCurrent?: boolean | undefined
  /** The version it was made from; null where there was none. */
  updatedAt?: string | null | undefined
}

/** What is written of a row: its texts in some languages, and the English ones they were made from, where those are told. */
export type SentTranslations = {
  languages: Partial<Record<Language, SentTranslation | undefined>>
  english: Texts | undefined
}

/** What has texts in other languages: how its row is kept from others while it is written, and how it is written anew. */
export type Translatable = Pick<Rows, 'resource' | 'table'> & {
  judge?: Rows['judgeTranslation']
  lock: (transaction: NodePgDatabase, id: number) => Promise<Row>
  touch: (transaction: NodePgDatabase, id: number) => Promise<unknown>
  siteTexts?: ReadSiteTexts
  ofOlderEnglish?: OfOlderEnglish
}

/** The rows of a table as what has texts in other languages, those that came with the site among them. */
export function translatable(rows: Rows, { loadLanguage }: Pick<Context, 'loadLanguage'>): Translatable {
  const { resource, table, columns } = rows
  return {
    resource,
    table,
    judge: rows.judgeTranslation,
    lock: (transaction, id) => lockRow(transaction, rows, id),
    touch: (transaction, id) =>
      transaction
        .update(table)
        .set({ updatedAt: sql`${columns.updatedAt}` })
        .where(eq(columns.id, id)),
    siteTexts: async (orm, language) => {
      await loadLanguage?.(language)
      const all = await orm.select().from(table)
      const known = (row: Row) => knownTextsOf(resource.translated, rows.toItem(row))
      return speak(language, () => new Map(all.map((row) => [Number(row.id), known(row)])))
    },
  }
}

/**
 * Writes what is sent of a row in other languages, each as a whole. A text remembers the English
 * that was read while it was made, which may be another one by now. The row is written anew with it: pages and prices that
 * were made from it are made again, in every process. Throws not-found, kept-elsewhere, changed-meanwhile, invalid-input.
 */
export async function translateRow(
  context: Context,
  staff: Staff,
  rows: Translatable,
  id: number,
  { languages, english }: SentTranslations,
): Promise<void> {
  await context.database.orm.transaction(async (transaction) => {
    const item = await rows.lock(transaction, id)
    const problems = Object.entries(languages).flatMap(([language, one]) =>
      (one && rows.judge ? rows.judge(one.texts, item) : []).map(({ path, message }) => ({
        path: `${language}.texts.${path}`,
        message,
      })),
    )
    if (problems.length > 0) throw new AppError('invalid-input', { problems })
    const before = await listOf(transaction, rows, id)
    const read = { ...item, ...english }
    for (const [language, one] of Object.entries(languages) as [Language, SentTranslation | undefined][])
      if (one)
        await writeOne(transaction, rows, read, { id, language, sent: one, before: before.get(language) })
    await rows.touch(transaction, id)
    const after = await listOf(transaction, rows, id)
    await recordChange(transaction, staff, {
      resource: rows.resource.name,
      rowId: id,
      action: 'update',
      before: { translations: textsOf(before) },
      after: { translations: textsOf(after) },
    })
  })
  context.changed(...rows.resource.shownAt)
}

type Written = {
  id: number
  language: Language
  sent: SentTranslation
  before: ContentTranslation | undefined
}

async function writeOne(
  transaction: NodePgDatabase,
  rows: Translatable,
  english: Row,
  { id, language, sent, before }: Written,
): Promise<void> {
  if (sent.updatedAt !== undefined) assertUnchanged(before?.updatedAt ?? NEVER, sent.updatedAt ?? NEVER)
  // What is as the program itself says it is not kept as staff's own.
  const site = (await rows.siteTexts?.(transaction, language))?.get(id) ?? { texts: {}, sources: {} }
  const given = rows.resource.translated.filter(
    (field) => saysSomething(sent.texts[field]) && !isSameText(sent.texts[field], site.texts[field]),
  )
  const texts = Object.fromEntries(given.map((field) => [field, sent.texts[field]]))
  const shown = layOverSiteTexts(site, before, rows.ofOlderEnglish)
  const isAsBefore = (field: string) => isSameText(shown.texts[field], texts[field])
  const sources = Object.fromEntries(
    given.map((field) => [
      field,
      isAsBefore(field) && !sent.isCurrent ? (shown.sources[field] ?? null) : english[field],
    ]),
  )
  const place = { tableName: getTableName(rows.table), rowId: id, language }
  if (given.length === 0)
    await transaction
      .delete(contentTranslations)
      .where(
        and(
          eq(contentTranslations.tableName, place.tableName),
          eq(contentTranslations.rowId, id),
          eq(contentTranslations.language, language),
        ),
      )
  else
    await transaction
      .insert(contentTranslations)
      .values({ ...place, texts, sources })
      .onConflictDoUpdate({
        target: [contentTranslations.tableName, contentTranslations.language, contentTranslations.rowId],
        set: { texts, sources, updatedAt: sql`now()` },
      })
}

async function listOf(
  transaction: NodePgDatabase,
  rows: Translatable,
  id: number,
): Promise<Map<Language, ContentTranslation>> {
  const found = await listStoredTranslations(transaction, rows.table, id)
  return new Map(found.map((one) => [one.language, one]))
}

function textsOf(translations: ReadonlyMap<Language, ContentTranslation>): Record<string, Texts> {
  return Object.fromEntries([...translations].map(([language, { texts }]) => [language, texts]))
}
