import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { day, id, timestamps } from '@/server/db/columns'
import type { DayFigures } from '../rules/day-figures'

/**
 * Days of the property's business that staff closed: by whom, and what there was of it at that moment. Added to, never
 * changed; a day that ended by the clock alone has no row (docs/decisions/business-day.md).
 */
export const dayClosings = pgTable(
  'day_closings',
  {
    id: id(),
    day: day('day').notNull(),
    figures: jsonb('figures').$type<DayFigures>().notNull(),
    staffId: integer('staff_id').notNull(),
    staffEmail: text('staff_email').notNull(),
    ...timestamps(),
  },
  (table) => [uniqueIndex('day_closings_day').on(table.day)],
)
