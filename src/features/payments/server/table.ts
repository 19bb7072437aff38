import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { PAYMENT_METHODS } from '@/features/bookings/rules/payment-choice'
import { bookings } from '@/features/bookings/server/table'
import { cents, id, isOneOf, timestamps } from '@/server/db/columns'

/**
 * Money staff took for a booking, or gave back: added to, never changed. What was written by mistake is reversed by an
 * entry of the opposite amount, once. It keeps its writer as the audit trail does.
 */
export const bookingPayments = pgTable(
  'booking_payments',
  {
    id: id(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    method: text('method', { enum: PAYMENT_METHODS }).notNull(),
    /** What it counts against the balance; below nothing for a reversal. */
    amountCents: cents('amount_cents').notNull(),
    /** What was given where that was shillings, and how many of them a dollar was; both null for dollars. */
    shillings: integer('shillings'),
    shillingsPerDollar: integer('shillings_per_dollar'),
    /** What the payment is called elsewhere: a transaction's number, a slip's. */
    reference: text('reference'),
    reversesId: integer('reverses_id').references((): AnyPgColumn => bookingPayments.id),
    staffId: integer('staff_id').notNull(),
    staffEmail: text('staff_email').notNull(),
    idempotencyKey: text('idempotency_key'),
    ...timestamps(),
  },
  (table) => [
    index('booking_payments_booking').on(table.bookingId),
    uniqueIndex('booking_payments_reversed_once').on(table.reversesId),
    uniqueIndex('booking_payments_idempotency_key').on(table.idempotencyKey),
    check('booking_payments_method_known', isOneOf(table.method, PAYMENT_METHODS)),
    check(
      'booking_payments_sign',
      sql`${table.amountCents} <> 0 and (${table.amountCents} < 0) = (${table.reversesId} is not null)`,
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
