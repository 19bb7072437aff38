import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, timestamps } from '../db/columns'

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
