import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, isAtLeast, isNotBlank, isOneOf, timestamps } from '@/server/db/columns'
import { CONSENT_PURPOSES, CONSENT_SOURCES } from '../rules/purposes'

/** What somebody answered about mails to their mailbox, one row an answer; the last of each purpose counts. */
export const messageConsents = pgTable(
  'message_consents',
  {
    id: id(),
    /** In small letters. */
    email: text('email').notNull(),
    purpose: text('purpose', { enum: CONSENT_PURPOSES }).notNull(),
    isOn: boolean('is_on').notNull(),
    /** The sentence as it was read. */
    wording: text('wording').notNull(),
    wordingVersion: integer('wording_version').notNull(),
    source: text('source', { enum: CONSENT_SOURCES }).notNull(),
    /** Who wrote it down, where that was our staff. */
    staffEmail: text('staff_email'),
    ...timestamps(),
  },
  (table) => [
    index('message_consents_mailbox').on(table.email, table.purpose, table.id),
    check('message_consents_email_given', isNotBlank(table.email)),
    check('message_consents_purpose_known', isOneOf(table.purpose, CONSENT_PURPOSES)),
    check('message_consents_source_known', isOneOf(table.source, CONSENT_SOURCES)),
    check('message_consents_wording_given', isNotBlank(table.wording)),
    check('message_consents_version_counted', isAtLeast(1, table.wordingVersion)),
  ],
)
