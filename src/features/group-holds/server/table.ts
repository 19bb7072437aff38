import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import { companies } from '@/features/companies/server/table'
import { BOARDS } from '@/features/rates/rules/board'
import type { NightlyRate } from '@/features/rates/rules/nightly-rates'
import { villas } from '@/features/villas/server/table'
import { cents, day, id, instant, isAtLeast, isNotBlank, isOneOf, timestamps } from '@/server/db/columns'

/**
 * Villas that staff hold for a group or a company on the same nights, until a day. While they are held each has a block
 * that names the hold, so that nobody else gets the nights (docs/decisions/group-holds.md).
 */
export const groupHolds = pgTable(
  'group_holds',
  {
    id: id(),
    /** Of the group or the company. */
    name: text('name').notNull(),
    note: text('note'),
    /** The company or agency its bookings are billed to; null where their guest pays. */
    companyId: integer('company_id').references(() => companies.id),
    checkInDate: day('check_in_date').notNull(),
    checkOutDate: day('check_out_date').notNull(),
    /** The last day on which the nights are kept. */
    keptUntil: day('kept_until').notNull(),
    board: text('board', { enum: BOARDS }).notNull(),
    /** The group its bookings are in; null while it has none. */
    groupId: integer('group_id').references(() => reservationGroups.id),
    /** When staff were told that it ends soon. */
    noticedAt: instant('noticed_at'),
    /** When the nights that had no booking came free, by staff or by themselves. */
    releasedAt: instant('released_at'),
    staffId: integer('staff_id').notNull(),
    staffEmail: text('staff_email').notNull(),
    /** The form's key, under which it holds once, and what was sent under it. */
    idempotencyKey: text('idempotency_key').unique(),
    idempotencyHash: text('idempotency_hash'),
    ...timestamps(),
  },
  (table) => [
    index('group_holds_open').on(table.keptUntil).where(sql`${table.releasedAt} is null`),
    index('group_holds_group').on(table.groupId).where(sql`${table.groupId} is not null`),
    index('group_holds_company').on(table.companyId).where(sql`${table.companyId} is not null`),
    check('group_holds_name_given', isNotBlank(table.name)),
    check(
      'group_holds_idempotency_whole',
      sql`(${table.idempotencyKey} is null) = (${table.idempotencyHash} is null)`,
    ),
    check('group_holds_board_known', isOneOf(table.board, BOARDS)),
    check('group_holds_days_in_order', sql`${table.checkOutDate} > ${table.checkInDate}`),
    // A night that is past is never held: reports count it as sold or as free.
    check('group_holds_kept_before_arrival', sql`${table.keptUntil} < ${table.checkInDate}`),
  ],
)

/** A villa of a hold with the price agreed for it, and the booking that it became. */
export const heldVillas = pgTable(
  'held_villas',
  {
    id: id(),
    holdId: integer('hold_id')
      .notNull()
      .references(() => groupHolds.id),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villas.id, { onDelete: 'cascade' }),
    numberOfGuests: integer('number_of_guests').notNull(),
    totalCents: cents('total_cents').notNull(),
    nights: jsonb('nights').$type<NightlyRate[]>().notNull(),
    bookingId: integer('booking_id').references(() => bookings.id),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('held_villas_once').on(table.holdId, table.villaId),
    index('held_villas_villa').on(table.villaId),
    uniqueIndex('held_villas_booking').on(table.bookingId),
    check('held_villas_guests_positive', isAtLeast(1, table.numberOfGuests)),
    check('held_villas_total_not_negative', isAtLeast(0, table.totalCents)),
  ],
)
