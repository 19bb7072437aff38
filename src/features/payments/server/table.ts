import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bookings } from '@/features/bookings/server/table'
import {
  cents,
  day,
  id,
  instant,
  isAtLeast,
  isNotBlank,
  isOneOf,
  shillings,
  timestamps,
} from '@/server/db/columns'
import { ENTRY_METHODS } from '../rules/methods'

/**
 * Money staff took for a booking, gave back, or moved to another booking: added to, never changed. What was written by
 * mistake is reversed by an entry of the opposite amount, once. It keeps its writer as the audit trail does. What kind of
 * entry it is follows from its columns (rules/entry-kind.ts).
 */
export const bookingPayments = pgTable(
  'booking_payments',
  {
    id: id(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    method: text('method', { enum: ENTRY_METHODS }).notNull(),
    /** What it counts against the balance; below nothing for what was given back, moved away or reversed. */
    amountCents: cents('amount_cents').notNull(),
    /** What was given where that was shillings, and how many of them a dollar was; both null for dollars. */
    shillings: shillings('shillings'),
    shillingsPerDollar: integer('shillings_per_dollar'),
    /** What the payment is called elsewhere: a transaction's number, a slip's. */
    reference: text('reference'),
    reversesId: integer('reverses_id').references((): AnyPgColumn => bookingPayments.id),
    /** The booking that money was moved to, or where it came from. */
    movedBookingId: integer('moved_booking_id').references(() => bookings.id),
    /** Why it was given back, moved or reversed. */
    reason: text('reason'),
    /**
     * The business day it counts for, which the database gives it (written by hand in migrations/); null for what was
     * written before there were any, which counts for the calendar's.
     */
    businessDay: day('business_day'),
    /** The shift at the cash drawer it was taken in; null where none was open, and for what no staff took. */
    shiftId: integer('shift_id').references((): AnyPgColumn => cashShifts.id),
    staffId: integer('staff_id').notNull(),
    staffEmail: text('staff_email').notNull(),
    idempotencyKey: text('idempotency_key'),
    ...timestamps(),
  },
  (table) => [
    // With the amount: what bookings hold is summed from the index alone.
    index('booking_payments_held').on(table.bookingId, table.amountCents),
    index('booking_payments_moved_booking').on(table.movedBookingId),
    index('booking_payments_shift').on(table.shiftId),
    // What was taken while no shift was open.
    index('booking_payments_created').on(table.createdAt),
    uniqueIndex('booking_payments_reversed_once').on(table.reversesId),
    uniqueIndex('booking_payments_idempotency_key').on(table.idempotencyKey),
    check('booking_payments_method_known', isOneOf(table.method, ENTRY_METHODS)),
    check('booking_payments_amount_given', sql`${table.amountCents} <> 0`),
    check(
      'booking_payments_moved',
      sql`(${table.method} = 'moved') = (${table.movedBookingId} is not null) and (${table.movedBookingId} is null or ${table.reversesId} is null)`,
    ),
    check(
      'booking_payments_shillings_whole',
      sql`(${table.shillings} is null) = (${table.shillingsPerDollar} is null) and ${table.shillingsPerDollar} > 0`,
    ),
    check(
      'booking_payments_shillings_sign',
      sql`${table.shillings} <> 0 and (${table.shillings} < 0) = (${table.amountCents} < 0)`,
    ),
  ],
)

/**
 * The bookings whose guests owe something or have paid too much: what is due, below nothing for too much. Triggers alone write it
 * (by hand in migrations/), by whatever changes what a booking owes or holds; a booking that is even has no row.
 */
export const openBalances = pgTable(
  'open_balances',
  {
    bookingId: integer('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    dueCents: bigint('due_cents', { mode: 'number' }).notNull(),
    ...timestamps(),
  },
  (table) => [index('open_balances_overpaid').on(table.bookingId).where(sql`${table.dueCents} < 0`)],
)

/**
 * A shift at the cash drawer, from its float to its count; one is open at most. What it took are the payments that name
 * it. What was counted and expected is kept as it was when the shift was closed.
 */
export const cashShifts = pgTable(
  'cash_shifts',
  {
    id: id(),
    openedById: integer('opened_by_id').notNull(),
    openedByEmail: text('opened_by_email').notNull(),
    floatCents: cents('float_cents').notNull(),
    floatShillings: shillings('float_shillings').notNull(),
    closedAt: instant('closed_at'),
    closedById: integer('closed_by_id'),
    closedByEmail: text('closed_by_email'),
    /** Pieces of each note and coin. */
    count: jsonb('count').$type<Record<string, number>>(),
    countedCents: bigint('counted_cents', { mode: 'number' }),
    countedShillings: shillings('counted_shillings', { dataType: 'bigint' }),
    expectedCents: bigint('expected_cents', { mode: 'number' }),
    expectedShillings: shillings('expected_shillings', { dataType: 'bigint' }),
    explanation: text('explanation'),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('cash_shifts_one_open').on(sql`(closed_at is null)`).where(sql`${table.closedAt} is null`),
    index('cash_shifts_opened').on(table.createdAt),
    check('cash_shifts_float_not_negative', isAtLeast(0, table.floatCents, table.floatShillings)),
    check(
      'cash_shifts_closed_whole',
      sql`num_nonnulls(${table.closedAt}, ${table.closedById}, ${table.closedByEmail}, ${table.count}, ${table.countedCents}, ${table.countedShillings}, ${table.expectedCents}, ${table.expectedShillings}) in (0, 8)`,
    ),
    check(
      'cash_shifts_difference_explained',
      sql`(${table.countedCents} = ${table.expectedCents} and ${table.countedShillings} = ${table.expectedShillings}) or ${table.closedAt} is null or (${table.explanation} is not null and ${isNotBlank(table.explanation)})`,
    ),
  ],
)
