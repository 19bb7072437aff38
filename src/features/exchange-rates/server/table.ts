import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, timestamps } from '@/server/db/columns'

/** Rows are added and never changed: the newest is the rate that holds. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    id: id(),
    shillingsPerDollar: integer('shillings_per_dollar').notNull(),
    setBy: text('set_by').notNull().default(''),
    ...timestamps(),
  },
  (table) => [check('exchange_rates_possible', sql`${table.shillingsPerDollar} between 100 and 100000`)],
)
