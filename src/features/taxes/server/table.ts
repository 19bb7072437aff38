import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { day, id, isAtLeast, isOneOf, timestamps } from '@/server/db/columns'
import { HIGHEST_PERCENTAGE, TAX_RATE_KINDS } from '../rules/tax-rates'

/** Rows are added and never changed: of those that hold on a day, the one of the latest day that was set last counts. */
export const taxRates = pgTable(
  'tax_rates',
  {
    id: id(),
    kind: text('kind', { enum: TAX_RATE_KINDS }).notNull(),
    appliesFrom: day('applies_from').notNull(),
    /** Hundredths of a percent, or cents for the hotel tax. */
    hundredths: integer('hundredths').notNull(),
    setBy: text('set_by').notNull().default(''),
    ...timestamps(),
  },
  (table) => [
    check('tax_rates_kind_known', isOneOf(table.kind, TAX_RATE_KINDS)),
    check('tax_rates_not_negative', isAtLeast(0, table.hundredths)),
    check(
      'tax_rates_at_most_whole',
      sql`${table.kind} = 'hotel-tax' or ${table.hundredths} <= ${sql.raw(String(HIGHEST_PERCENTAGE))}`,
    ),
  ],
)
