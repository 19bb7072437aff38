import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from '@/features/accounts/server/table'
import { id, instant, isAtLeast, isNotBlank, isOneOf, timestamps } from '@/server/db/columns'
import { PUSH_KINDS, PUSH_STATUSES } from '../rules/push-kinds'

/** What push services know the hotel by: one pair, made when it is first needed, and the same for every process. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer('id').primaryKey(),
    publicKey: text('public_key').notNull(),
    /** Sealed (docs/decisions/secrets.md). */
    sealedPrivateKey: text('sealed_private_key').notNull(),
    ...timestamps(),
  },
  (table) => [check('push_keys_one', sql`${table.id} = 1`)],
)

/** Browsers of staff that are told what happens while the panel is closed (docs/decisions/staff-push.md). */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 of the address at the push service: whoever knows the address could send there. */
    addressHash: text('address_hash').notNull().unique(),
    /** The address and the browser's keys as JSON, sealed. */
    sealedSubscription: text('sealed_subscription').notNull(),
    /** The session that switched it on or last opened the panel there; null once that was ended: it then hears nothing. */
    sid: text('sid'),
    sentAt: instant('sent_at'),
    /** Since when messages to it have been given up, without one between that arrived, and why. */
    failingSince: instant('failing_since'),
    error: text('error'),
    /** When sending to it was given up; nothing is queued for it from then on. */
    endedAt: instant('ended_at'),
    ...timestamps(),
  },
  (table) => [
    index('push_devices_user').on(table.userId),
    index('push_devices_sid').on(table.sid),
    check('push_devices_name_given', isNotBlank(table.name)),
  ],
)

/**
 * One notice for one device. Triggers queue it in the transaction of what it tells of (`queue_pushes`, written by hand in
 * migrations/); what it says is written when it is sent.
 */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: id(),
    deviceId: integer('device_id')
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: PUSH_KINDS }).notNull(),
    /** The row it came from: with the kind it is never told twice to a device. */
    sourceId: integer('source_id').notNull(),
    status: text('status', { enum: PUSH_STATUSES }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next; of one being sent, when another process may take it. */
    dueAt: instant('due_at').notNull().defaultNow(),
    answer: integer('answer'),
    error: text('error'),
    ...timestamps(),
  },
  (table) => [
    unique('push_messages_once').on(table.deviceId, table.kind, table.sourceId),
    index('push_messages_due').on(table.dueAt).where(sql`${table.status} in ('queued', 'sending')`),
    check('push_messages_kind_known', isOneOf(table.kind, PUSH_KINDS)),
    check('push_messages_status_known', isOneOf(table.status, PUSH_STATUSES)),
    check('push_messages_attempts_not_negative', isAtLeast(0, table.attempts)),
  ],
)
