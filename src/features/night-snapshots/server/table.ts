import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { cents, day, id, isAtLeast, isOneOf, timestamps } from '@/server/db/columns'
import { type MonthOnBooks, SNAPSHOT_ORIGINS, type VillaOnOffer } from '../rules/night-snapshot'

/**
 * What there was of a night when its day was over: written once, never changed, so that what becomes of villas later
 * moves no figure of the past (docs/decisions/reports.md).
 */
export const nightSnapshots = pgTable(
  'night_snapshots',
  {
    id: id(),
    day: day('day').notNull(),
    origin: text('origin', { enum: SNAPSHOT_ORIGINS }).notNull(),
    /** The villas on offer, each with the category it had. */
    villas: jsonb('villas').$type<VillaOnOffer[]>().notNull(),
    /** Nights sold and what they brought, as it stood then. */
    nights: integer('nights').notNull(),
    revenueCents: cents('revenue_cents').notNull(),
    /** What was sold of this month and of those ahead, as it stood then; null where the night was made up for later. */
    books: jsonb('books').$type<MonthOnBooks[]>(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('night_snapshots_day').on(table.day),
    check('night_snapshots_origin_known', isOneOf(table.origin, SNAPSHOT_ORIGINS)),
    check('night_snapshots_figures_not_negative', isAtLeast(0, table.nights, table.revenueCents)),
    check('night_snapshots_villas_list', sql`jsonb_typeof(${table.villas}) = 'array'`),
  ],
)
