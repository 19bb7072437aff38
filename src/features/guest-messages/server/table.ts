import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bookings } from '@/features/bookings/server/table'
import { MESSAGE_WAYS } from '@/features/phone-messages/rules/ways'
import { id, isNotBlank, isOneOf, timestamps } from '@/server/db/columns'
import { MESSAGE_MOMENTS } from '../rules/moments'

/** Messages that guests get by themselves, with fields in braces (docs/decisions/guest-messages.md). */
export const guestMessageRules = pgTable(
  'guest_message_rules',
  {
    id: id(),
    name: text('name').notNull(),
    moment: text('moment', { enum: MESSAGE_MOMENTS }).notNull(),
    days: integer('days').notNull(),
    /** Minutes after midnight in the property's time zone. */
    atMinutes: integer('at_minutes').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** By mail, or to a phone where that can be. */
    way: text('way', { enum: MESSAGE_WAYS }).notNull().default('mail'),
    /** What goes to a phone: short, and on WhatsApp word for word the template. */
    phoneText: text('phone_text').notNull().default(''),
    /** The template's name at WhatsApp. */
    template: text('template').notNull().default(''),
    /** Advertising: it goes to those alone who agreed to offers and news. */
    isOffer: boolean('is_offer').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    ...timestamps(),
  },
  (table) => [
    check('guest_message_rules_name_given', isNotBlank(table.name)),
    check('guest_message_rules_subject_given', isNotBlank(table.subject)),
    check('guest_message_rules_text_given', isNotBlank(table.text)),
    check('guest_message_rules_moment_known', isOneOf(table.moment, MESSAGE_MOMENTS)),
    check('guest_message_rules_way_known', isOneOf(table.way, MESSAGE_WAYS)),
    // What guests agree to is messages about their stay on the phone, and offers by e-mail.
    check('guest_message_rules_offer_by_mail', sql`${table.way} = 'mail' or not ${table.isOffer}`),
    check('guest_message_rules_phone_text', sql`${table.way} = 'mail' or btrim(${table.phoneText}) <> ''`),
    check('guest_message_rules_template', sql`${table.way} <> 'whatsapp' or btrim(${table.template}) <> ''`),
    check('guest_message_rules_days_in_range', sql`${table.days} between 0 and 60`),
    check('guest_message_rules_time_of_day', sql`${table.atMinutes} between 0 and 1439`),
  ],
)

/** One row a rule and stay, made with its mail: nobody gets a message twice. What it says is written as it is sent. */
export const guestMessages = pgTable(
  'guest_messages',
  {
    id: id(),
    ruleId: integer('rule_id')
      .notNull()
      .references(() => guestMessageRules.id, { onDelete: 'cascade' }),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    ...timestamps(),
  },
  (table) => [
    unique('guest_messages_once').on(table.ruleId, table.bookingId),
    index('guest_messages_booking').on(table.bookingId),
  ],
)
