import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { MAIL_OUTAGES, MAIL_STATUSES } from '@/kernel/mails'
import { id, instant, isAtLeast, isNotBlank, isOneOf, timestamps } from '../db/columns'
import { currentTraceParent } from '../traces/span'

/**
 * Mails to be sent, queued in the transaction of what they tell of (docs/decisions/mail.md). A row names the kind of
 * mail and the row it speaks of; it is written when it is sent, so that it says what is true by then.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text('kind').notNull(),
    /** The row it speaks of, in the table that its kind is about. */
    subjectId: integer('subject_id').notNull(),
    status: text('status', { enum: MAIL_STATUSES }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next; of one being sent, when it counts as interrupted. */
    dueAt: instant('due_at').notNull().defaultNow(),
    recipient: text('recipient'),
    error: text('error'),
    /** What kept it, and all others, from going out at its last try; null again once a mail has gone through. */
    outage: text('outage', { enum: MAIL_OUTAGES }),
    sentAt: instant('sent_at'),
    /** Its Message-ID up to the @, which nobody guesses; null of one that went out before there was such. */
    identifier: text('identifier'),
    /** When a report said last that it came back, and which, so that the same one says so once. */
    bouncedAt: instant('bounced_at'),
    bounceHash: text('bounce_hash'),
    /** What queued it, where that was traced (docs/decisions/traces.md): its sending is a part of the same trace. */
    traceParent: text('trace_parent').$defaultFn(() => currentTraceParent() ?? sql`null`),
    ...timestamps(),
  },
  (table) => [
    index('mails_due').on(table.dueAt).where(sql`${table.status} in ('queued', 'sending')`),
    index('mails_undelivered').on(table.id).where(sql`${table.status} = 'undelivered'`),
    index('mails_outage').on(table.id).where(sql`${table.outage} is not null`),
    uniqueIndex('mails_identifier').on(table.identifier).where(sql`${table.identifier} is not null`),
    index('mails_bounced').on(table.bouncedAt).where(sql`${table.bouncedAt} is not null`),
    index('mails_subject').on(table.subjectId),
    // The order of the list: what waits for staff before all others.
    index('mails_order').on(
      sql`(${table.status} = 'undelivered')`,
      sql`(${table.outage} is not null)`,
      table.id,
    ),
    check('mails_kind_given', isNotBlank(table.kind)),
    check('mails_status_known', isOneOf(table.status, MAIL_STATUSES)),
    check('mails_outage_known', isOneOf(table.outage, MAIL_OUTAGES)),
    check('mails_attempts_not_negative', isAtLeast(0, table.attempts)),
  ],
)
