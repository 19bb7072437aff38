import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Language } from '@/kernel/language'
import { id, isLanguage, isNotBlank, timestamps } from '../db/columns'

/** What staff deleted, whole, until it is restored or has been here for 30 days (docs/decisions/deleted-rows.md). */
export const deletedRows = pgTable(
  'deleted_rows',
  {
    id: id(),
    /** The resource's name in addresses. */
    resource: text('resource').notNull(),
    /** The id it had, and gets again: ids are never given twice. */
    rowId: integer('row_id').notNull(),
    name: text('name').notNull(),
    /** The row by the names of its columns, and the rows that went with it by their tables. */
    row: jsonb('row').$type<Record<string, unknown>>().notNull(),
    along: jsonb('along').$type<Record<string, Record<string, unknown>[]>>().notNull(),
    staffEmail: text('staff_email').notNull(),
    ...timestamps(),
  },
  (table) => [
    unique('deleted_rows_once').on(table.resource, table.rowId),
    index('deleted_rows_created_at').on(table.createdAt),
  ],
)

/** What staff write of a row in another language than English (docs/decisions/languages.md). */
export const contentTranslations = pgTable(
  'content_translations',
  {
    id: id(),
    /** The row, by its table and id. */
    tableName: text('table_name').notNull(),
    rowId: integer('row_id').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** By the names of the resource's fields: the text, and the English one it was made from. */
    texts: jsonb('texts').$type<Record<string, unknown>>().notNull(),
    sources: jsonb('sources').$type<Record<string, unknown>>().notNull(),
    ...timestamps(),
  },
  (table) => [
    unique('content_translations_once').on(table.tableName, table.language, table.rowId),
    check('content_translations_table_given', isNotBlank(table.tableName)),
    check('content_translations_language', sql`${isLanguage(table.language)} and ${table.language} <> 'en'`),
    check(
      'content_translations_texts_given',
      sql`jsonb_typeof(${table.texts}) = 'object' and ${table.texts} <> '{}'`,
    ),
    check('content_translations_sources_fields', sql`jsonb_typeof(${table.sources}) = 'object'`),
  ],
)
