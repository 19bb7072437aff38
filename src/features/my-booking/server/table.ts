import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bookings } from '@/features/bookings/server/table'
import { isAtLeast, timestamps } from '@/server/db/columns'

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

/** The code in the e-mail sent last about each request whose mailbox is not proved; kept as its SHA-256. */
export const mailboxCodes = pgTable(
  'mailbox_codes',
  {
    bookingId: integer('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    ...timestamps(),
  },
  (table) => [check('mailbox_codes_tries_not_negative', isAtLeast(0, table.wrongTries))],
)
