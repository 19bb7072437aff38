import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, isAtLeast, isNotBlank, isOneOf, timestamps } from '@/server/db/columns'
import { DELIVERY_STATUSES, WEBHOOK_KINDS, type WebhookKind } from '../rules/webhook-kinds'

/** Addresses that are told what becomes of bookings (docs/decisions/webhooks.md). */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    kinds: jsonb('kinds').$type<WebhookKind[]>().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** What messages are signed with, sealed (docs/decisions/secrets.md). */
    sealedSecret: text('sealed_secret').notNull(),
    ...timestamps(),
  },
  (table) => [
    check('webhooks_name_given', isNotBlank(table.name)),
    check('webhooks_url_given', isNotBlank(table.url)),
  ],
)

/**
 * One message to one address. A trigger queues it in the transaction of what it tells of (`tell_webhooks`, written by
 * hand in migrations/), with what was true then.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The same with every try and every replay. */
    messageId: text('message_id').notNull().unique(),
    kind: text('kind', { enum: WEBHOOK_KINDS }).notNull(),
    bookingId: integer('booking_id').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    status: text('status', { enum: DELIVERY_STATUSES }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next; of one being sent, when another process may take it. */
    dueAt: instant('due_at').notNull().defaultNow(),
    /** What the receiver answered last. */
    answer: integer('answer'),
    error: text('error'),
    deliveredAt: instant('delivered_at'),
    ...timestamps(),
  },
  (table) => [
    index('webhook_deliveries_due').on(table.dueAt).where(sql`${table.status} in ('queued', 'sending')`),
    index('webhook_deliveries_webhook').on(table.webhookId, table.id),
    check('webhook_deliveries_kind_known', isOneOf(table.kind, WEBHOOK_KINDS)),
    check('webhook_deliveries_status_known', isOneOf(table.status, DELIVERY_STATUSES)),
    check('webhook_deliveries_attempts_not_negative', isAtLeast(0, table.attempts)),
  ],
)
