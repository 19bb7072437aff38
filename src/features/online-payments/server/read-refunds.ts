import { asc, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PROVIDER_TRAITS } from '@/features/payment-providers/rules/provider-names'
import type { bookingPayments } from '@/features/payments/server/table'
import { type Cents, toAmount } from '@/kernel/money'
import { addShillings, negateShillings, type Shillings, toShillingsText } from '@/kernel/shillings'
import type { Settings } from '@/server/env'
import { isPaidState } from '../rules/payment-state'
import { isOpenRefund } from '../rules/refund-state'
import type { RefundableMoney, StaffPayment } from '../staff-contract'
import { providerFor } from './open-for'
import { type OnlinePaymentRow, type OnlineRefundRow, onlineRefunds } from './table'

type Money = { amountCents: Cents; shillings: Shillings | null }
type Entry = typeof bookingPayments.$inferSelect

/** What providers were asked to send back of these payments, oldest first. */
export async function readRefunds(
  orm: NodePgDatabase,
  paymentIds: readonly number[],
): Promise<(id: number) => OnlineRefundRow[]> {
  const rows = await orm
    .select()
    .from(onlineRefunds)
    .where(inArray(onlineRefunds.onlinePaymentId, [...paymentIds]))
    .orderBy(asc(onlineRefunds.id))
  return (id) => rows.filter(({ onlinePaymentId }) => onlinePaymentId === id)
}

/** What of these refunds went back, and what is on its way; null where nothing is. */
export function sumRefunds(refunds: readonly OnlineRefundRow[]) {
  return {
    sentBack: addUp(refunds.filter(({ state }) => state === 'done')),
    onItsWayBack: addUp(refunds.filter(({ state }) => isOpenRefund(state))),
  }
}

export function toStaffRefund(refund: OnlineRefundRow): StaffPayment['refunds'][number] {
  const { id, amountCents, shillings, state, reason, detail, askedByEmail, settledByEmail } = refund
  return {
    ...{ id, state, reason, detail },
    amount: toAmount(amountCents),
    shillings: shillings && toShillingsText(shillings),
    askedBy: askedByEmail,
    settledBy: settledByEmail,
    at: refund.createdAt.toISOString(),
  }
}

/** What of a payment its provider can be asked to send back now; `entry` is that of its money. */
export function toRefundable(
  settings: Settings,
  payment: OnlinePaymentRow,
  entry: Entry | null,
  refunds: readonly OnlineRefundRow[],
): RefundableMoney | null {
  const { provider } = payment
  const { way, parts } = PROVIDER_TRAITS[provider].refund
  if (!entry || !isPaidState(payment.state) || way === 'portal' || !providerFor(settings, provider))
    return null
  if (entry.method !== 'card' && entry.method !== 'mobile-money') return null
  if (refunds.some(({ state }) => isOpenRefund(state))) return null
  const gone = total(refunds.filter(({ state }) => state === 'done'))
  const left = entry.amountCents - gone.amountCents
  if (left <= 0) return null
  return {
    onlinePaymentId: payment.id,
    ...{ provider, method: entry.method },
    amount: toAmount(left),
    shillings: entry.shillings && toShillingsText(leftOf(entry.shillings, gone.shillings)),
    shillingsPerDollar: entry.shillingsPerDollar,
    isWholeOnly: !parts.includes(entry.method),
  }
}

function leftOf(all: Shillings, gone: Shillings | null): Shillings {
  return gone ? addShillings(all, negateShillings(gone)) : all
}

function addUp(rows: readonly Money[]): { amount: string; shillings: string | null } | null {
  if (rows.length === 0) return null
  const { amountCents, shillings } = total(rows)
  return { amount: toAmount(amountCents), shillings: shillings && toShillingsText(shillings) }
}

function total(rows: readonly Money[]): Money {
  return {
    amountCents: rows.reduce((sum, row) => sum + row.amountCents, 0),
    shillings: rows
      .map((row) => row.shillings)
      .filter((one) => one !== null)
      .reduce<Shillings | null>((sum, one) => (sum ? addShillings(sum, one) : one), null),
  }
}
