import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bookings } from '@/features/bookings/server/table'
import { timestamps } from '@/server/db/columns'

/** The private links to bookings that work, as many as were handed out; of each token only the SHA-256 is kept. */
export const guestLinks = pgTable(
  'guest_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** True of a link that went to the guest's mailbox alone: who opens it has that mailbox. */
    isMailed: boolean('is_mailed').notNull().default(false),
    /** True for a link mailed to the guest in charge of a group: it opens every booking of the group. */
    opensGroup: boolean('opens_group').notNull().default(false),
    ...timestamps(),
  },
  (table) => [index('guest_links_booking').on(table.bookingId)],
)
