import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bookings } from '@/features/bookings/server/table'
import { isAtLeast, timestamps } from '@/server/db/columns'

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
