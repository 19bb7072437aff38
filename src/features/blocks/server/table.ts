import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { villas } from '@/features/villas/server/table'
import { day, id, isOneOf, timestamps } from '@/server/db/columns'
import { BLOCK_KINDS } from '../rules/block-kinds'

/**
 * Nights from `startDate` to `endDate`, both included, that staff or another platform took off sale. Triggers written
 * by hand in migrations/ keep blocks and live bookings of a villa apart (docs/decisions/blocked-nights.md).
 */
export const blocks = pgTable(
  'blocks',
  {
    id: id(),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villas.id, { onDelete: 'cascade' }),
    startDate: day('start_date').notNull(),
    endDate: day('end_date').notNull(),
    kind: text('kind', { enum: BLOCK_KINDS }).notNull().default('maintenance'),
    note: text('note'),
    /** The calendar feed these nights came from, and go with (features/channels); null when staff blocked them. */
    feedId: integer('feed_id'),
    /** The hold for a group these nights belong to, and go with (features/group-holds); null for all others. */
    holdId: integer('hold_id'),
    ...timestamps(),
  },
  (table) => [
    index('blocks_feed').on(table.feedId).where(sql`${table.feedId} is not null`),
    index('blocks_hold').on(table.holdId).where(sql`${table.holdId} is not null`),
    index('blocks_villa_nights').on(table.villaId, table.endDate, table.startDate),
    check('blocks_end_not_before_start', sql`${table.endDate} >= ${table.startDate}`),
    check('blocks_kind_known', isOneOf(table.kind, BLOCK_KINDS)),
  ],
)
