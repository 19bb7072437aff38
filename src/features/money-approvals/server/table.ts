import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { TAKEN_METHODS } from '@/features/bookings/rules/taken-methods'
import { bookings } from '@/features/bookings/server/table'
import { DEPARTMENTS } from '@/features/charges/rules/departments'
import { PRICE_KINDS } from '@/features/rates/rules/set-price'
import { TAX_KINDS } from '@/features/taxes/rules/tax-kinds'
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
import { APPROVAL_KINDS, DECISIONS } from '../rules/approvals'

/** Refunds, discounts and lower prices above the limit of who wanted them, until an admin says yes or no. Posted once, with the yes. */
export const moneyApprovals = pgTable(
  'money_approvals',
  {
    id: id(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    kind: text('kind', { enum: APPROVAL_KINDS }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    reason: text('reason').notNull(),
    /** Of a refund. */
    method: text('method', { enum: TAKEN_METHODS }),
    shillings: shillings('shillings'),
    shillingsPerDollar: integer('shillings_per_dollar'),
    reference: text('reference'),
    /** The online payment whose money is to be sent back by its provider; the room that keeps these stands above. */
    onlinePaymentId: integer('online_payment_id'),
    /** Of a discount. */
    department: text('department', { enum: DEPARTMENTS }),
    taxKind: text('tax_kind', { enum: TAX_KINDS }),
    /** Of a price: what staff set, as in rates/rules/set-price.ts; the amount is how much it lets the guest off. */
    priceKind: text('price_kind', { enum: PRICE_KINDS }),
    priceValue: integer('price_value'),
    askedById: integer('asked_by_id').notNull(),
    askedByEmail: text('asked_by_email').notNull(),
    idempotencyKey: text('idempotency_key'),
    decision: text('decision', { enum: DECISIONS }),
    decidedById: integer('decided_by_id'),
    decidedByEmail: text('decided_by_email'),
    decidedAt: instant('decided_at'),
    ...timestamps(),
  },
  (table) => [
    index('money_approvals_booking').on(table.bookingId),
    index('money_approvals_waiting').on(table.id).where(sql`${table.decision} is null`),
    uniqueIndex('money_approvals_idempotency_key').on(table.idempotencyKey),
    check('money_approvals_kind_known', isOneOf(table.kind, APPROVAL_KINDS)),
    check('money_approvals_method_known', isOneOf(table.method, TAKEN_METHODS)),
    check('money_approvals_department_known', isOneOf(table.department, DEPARTMENTS)),
    check('money_approvals_tax_kind_known', isOneOf(table.taxKind, TAX_KINDS)),
    check('money_approvals_price_kind_known', isOneOf(table.priceKind, PRICE_KINDS)),
    check(
      'money_approvals_price_whole',
      sql`(${table.kind} = 'price') = (${table.priceKind} is not null) and (${table.priceValue} is null or ${table.priceKind} is not null)`,
    ),
    check('money_approvals_decision_known', isOneOf(table.decision, DECISIONS)),
    check('money_approvals_amount_positive', isAtLeast(1, table.amountCents)),
    check('money_approvals_reason_given', isNotBlank(table.reason)),
    check(
      'money_approvals_parts',
      sql`(${table.kind} = 'refund') = (${table.method} is not null) and (${table.kind} = 'discount') = (${table.department} is not null) and (${table.department} is null) = (${table.taxKind} is null)`,
    ),
    check(
      'money_approvals_shillings_whole',
      sql`(${table.shillings} is null) = (${table.shillingsPerDollar} is null) and ${table.shillings} > 0 and ${table.shillingsPerDollar} > 0`,
    ),
    check(
      'money_approvals_decided_by',
      sql`(${table.decision} is null) = (${table.decidedById} is null) and (${table.decision} is null) = (${table.decidedByEmail} is null) and (${table.decision} is null) = (${table.decidedAt} is null)`,
    ),
  ],
)
