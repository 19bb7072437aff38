import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { day, id, instant, isLanguage, isNotBlank, isOneOf, language, timestamps } from '@/server/db/columns'
import { CONTACT_GUESTS } from '../rules/message-form'
import { MESSAGE_STATUSES } from '../rules/message-status'

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    language: language(),
    phone: text('phone'),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** The stay the visitor has in mind, as far as they said. */
    checkIn: day('check_in'),
    checkOut: day('check_out'),
    guests: text('guests', { enum: CONTACT_GUESTS }),
    status: text('status', { enum: MESSAGE_STATUSES }).notNull().default('unread'),
    /** Put away by staff: kept, but out of the inbox. */
    isArchived: boolean('is_archived').notNull().default(false),
    /** When staff answered, by mail or otherwise; null while the visitor waits for it. */
    answeredAt: instant('answered_at'),
    ...timestamps(),
  },
  (table) => [
    index('contact_messages_unread').on(table.id).where(sql`${table.status} = 'unread'`),
    check('contact_messages_status_known', isOneOf(table.status, MESSAGE_STATUSES)),
    check('contact_messages_language', isLanguage(table.language)),
    check('contact_messages_guests_known', isOneOf(table.guests, CONTACT_GUESTS)),
    check('contact_messages_name_given', isNotBlank(table.name)),
    check('contact_messages_message_given', isNotBlank(table.message)),
    check('contact_messages_email_form', sql`${table.email} like '%_@_%'`),
  ],
)
