import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '@/features/accounts/server/table'
import { promoCodes } from '@/features/promo-codes/server/table'
import { BOARDS, DEFAULT_BOARD } from '@/features/rates/rules/board'
import type { NightlyRate } from '@/features/rates/rules/nightly-rates'
import { villas } from '@/features/villas/server/table'
import {
  cents,
  day,
  id,
  instant,
  isAtLeast,
  isLanguage,
  isNotBlank,
  isOneOf,
  language,
  timestamps,
} from '@/server/db/columns'
import { ARRIVAL_TIMES } from '../rules/arrival-time'
import { ERASED_GUEST } from '../rules/erased-guest'
import { MAILBOX_PROOFS } from '../rules/mailbox-proof'
import { PAYMENT_METHODS, PAYMENT_TIMES } from '../rules/payment-choice'
import { BOOKING_SOURCES } from '../rules/sources'
import { BOOKING_STATUSES } from '../rules/status'

/**
 * Several villas booked as one: what their bookings share. Each villa is a booking of its own, so that nights, calendar
 * and accounts know nothing of groups (docs/decisions/groups.md).
 */
export const reservationGroups = pgTable(
  'reservation_groups',
  {
    id: id(),
    /** What people call the group by: of the same kind as a booking's reference, and never the same as one. */
    reference: text('reference').notNull().default(sql`new_booking_reference()`),
    /** The member of staff who made it; null when a guest did. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The guest in charge: mails about the group go to this address. */
    guestName: text('guest_name').notNull(),
    guestEmail: text('guest_email'),
    guestPhone: text('guest_phone'),
    idempotencyKey: text('idempotency_key'),
    idempotencyHash: text('idempotency_hash'),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('reservation_groups_reference').on(table.reference),
    uniqueIndex('reservation_groups_idempotency_key')
      .on(table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    index('reservation_groups_user_id').on(table.userId).where(sql`${table.userId} is not null`),
    check('reservation_groups_guest_name_given', isNotBlank(table.guestName)),
    check('reservation_groups_guest_email_form', sql`${table.guestEmail} like '%_@_%'`),
    check(
      'reservation_groups_guest_reachable',
      sql`${table.guestEmail} is not null or ${table.guestPhone} is not null or ${table.guestName} = ${sql.raw(`'${ERASED_GUEST}'`)}`,
    ),
    check(
      'reservation_groups_idempotency_whole',
      sql`(${table.idempotencyKey} is null) = (${table.idempotencyHash} is null)`,
    ),
  ],
)

/**
 * A stay [check-in, check-out), and the villa it ends in: who is moved in the middle has been in others before. Which
 * villa is whose on which night stands in `stay_parts`.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    /** What people call the booking by (rules/reference.ts); the function, written by hand in migrations/, draws one. */
    reference: text('reference').notNull().default(sql`new_booking_reference()`),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villas.id),
    /** The member of staff who made it; null when a guest did. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The group it is part of; null for a villa booked alone. */
    groupId: integer('group_id').references(() => reservationGroups.id),
    guestName: text('guest_name').notNull(),
    /** Null for a guest at the desk who gave a phone number alone. */
    guestEmail: text('guest_email'),
    guestPhone: text('guest_phone'),
    checkInDate: day('check_in_date').notNull(),
    checkOutDate: day('check_out_date').notNull(),
    numberOfGuests: integer('number_of_guests').notNull(),
    /** Ages of the children among them. */
    childAges: jsonb('child_ages').$type<number[]>().notNull().default([]),
    wantsCot: boolean('wants_cot').notNull().default(false),
    /** Any villa of its category would do; a trigger (in migrations/) ends it with another villa or the arrival. */
    isUnplaced: boolean('is_unplaced').notNull().default(false),
    board: text('board', { enum: BOARDS }).notNull().default(DEFAULT_BOARD),
    totalCents: cents('total_cents').notNull(),
    /**
     * What was agreed for each night of the stay, meals included; null where only the total is known. The database
     * demands that they are its nights and come to its total (`agreed_nights_fit`, written by hand in migrations/).
     */
    nights: jsonb('nights').$type<NightlyRate[]>(),
    /** The code that lowered them: a trigger reads it out of them, and counts its uses (docs/decisions/promo-codes.md). */
    promoCodeId: integer('promo_code_id').references(() => promoCodes.id),
    language: language(),
    specialRequests: text('special_requests'),
    /** How and when the guest means to pay; null where nobody was asked. */
    paymentMethod: text('payment_method', { enum: PAYMENT_METHODS }),
    paymentTime: text('payment_time', { enum: PAYMENT_TIMES }),
    /** When the guest expects to arrive; null while nobody knows. */
    arrivalTime: text('arrival_time', { enum: ARRIVAL_TIMES }),
    status: text('status', { enum: BOOKING_STATUSES }).notNull().default('pending'),
    /** How it reached us. */
    source: text('source', { enum: BOOKING_SOURCES }).notNull().default('website'),
    holdExpiresAt: instant('hold_expires_at'),
    /** Whether the guest has proved that the mailbox is theirs (docs/decisions/holds.md). */
    mailboxProof: text('mailbox_proof', { enum: MAILBOX_PROOFS }).notNull().default('not-asked'),
    /** Hash of the network address a request came from, for a day or until its mailbox is proved. */
    senderHash: text('sender_hash'),
    /** Hash of the mailbox a request was made for, by which `assert_may_hold` counts. */
    mailboxHash: text('mailbox_hash'),
    /** Confirmed by the app when the mailbox was proved; it counts against the allotment of its nights. */
    isConfirmedAtOnce: boolean('is_confirmed_at_once').notNull().default(false),
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
    uniqueIndex('bookings_reference').on(table.reference),
    // What an address of the network, and what a mailbox, has asked for.
    index('bookings_sender').on(table.senderHash).where(sql`${table.senderHash} is not null`),
    index('bookings_mailbox')
      .on(table.mailboxHash)
      .where(sql`${table.status} = 'pending' and ${table.mailboxHash} is not null`),
    // How often a code was used.
    index('bookings_promo_code').on(table.promoCodeId).where(sql`${table.promoCodeId} is not null`),
    // What fills the allotment of a night.
    index('bookings_at_once').on(table.checkOutDate).where(sql`${table.isConfirmedAtOnce}`),
    // Requests whose time is up.
    index('bookings_holds').on(table.holdExpiresAt).where(sql`${table.status} = 'pending'`),
    // Who is to come.
    index('bookings_coming').on(table.checkInDate).where(sql`${table.status} in ('pending', 'confirmed')`),
    // What staff have still to find a villa for.
    index('bookings_unplaced').on(table.checkInDate).where(sql`${table.isUnplaced}`),
    // Who is in house.
    index('bookings_in_house').on(table.villaId).where(sql`${table.status} = 'checked-in'`),
    // What bookings come to, all of them or many: summed from the index alone.
    index('bookings_sums').on(
      ...[table.id, table.status, table.totalCents, table.checkInDate, table.checkOutDate, table.villaId],
    ),
    index('bookings_group').on(table.groupId).where(sql`${table.groupId} is not null`),
    index('bookings_user_id').on(table.userId).where(sql`${table.userId} is not null`),
    check('bookings_check_out_after_check_in', sql`${table.checkOutDate} > ${table.checkInDate}`),
    check('bookings_status_known', isOneOf(table.status, BOOKING_STATUSES)),
    check('bookings_board_known', isOneOf(table.board, BOARDS)),
    check('bookings_payment_method_known', isOneOf(table.paymentMethod, PAYMENT_METHODS)),
    check('bookings_payment_time_known', isOneOf(table.paymentTime, PAYMENT_TIMES)),
    check('bookings_mailbox_proof_known', isOneOf(table.mailboxProof, MAILBOX_PROOFS)),
    check('bookings_language', isLanguage(table.language)),
    check('bookings_arrival_time_known', isOneOf(table.arrivalTime, ARRIVAL_TIMES)),
    check('bookings_source_known', isOneOf(table.source, BOOKING_SOURCES)),
    check('bookings_guests_positive', isAtLeast(1, table.numberOfGuests)),
    check('bookings_party_has_adult', sql`jsonb_array_length(${table.childAges}) < ${table.numberOfGuests}`),
    check('bookings_total_not_negative', isAtLeast(0, table.totalCents)),
    check(
      'bookings_nights_fit',
      sql`agreed_nights_fit(${table.nights}, ${table.checkInDate}, ${table.checkOutDate}, ${table.totalCents})`,
    ),
    check('bookings_guest_name_given', isNotBlank(table.guestName)),
    check('bookings_guest_email_form', sql`${table.guestEmail} like '%_@_%'`),
    check(
      'bookings_guest_reachable',
      sql`${table.guestEmail} is not null or ${table.guestPhone} is not null or ${table.guestName} = ${sql.raw(`'${ERASED_GUEST}'`)}`,
    ),
    check(
      'bookings_idempotency_whole',
      sql`(${table.idempotencyKey} is null) = (${table.idempotencyHash} is null)`,
    ),
  ],
)

/**
 * The nights [check-in, check-out) that a booking has in one villa; several where its guests were moved. A trigger
 * written by hand in migrations/ keeps them to the booking, and the exclusion constraint `bookings_no_shared_night`
 * lets no two that hold their nights share one (docs/decisions/stay-parts.md).
 */
export const stayParts = pgTable(
  'stay_parts',
  {
    id: id(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villas.id),
    checkInDate: day('check_in_date').notNull(),
    checkOutDate: day('check_out_date').notNull(),
    /** False for a booking that was cancelled or whose guests did not come. */
    holdsNights: boolean('holds_nights').notNull(),
    ...timestamps(),
  },
  (table) => [
    index('stay_parts_booking').on(table.bookingId, table.checkInDate),
    index('stay_parts_villa_nights').on(table.villaId, table.checkOutDate, table.checkInDate),
    check('stay_parts_check_out_after_check_in', sql`${table.checkOutDate} > ${table.checkInDate}`),
  ],
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
