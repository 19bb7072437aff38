import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, timestamps } from '../db/columns'

/**
 * Who changed what and when (docs/decisions/audit-trail.md). It refers to nobody's row: an entry outlives the
 * account and the thing it speaks of, so it keeps the account's e-mail as it was.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    staffId: integer('staff_id').notNull(),
    staffEmail: text('staff_email').notNull(),
    resource: text('resource').notNull(),
    rowId: integer('row_id'),
    action: text('action').notNull(),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
    ...timestamps(),
  },
  (table) => [
    index('audit_entries_row').on(table.resource, table.rowId),
    // Who is in the trail, without reading all of it.
    index('audit_entries_staff').on(table.staffId, table.staffEmail, table.id),
  ],
)
