import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '@/features/accounts/server/table'
import { villas } from '@/features/villas/server/table'
import { day, id, instant, isAtLeast, isOneOf, timestamps } from '@/server/db/columns'
import { CLEANING_MARKS, CONDITIONS } from '../rules/condition'

/**
 * What a villa is like; one without a row is clean. A trigger written by hand in migrations/ makes a villa dirty when
 * its guests leave it or are moved (docs/decisions/housekeeping.md).
 */
export const villaConditions = pgTable(
  'villa_conditions',
  {
    villaId: integer('villa_id')
      .primaryKey()
      .references(() => villas.id, { onDelete: 'cascade' }),
    condition: text('condition', { enum: CONDITIONS }).notNull().default('clean'),
    /** Counts how often it was made dirty from outside (rules/condition.ts). */
    turn: integer('turn').notNull().default(0),
    /** The last day on which it was cleaned with guests in it. */
    servicedOn: day('serviced_on'),
    /** Counts on `assignedOn` alone: each day is distributed anew. */
    assignedTo: integer('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    assignedOn: day('assigned_on'),
    note: text('note'),
    changedAt: instant('changed_at').notNull().defaultNow(),
    ...timestamps(),
  },
  (table) => [
    index('villa_conditions_assigned_to').on(table.assignedTo).where(sql`${table.assignedTo} is not null`),
    check('villa_conditions_condition_known', isOneOf(table.condition, CONDITIONS)),
    check('villa_conditions_turn_not_negative', isAtLeast(0, table.turn)),
  ],
)

/** What was pressed on phones, each press once by its key, also where it came too late to change anything. */
export const cleaningMarks = pgTable(
  'cleaning_marks',
  {
    id: id(),
    key: text('key').notNull().unique(),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villas.id, { onDelete: 'cascade' }),
    mark: text('mark', { enum: CLEANING_MARKS }).notNull(),
    turn: integer('turn').notNull(),
    day: day('day').notNull(),
    isApplied: boolean('is_applied').notNull(),
    /** When it was pressed, which may be long before it arrived. */
    pressedAt: instant('pressed_at').notNull(),
    staffId: integer('staff_id').notNull(),
    staffEmail: text('staff_email').notNull(),
    ...timestamps(),
  },
  (table) => [
    index('cleaning_marks_villa').on(table.villaId, table.id),
    check('cleaning_marks_mark_known', isOneOf(table.mark, CLEANING_MARKS)),
  ],
)
