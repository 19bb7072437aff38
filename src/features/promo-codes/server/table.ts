import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { PROMO_KINDS } from '@/features/rates/rules/promo-terms'
import { day, id, isAtLeast, isOneOf, timestamps } from '@/server/db/columns'

/**
 * Codes by which guests pay less. A booking keeps what its code gave with its nights; the trigger `hold_promo_code` on
 * bookings, written by hand in migrations/, lets no more of them have a code than `most_uses`.
 */
export const promoCodes = pgTable(
  'promo_codes',
  {
    id: id(),
    code: text('code').notNull(),
    kind: text('kind', { enum: PROMO_KINDS }).notNull(),
    /** Hundredths of a percent, or cents. */
    value: integer('value').notNull(),
    bookFrom: day('book_from'),
    bookTo: day('book_to'),
    stayFrom: day('stay_from'),
    stayTo: day('stay_to'),
    mostUses: integer('most_uses'),
    /** Null is all categories; one that is gone holds for nothing. */
    categoryIds: integer('category_ids').array(),
    isActive: boolean('is_active').notNull().default(true),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('promo_codes_code').on(table.code),
    check('promo_codes_code_form', sql`${table.code} ~ '^[A-Z0-9-]{3,40}$'`),
    check('promo_codes_kind_known', isOneOf(table.kind, PROMO_KINDS)),
    check('promo_codes_value_positive', isAtLeast(1, table.value, table.mostUses)),
    check('promo_codes_percentage_in_bounds', sql`${table.kind} <> 'percentage' or ${table.value} <= 10000`),
    check('promo_codes_booking_days_in_order', sql`${table.bookTo} >= ${table.bookFrom}`),
    check('promo_codes_stay_days_in_order', sql`${table.stayTo} >= ${table.stayFrom}`),
    check('promo_codes_categories_given', sql`cardinality(${table.categoryIds}) > 0`),
  ],
)
