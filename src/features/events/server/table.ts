import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { cents, day, id, isAtLeast, isNotBlank, timestamps } from '@/server/db/columns'

export const events = pgTable(
  'events',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description'),
    startDate: day('start_date').notNull(),
    /** Last day of an event of several days. */
    endDate: day('end_date'),
    location: text('location'),
    imageUrl: text('image_url'),
    capacity: integer('capacity'),
    priceCents: cents('price_cents'),
    isActive: boolean('is_active').notNull().default(true),
    ...timestamps(),
  },
  (table) => [
    index('events_start_date').on(table.startDate),
    check('events_title_given', isNotBlank(table.title)),
    check('events_end_not_before_start', sql`${table.endDate} >= ${table.startDate}`),
    check('events_capacity_positive', isAtLeast(1, table.capacity)),
    check('events_price_not_negative', isAtLeast(0, table.priceCents)),
  ],
)
