import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bookings } from '@/features/bookings/server/table'
import { id, instant, isAtLeast, isNotBlank, isOneOf, timestamps } from '@/server/db/columns'
import { currentTraceParent } from '@/server/traces/span'
import { PHONE_CONSENT_SOURCES, PHONE_STATUSES, PHONE_WAYS } from '../rules/ways'

/**
 * Messages to phones, queued in the transaction of what they tell of (docs/decisions/phone-messages.md). As mails do, a
 * row names the kind and the row it speaks of; the mail of this kind about that row goes where no phone can be reached.
 */
export const phoneMessages = pgTable(
  'phone_messages',
  {
    id: id(),
    kind: text('kind').notNull(),
    subjectId: integer('subject_id').notNull(),
    /** The stay it is about, with which it goes. */
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    way: text('way', { enum: PHONE_WAYS }).notNull(),
    status: text('status', { enum: PHONE_STATUSES }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next; of one being sent, when it counts as interrupted. */
    dueAt: instant('due_at').notNull().defaultNow(),
    /** The number it goes to, as +256772123456. */
    recipient: text('recipient'),
    /** What the provider calls it. */
    providerId: text('provider_id'),
    /** How the provider writes the number it went to, by which an answer from it is known. */
    providerNumber: text('provider_number'),
    /** Why it waits or did not arrive, for staff. */
    error: text('error'),
    /** Whether that keeps all of this way from going out. */
    isOutage: boolean('is_outage').notNull().default(false),
    sentAt: instant('sent_at'),
    deliveredAt: instant('delivered_at'),
    traceParent: text('trace_parent').$defaultFn(() => currentTraceParent() ?? sql`null`),
    ...timestamps(),
  },
  (table) => [
    unique('phone_messages_once').on(table.kind, table.subjectId),
    index('phone_messages_due').on(table.dueAt).where(sql`${table.status} in ('queued', 'sending')`),
    index('phone_messages_booking').on(table.bookingId),
    index('phone_messages_provider').on(table.providerId),
    index('phone_messages_provider_number').on(table.providerNumber),
    index('phone_messages_recipient').on(table.recipient),
    check('phone_messages_kind_given', isNotBlank(table.kind)),
    check('phone_messages_way_known', isOneOf(table.way, PHONE_WAYS)),
    check('phone_messages_status_known', isOneOf(table.status, PHONE_STATUSES)),
    check('phone_messages_attempts_not_negative', isAtLeast(0, table.attempts)),
  ],
)

/** What somebody answered about messages to their phone, one row an answer; the last counts, and none means no. */
export const phoneConsents = pgTable(
  'phone_consents',
  {
    id: id(),
    /** As +256772123456. */
    phone: text('phone').notNull(),
    isOn: boolean('is_on').notNull(),
    /** The sentence as it was read. */
    wording: text('wording').notNull(),
    wordingVersion: integer('wording_version').notNull(),
    source: text('source', { enum: PHONE_CONSENT_SOURCES }).notNull(),
    /** Who wrote it down, where that was our staff. */
    staffEmail: text('staff_email'),
    ...timestamps(),
  },
  (table) => [
    index('phone_consents_phone').on(table.phone, table.id),
    check('phone_consents_phone_given', isNotBlank(table.phone)),
    check('phone_consents_source_known', isOneOf(table.source, PHONE_CONSENT_SOURCES)),
    check('phone_consents_wording_given', isNotBlank(table.wording)),
    check('phone_consents_version_counted', isAtLeast(1, table.wordingVersion)),
  ],
)
