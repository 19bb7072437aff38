import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bookings } from '@/features/bookings/server/table'
import { id, instant, isAtLeast, isNotBlank, timestamps } from '@/server/db/columns'

/**
 * The code mailed to a guest who wants to see, correct or erase their data, and the key it was exchanged for: of both only
 * the SHA-256. One for each booking; a new one ends the one before.
 */
export const dataCodes = pgTable(
  'data_codes',
  {
    bookingId: integer('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** Of the address it was mailed to: for any other it opens nothing. */
    mailboxHash: text('mailbox_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    /** Until when the code, or the key it was exchanged for, counts. */
    expiresAt: instant('expires_at').notNull(),
    keyHash: text('key_hash'),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('data_codes_key').on(table.keyHash).where(sql`${table.keyHash} is not null`),
    check('data_codes_tries_not_negative', isAtLeast(0, table.wrongTries)),
  ],
)

/** Each erasure of a guest's data, without anything of the guest: whoever restores an older backup finds what to erase again. */
export const erasures = pgTable(
  'erasures',
  {
    id: id(),
    /** Of the bookings; none where somebody only wrote or asked. */
    references: text('booking_references').array().notNull(),
    /** As in the audit trail: the account, or the guest. */
    askedByEmail: text('asked_by_email').notNull(),
    ...timestamps(),
  },
  (table) => [check('erasures_asked_by_given', isNotBlank(table.askedByEmail))],
)
