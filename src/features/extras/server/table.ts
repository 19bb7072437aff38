import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bookings } from '@/features/bookings/server/table'
import { EXTRA_UNITS, SERVED_ON } from '@/features/charges/rules/extra-terms'
import { chargeItems, folioCharges } from '@/features/charges/server/table'
import { cents, day, isAtLeast, isOneOf, timestamps } from '@/server/db/columns'

/**
 * An extra that a guest booked with the stay: what was agreed about an entry of the folio. It stands as long as that
 * entry does; one that was taken back stands for nothing. Two triggers written by hand belong to it (migrations/):
 * `assert_extra_left` holds the limit of a day, `take_extras_back` ends the extras of a booking that ends
 * (docs/decisions/extras.md).
 */
export const bookedExtras = pgTable(
  'booked_extras',
  {
    chargeId: integer('charge_id')
      .primaryKey()
      .references(() => folioCharges.id),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** Null once the catalogue has it no more. */
    itemId: integer('item_id').references(() => chargeItems.id, { onDelete: 'set null' }),
    unit: text('unit', { enum: EXTRA_UNITS }).notNull(),
    servedOn: text('served_on', { enum: SERVED_ON }).notNull(),
    /** As agreed, for one: a change of the stay counts by it, whatever the catalogue says by then. */
    priceCents: cents('price_cents').notNull(),
    pieces: integer('pieces').notNull(),
    /** The days on which the hotel has to see to it, and how many a day. */
    firstDay: day('first_day').notNull(),
    lastDay: day('last_day').notNull(),
    perDay: integer('per_day').notNull(),
    ...timestamps(),
  },
  (table) => [
    index('booked_extras_booking').on(table.bookingId),
    index('booked_extras_days').on(table.itemId, table.lastDay),
    check('booked_extras_unit_known', isOneOf(table.unit, EXTRA_UNITS)),
    check('booked_extras_served_on_known', isOneOf(table.servedOn, SERVED_ON)),
    check('booked_extras_counts_positive', isAtLeast(1, table.priceCents, table.pieces, table.perDay)),
  ],
)
