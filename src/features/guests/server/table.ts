import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, isNotBlank, isOneOf, timestamps } from '@/server/db/columns'
import { CONTACT_KINDS } from '../rules/contact-kinds'

/** A person who stayed, or asked to, however often (docs/decisions/guest-profiles.md). */
export const guests = pgTable(
  'guests',
  {
    id: id(),
    name: text('name').notNull(),
    /** What they like: read before a stay. */
    preferences: text('preferences'),
    /** What staff note for each other. */
    notes: text('notes'),
    /** Staff are warned of whoever must not be hosted, and the app confirms nothing for them by itself. */
    isDoNotHost: boolean('is_do_not_host').notNull().default(false),
    doNotHostReason: text('do_not_host_reason'),
    ...timestamps(),
  },
  (table) => [
    index('guests_updated').on(table.updatedAt),
    check('guests_name_given', isNotBlank(table.name)),
    check(
      'guests_do_not_host_reason',
      sql`not ${table.isDoNotHost} or btrim(coalesce(${table.doNotHostReason}, '')) <> ''`,
    ),
  ],
)

/** By what a person is known: e-mails in small letters and phone numbers in one form. Each is one person's. */
export const guestContacts = pgTable(
  'guest_contacts',
  {
    id: id(),
    guestId: integer('guest_id')
      .notNull()
      .references(() => guests.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: CONTACT_KINDS }).notNull(),
    value: text('value').notNull(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('guest_contacts_value').on(table.kind, table.value),
    index('guest_contacts_guest').on(table.guestId),
    check('guest_contacts_kind_known', isOneOf(table.kind, CONTACT_KINDS)),
    check('guest_contacts_value_given', isNotBlank(table.value)),
  ],
)
