import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import { FAILURE_REASONS, PROVIDERS } from '@/features/payment-providers/rules/provider-names'
import { bookingPayments } from '@/features/payments/server/table'
import {
  cents,
  id,
  instant,
  isAtLeast,
  isNotBlank,
  isOneOf,
  shillings,
  timestamps,
} from '@/server/db/columns'
import { ONLINE_PAYMENT_STATES } from '../rules/payment-state'
import { PAYMENT_PURPOSES } from '../rules/purposes'
import { OPEN_REFUND_STATES, REFUND_STATES } from '../rules/refund-state'

/** What staff ask a payer for by a link of its own (docs/decisions/online-payments.md). */
export const paymentLinks = pgTable(
  'payment_links',
  {
    id: id(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** Of a link to the deposit of a whole group, whose first booking it is kept with. */
    groupId: integer('group_id').references(() => reservationGroups.id),
    purpose: text('purpose', { enum: PAYMENT_PURPOSES }).notNull(),
    /** Of purpose `amount` alone: for the others it asks for what is due when it is opened. */
    amountCents: cents('amount_cents'),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    madeByEmail: text('made_by_email').notNull(),
    idempotencyKey: text('idempotency_key'),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('payment_links_idempotency_key').on(table.idempotencyKey),
    index('payment_links_booking').on(table.bookingId),
    index('payment_links_group').on(table.groupId).where(sql`${table.groupId} is not null`),
    check('payment_links_group_deposit', sql`${table.groupId} is null or ${table.purpose} = 'deposit'`),
    check('payment_links_purpose_known', isOneOf(table.purpose, PAYMENT_PURPOSES)),
    check('payment_links_amount_positive', isAtLeast(1, table.amountCents)),
    check(
      'payment_links_amount_fits',
      sql`(${table.amountCents} is not null) = (${table.purpose} = 'amount')`,
    ),
  ],
)

/** The secrets that open a payment link, as many as were handed out; of each only the SHA-256 is kept. */
export const paymentLinkTokens = pgTable(
  'payment_link_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    linkId: integer('link_id')
      .notNull()
      .references(() => paymentLinks.id, { onDelete: 'cascade' }),
    ...timestamps(),
  },
  (table) => [index('payment_link_tokens_link').on(table.linkId)],
)

/**
 * Each time somebody was asked to pay online, written down before the provider is told of it. Its money is an entry of
 * booking_payments, which it leads to from the moment it came (docs/decisions/online-payments.md).
 */
export const onlinePayments = pgTable(
  'online_payments',
  {
    id: id(),
    /** Ours, a UUID: the provider knows the payment by it. */
    reference: text('reference').notNull(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** The link by which it was begun; null where that was the guest's own page. */
    linkId: integer('link_id').references(() => paymentLinks.id),
    provider: text('provider', { enum: PROVIDERS }).notNull(),
    purpose: text('purpose', { enum: PAYMENT_PURPOSES }).notNull(),
    /** The dollars it stands for, and the shillings asked for where it is these, with what a dollar was that day. */
    amountCents: cents('amount_cents').notNull(),
    shillings: shillings('shillings'),
    shillingsPerDollar: integer('shillings_per_dollar'),
    state: text('state', { enum: ONLINE_PAYMENT_STATES }).notNull().default('created'),
    /** The provider's; null until its answer to the start is stored. */
    providerReference: text('provider_reference'),
    redirectUrl: text('redirect_url'),
    /** The provider's number of the money that came, and the payer's account with most of it masked. */
    confirmation: text('confirmation'),
    account: text('account'),
    failure: text('failure', { enum: FAILURE_REASONS }),
    /** The provider's own words about a failure, for staff. */
    failureDetail: text('failure_detail'),
    /** The entry by which its money was written down. */
    paymentId: integer('payment_id').references(() => bookingPayments.id),
    refundAskedAt: instant('refund_asked_at'),
    /** Who asked for the money: as in the audit trail, id 0 for the guest. */
    askedById: integer('asked_by_id').notNull(),
    askedByEmail: text('asked_by_email').notNull(),
    /** When the provider is to be asked for it next; null where nothing more is expected. */
    nextAskAt: instant('next_ask_at'),
    /** Until when one process alone asks for it. */
    claimedUntil: instant('claimed_until'),
    lastAskedAt: instant('last_asked_at'),
    tries: integer('tries').notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('online_payments_reference').on(table.reference),
    uniqueIndex('online_payments_payment').on(table.paymentId),
    index('online_payments_booking').on(table.bookingId),
    index('online_payments_link').on(table.linkId),
    index('online_payments_next_ask').on(table.nextAskAt).where(sql`${table.nextAskAt} is not null`),
    check('online_payments_provider_known', isOneOf(table.provider, PROVIDERS)),
    check('online_payments_purpose_known', isOneOf(table.purpose, PAYMENT_PURPOSES)),
    check('online_payments_state_known', isOneOf(table.state, ONLINE_PAYMENT_STATES)),
    check('online_payments_failure_known', isOneOf(table.failure, FAILURE_REASONS)),
    check('online_payments_amount_positive', isAtLeast(1, table.amountCents, table.shillings)),
    check(
      'online_payments_rate_known',
      sql`${table.shillings} is null or ${table.shillingsPerDollar} is not null`,
    ),
    check('online_payments_rate_positive', isAtLeast(1, table.shillingsPerDollar)),
    check('online_payments_tries_not_negative', isAtLeast(0, table.tries)),
    check(
      'online_payments_money_written',
      sql`(${table.paymentId} is not null) = (${table.state} in ('paid', 'part-refunded', 'refunded', 'charged-back'))`,
    ),
  ],
)

/**
 * Each time a provider was asked to send money back, written down before it is told. Its money is an entry of
 * booking_payments from the moment the provider says that it went (docs/decisions/online-refunds.md).
 */
export const onlineRefunds = pgTable(
  'online_refunds',
  {
    id: id(),
    onlinePaymentId: integer('online_payment_id')
      .notNull()
      .references(() => onlinePayments.id),
    /** What of the money that came, in the dollars it counts for, and the shillings where it came in these. */
    amountCents: cents('amount_cents').notNull(),
    shillings: shillings('shillings'),
    reason: text('reason').notNull(),
    state: text('state', { enum: REFUND_STATES }).notNull().default('created'),
    /** The provider's own words where it did not take the request, for staff. */
    detail: text('detail'),
    /** The entry by which it was written down. */
    paymentId: integer('payment_id').references(() => bookingPayments.id),
    askedById: integer('asked_by_id').notNull(),
    askedByEmail: text('asked_by_email').notNull(),
    /** Who looked in the provider's portal, where it was ended by that. */
    settledByEmail: text('settled_by_email'),
    idempotencyKey: text('idempotency_key'),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('online_refunds_payment').on(table.paymentId),
    uniqueIndex('online_refunds_idempotency_key').on(table.idempotencyKey),
    index('online_refunds_online_payment').on(table.onlinePaymentId),
    uniqueIndex('online_refunds_one_open')
      .on(table.onlinePaymentId)
      .where(isOneOf(table.state, OPEN_REFUND_STATES)),
    check('online_refunds_state_known', isOneOf(table.state, REFUND_STATES)),
    check('online_refunds_amount_positive', isAtLeast(1, table.amountCents, table.shillings)),
    check('online_refunds_reason_given', isNotBlank(table.reason)),
    check('online_refunds_money_written', sql`(${table.paymentId} is not null) = (${table.state} = 'done')`),
  ],
)

export type OnlineRefundRow = typeof onlineRefunds.$inferSelect
export type PaymentLinkRow = typeof paymentLinks.$inferSelect
export type OnlinePaymentRow = typeof onlinePayments.$inferSelect
