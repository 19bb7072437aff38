import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '@/features/accounts/server/table'
import { villas } from '@/features/villas/server/table'
import { cents, day, id, instant, isAtLeast, isNotBlank, isOneOf, timestamps } from '@/server/db/columns'
import type { AgreedNight } from '../rules/agreed-nights'
import { BLOCK_KINDS } from '../rules/block-kinds'
import { BOARDS, DEFAULT_BOARD } from '../rules/board'
import { PAYMENT_METHODS, PAYMENT_TIMES } from '../rules/payment'
import { BOOKING_SOURCES } from '../rules/sources'
import { BOOKING_STATUSES } from '../rules/status'

/**
 * A stay [check-in, check-out) in one villa. The database also holds the exclusion constraint
 * `bookings_no_shared_night`, written by hand in migrations/: no two live bookings share a night of a villa.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villas.id),
    /** The member of staff who made it; null when a guest did. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    guestName: text('guest_name').notNull(),
    /** Null for a guest at the desk who gave a phone number alone. */
    guestEmail: text('guest_email'),
    guestPhone: text('guest_phone'),
    checkInDate: day('check_in_date').notNull(),
    checkOutDate: day('check_out_date').notNull(),
    numberOfGuests: integer('number_of_guests').notNull(),
    board: text('board', { enum: BOARDS }).notNull().default(DEFAULT_BOARD),
    totalCents: cents('total_cents').notNull(),
    /**
     * What was agreed for each night of the stay, meals included; null where only the total is known. The database
     * demands that they are its nights and come to its total (`agreed_nights_fit`, written by hand in migrations/).
     */
    nights: jsonb('nights').$type<AgreedNight[]>(),
    specialRequests: text('special_requests'),
    /** How and when the guest means to pay; null where nobody was asked. */
    paymentMethod: text('payment_method', { enum: PAYMENT_METHODS }),
    paymentTime: text('payment_time', { enum: PAYMENT_TIMES }),
    status: text('status', { enum: BOOKING_STATUSES }).notNull().default('pending'),
    /** How it reached us. */
    source: text('source', { enum: BOOKING_SOURCES }).notNull().default('website'),
    holdExpiresAt: instant('hold_expires_at'),
    idempotencyKey: text('idempotency_key'),
    /** Hash of the request the key was first used with: another body under the same key is refused. */
    idempotencyHash: text('idempotency_hash'),
    /** Counts up with every change, so that a guest's calendar knows the newer of two files. */
    revision: integer('revision')
      .notNull()
      // As SQL: Drizzle takes a plain 0 for none, and would count on inserting.
      .default(sql`0`)
      .$onUpdate(() => sql`bookings.revision + 1`),
    ...timestamps(),
  },
  (table) => [
    // One villa's month: check-out first, because past stays are many and stays ahead are few.
    index('bookings_villa_nights').on(table.villaId, table.checkOutDate, table.checkInDate),
    // All villas' month, and today's departures.
    index('bookings_nights').on(table.checkOutDate, table.checkInDate),
    // Today's arrivals.
    index('bookings_check_in').on(table.checkInDate),
    uniqueIndex('bookings_idempotency_key')
      .on(table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    // Requests whose time is up.
    index('bookings_holds').on(table.holdExpiresAt).where(sql`${table.status} = 'pending'`),
    index('bookings_user_id').on(table.userId).where(sql`${table.userId} is not null`),
    check('bookings_check_out_after_check_in', sql`${table.checkOutDate} > ${table.checkInDate}`),
    check('bookings_status_known', isOneOf(table.status, BOOKING_STATUSES)),
    check('bookings_board_known', isOneOf(table.board, BOARDS)),
    check('bookings_payment_method_known', isOneOf(table.paymentMethod, PAYMENT_METHODS)),
    check('bookings_payment_time_known', isOneOf(table.paymentTime, PAYMENT_TIMES)),
    check('bookings_source_known', isOneOf(table.source, BOOKING_SOURCES)),
    check('bookings_guests_positive', isAtLeast(1, table.numberOfGuests)),
    check('bookings_total_not_negative', isAtLeast(0, table.totalCents)),
    check(
      'bookings_nights_fit',
      sql`agreed_nights_fit(${table.nights}, ${table.checkInDate}, ${table.checkOutDate}, ${table.totalCents})`,
    ),
    check('bookings_guest_name_given', isNotBlank(table.guestName)),
    check('bookings_guest_email_form', sql`${table.guestEmail} like '%_@_%'`),
    check(
      'bookings_guest_reachable',
      sql`${table.guestEmail} is not null or ${table.guestPhone} is not null`,
    ),
    check(
      'bookings_idempotency_whole',
      sql`(${table.idempotencyKey} is null) = (${table.idempotencyHash} is null)`,
    ),
  ],
)

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
    ...timestamps(),
  },
  (table) => [
    index('blocks_feed').on(table.feedId).where(sql`${table.feedId} is not null`),
    index('blocks_villa_nights').on(table.villaId, table.endDate, table.startDate),
    check('blocks_end_not_before_start', sql`${table.endDate} >= ${table.startDate}`),
    check('blocks_kind_known', isOneOf(table.kind, BLOCK_KINDS)),
  ],
)

/** The private links to bookings that work, as many as were handed out; of each token only the SHA-256 is kept. */
export const guestLinks = pgTable(
  'guest_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    ...timestamps(),
  },
  (table) => [index('guest_links_booking').on(table.bookingId)],
)

/** What staff tell each other about a booking: added to, never changed. It keeps its writer as the audit trail does. */
export const bookingNotes = pgTable(
  'booking_notes',
  {
    id: id(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    staffId: integer('staff_id').notNull(),
    staffEmail: text('staff_email').notNull(),
    text: text('text').notNull(),
    ...timestamps(),
  },
  (table) => [
    index('booking_notes_booking').on(table.bookingId),
    check('booking_notes_text_given', isNotBlank(table.text)),
  ],
)

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
    /** Below nothing for a reversal. */
    amountCents: cents('amount_cents').notNull(),
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
  ],
)
