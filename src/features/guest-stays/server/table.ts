import { sql } from 'drizzle-orm'
import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { bookings } from '@/features/bookings/server/table'
import { guests } from '@/features/guests/server/table'
import { timestamps } from '@/server/db/columns'

/**
 * Whose stay a booking is. A trigger written by hand in migrations/ makes the row with the booking and empties it when
 * the guest's e-mail or phone becomes another; link-stays.ts finds the person.
 */
export const guestStays = pgTable(
  'guest_stays',
  {
    bookingId: integer('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** Null until the person is found. */
    guestId: integer('guest_id').references(() => guests.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (table) => [
    index('guest_stays_guest').on(table.guestId).where(sql`${table.guestId} is not null`),
    index('guest_stays_open').on(table.bookingId).where(sql`${table.guestId} is null`),
  ],
)
