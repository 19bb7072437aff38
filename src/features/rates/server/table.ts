import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { day, id, isAtLeast, isNotBlank, isOneOf, timestamps } from '@/server/db/columns'
import { PLAN_CANCELLATIONS, PLAN_KINDS } from '../rules/plan-terms'

/**
 * Rate plans beside the flexible one, which is the price list and the terms of the property, and no row. A booking keeps
 * what its plan said with its nights.
 */
export const ratePlans = pgTable(
  'rate_plans',
  {
    id: id(),
    name: text('name').notNull(),
    /** What it is for the guest. */
    line: text('line'),
    kind: text('kind', { enum: PLAN_KINDS }).notNull(),
    /** Hundredths of a percent, or cents a night. */
    change: integer('change').notNull().default(0),
    cancellation: text('cancellation', { enum: PLAN_CANCELLATIONS }).notNull().default('property'),
    cancellationHours: integer('cancellation_hours'),
    /** Of the nights, asked for in advance; null is as the property says. */
    depositPercent: integer('deposit_percent'),
    minNights: integer('min_nights'),
    maxNights: integer('max_nights'),
    minDaysAhead: integer('min_days_ahead'),
    maxDaysAhead: integer('max_days_ahead'),
    bookFrom: day('book_from'),
    bookTo: day('book_to'),
    stayFrom: day('stay_from'),
    stayTo: day('stay_to'),
    /** Null is all categories; one that is gone holds for nothing. */
    categoryIds: integer('category_ids').array(),
    /** Whether guests choose it by themselves; else staff alone do. */
    isPublic: boolean('is_public').notNull().default(true),
    isActive: boolean('is_active').notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    check('rate_plans_name_given', isNotBlank(table.name)),
    check('rate_plans_kind_known', isOneOf(table.kind, PLAN_KINDS)),
    check('rate_plans_percentage_in_bounds', sql`${table.kind} <> 'percentage' or ${table.change} >= -10000`),
    check('rate_plans_cancellation_known', isOneOf(table.cancellation, PLAN_CANCELLATIONS)),
    check(
      'rate_plans_hours_fit',
      sql`(${table.cancellation} = 'hours') = (${table.cancellationHours} is not null)`,
    ),
    check('rate_plans_deposit_in_bounds', sql`${table.depositPercent} between 0 and 100`),
    check('rate_plans_nights_positive', isAtLeast(1, table.minNights, table.maxNights)),
    check('rate_plans_max_nights_not_below_min', sql`${table.maxNights} >= ${table.minNights}`),
    check(
      'rate_plans_days_not_negative',
      isAtLeast(0, table.minDaysAhead, table.maxDaysAhead, table.cancellationHours),
    ),
    check('rate_plans_max_days_ahead_not_below_min', sql`${table.maxDaysAhead} >= ${table.minDaysAhead}`),
    check('rate_plans_booking_days_in_order', sql`${table.bookTo} >= ${table.bookFrom}`),
    check('rate_plans_stay_days_in_order', sql`${table.stayTo} >= ${table.stayFrom}`),
    check('rate_plans_categories_given', sql`cardinality(${table.categoryIds}) > 0`),
  ],
)
