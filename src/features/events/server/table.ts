import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { cents, day, id, isAtLeast, isNotBlank, timestamps } from '@/server/db/columns'
import { shownDaysCheck, shownDaysColumns } from '@/server/db/shown-days'

const TIME = sql.raw("'^([01][0-9]|2[0-3]):[0-5][0-9]$'")

export const events = pgTable(
  'events',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description'),
    startDate: day('start_date').notNull(),
    /** Last day of an event of several days. */
    endDate: day('end_date'),
    /** Times of day as `18:00`. */
    startTime: text('start_time'),
    endTime: text('end_time'),
    location: text('location'),
    imageUrl: text('image_url'),
    capacity: integer('capacity'),
    priceCents: cents('price_cents'),
    isActive: boolean('is_active').notNull().default(true),
    ...shownDaysColumns(),
    ...timestamps(),
  },
  (table) => [
    index('events_start_date').on(table.startDate),
    check('events_title_given', isNotBlank(table.title)),
    check('events_end_not_before_start', sql`${table.endDate} >= ${table.startDate}`),
    check(
      'events_times_form',
      sql`coalesce(${table.startTime}, '00:00') ~ ${TIME} and coalesce(${table.endTime}, '00:00') ~ ${TIME}`,
    ),
    check('events_end_time_beside_start', sql`${table.endTime} is null or ${table.startTime} is not null`),
    shownDaysCheck('events', table),
    check('events_capacity_positive', isAtLeast(1, table.capacity)),
    check('events_price_not_negative', isAtLeast(0, table.priceCents)),
  ],
)
