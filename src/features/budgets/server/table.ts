import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { cents, id, isAtLeast, timestamps } from '@/server/db/columns'

/** What the hotel means to sell in a month: nights, and what they bring before taxes (docs/decisions/reports.md). */
export const budgets = pgTable(
  'budgets',
  {
    id: id(),
    /** `yyyy-MM`. */
    month: text('month').notNull(),
    nights: integer('nights').notNull(),
    revenueCents: cents('revenue_cents').notNull(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('budgets_month').on(table.month),
    check('budgets_month_form', sql`${table.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('budgets_figures_not_negative', isAtLeast(0, table.nights, table.revenueCents)),
  ],
)
