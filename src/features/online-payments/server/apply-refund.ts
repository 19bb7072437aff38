import { and, desc, eq, inArray, isNotNull, or, sql, sum } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import { PROVIDER_TRAITS } from '@/features/payment-providers/rules/provider-names'
import { postPayment } from '@/features/payments/server/post-payment'
import { AppError } from '@/kernel/errors'
import { toAmount } from '@/kernel/money'
import { negateShillings } from '@/kernel/shillings'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import { takePaymentStep } from '../rules/payment-state'
import { isOpenRefund, type LearnedOfRefund, OPEN_REFUND_STATES, takeRefundStep } from '../rules/refund-state'
import { byProvider } from './by-provider'
import { nextAsk } from './next-ask'
import { readEntry, SEND_SECONDS } from './order-refund'
import { type OnlinePaymentRow, type OnlineRefundRow, onlinePayments, onlineRefunds } from './table'

type News = {
  learned: LearnedOfRefund
  /** The provider's own words about a refusal. */
  detail?: string
  /** Who looked in the provider's portal, where that is how it is known. */
  by?: Pick<Staff, 'id' | 'email'>
}

/**
 * Stores what is known of a refund now, and with it, in one transaction, the money that went: once, whoever learns of it
 * how often and in how many processes. Answers the refund as it stands then. Throws not-found.
 */
export async function applyRefundAnswer(
  { database: { orm } }: Pick<Context, 'database'>,
  id: number,
  news: News,
): Promise<OnlineRefundRow> {
  return await orm.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ bookingId: onlinePayments.bookingId, paymentId: onlinePayments.id })
      .from(onlineRefunds)
      .innerJoin(onlinePayments, eq(onlinePayments.id, onlineRefunds.onlinePaymentId))
      .where(eq(onlineRefunds.id, id))
    if (!found) throw new AppError('not-found')
    // All who write money of a booking queue up at it.
    await transaction
      .select({ id: bookings.id })
      .from(bookings)
      .where(eq(bookings.id, found.bookingId))
      .for('update')
    const [payment] = await transaction
      .select()
      .from(onlinePayments)
      .where(eq(onlinePayments.id, found.paymentId))
      .for('update')
    const [refund] = await transaction.select().from(onlineRefunds).where(eq(onlineRefunds.id, id))
    if (!payment || !refund) throw new AppError('not-found')
    return await moveRefund(transaction, payment, refund, news)
  })
}

/**
 * The refund that the provider means when it says that a payment went back: one that is on its way, or one that a person
 * took for not sent. Also of a payment that is locked.
 */
export async function findRefundToEnd(
  transaction: NodePgDatabase,
  onlinePaymentId: number,
): Promise<OnlineRefundRow | undefined> {
  const [refund] = await transaction
    .select()
    .from(onlineRefunds)
    .where(
      and(
        eq(onlineRefunds.onlinePaymentId, onlinePaymentId),
        or(
          inArray(onlineRefunds.state, [...OPEN_REFUND_STATES]),
          and(eq(onlineRefunds.state, 'refused'), isNotNull(onlineRefunds.settledByEmail)),
        ),
      ),
    )
    .orderBy(sql`${onlineRefunds.state} = 'refused'`, desc(onlineRefunds.id))
    .limit(1)
  return refund
}

/** True for a request whose process died, or never heard of it: nobody knows whether it arrived. */
export function isLost({ state, createdAt }: OnlineRefundRow): boolean {
  return state === 'created' && Date.now() - createdAt.getTime() > SEND_SECONDS * 1000
}

/** In a transaction that has locked the booking and the payment. */
export async function moveRefund(
  transaction: NodePgDatabase,
  payment: OnlinePaymentRow,
  refund: OnlineRefundRow,
  { learned, detail, by }: News,
): Promise<OnlineRefundRow> {
  const state = takeRefundStep(refund.state, learned, {
    isDoubtful: await isDoubtful(transaction, refund),
    isByHand: refund.settledByEmail !== null,
  })
  if (state === refund.state) return refund
  const paymentId = state === 'done' ? await postRefund(transaction, payment, refund) : null
  const [after] = await transaction
    .update(onlineRefunds)
    .set({
      state,
      paymentId,
      ...(detail !== undefined && { detail: detail.slice(0, 500) }),
      ...(by && { settledByEmail: by.email }),
    })
    .where(and(eq(onlineRefunds.id, refund.id), eq(onlineRefunds.state, refund.state)))
    .returning()
  if (!after) throw new Error(`The online refund ${refund.id} changed under its lock`)
  if (by || state === 'refused') await recordEnd(transaction, payment, after, by)
  await storePayment(transaction, payment, isOpenRefund(state))
  return after
}

/** An earlier request for the same payment was ended by a person's word that it did not go: it may have arrived all the same. */
async function isDoubtful(transaction: NodePgDatabase, { id, onlinePaymentId }: OnlineRefundRow) {
  const earlier = await transaction
    .select({ id: onlineRefunds.id })
    .from(onlineRefunds)
    .where(
      and(
        eq(onlineRefunds.onlinePaymentId, onlinePaymentId),
        eq(onlineRefunds.state, 'refused'),
        isNotNull(onlineRefunds.settledByEmail),
      ),
    )
  return earlier.some((one) => one.id !== id)
}

async function postRefund(
  transaction: NodePgDatabase,
  payment: OnlinePaymentRow,
  refund: OnlineRefundRow,
): Promise<number> {
  const { bookingId, method, shillingsPerDollar, reference } = await readEntry(transaction, payment)
  return await postPayment(
    transaction,
    byProvider(payment.provider),
    {
      ...{ bookingId, method, reference },
      amountCents: -refund.amountCents,
      shillings: refund.shillings && negateShillings(refund.shillings),
      shillingsPerDollar: refund.shillings === null ? null : shillingsPerDollar,
      // The database, too, takes it once.
      idempotencyKey: `online refund ${refund.id}`,
    },
    refund.reason,
  )
}

/** How it ended, where no entry of money says so. */
async function recordEnd(
  transaction: NodePgDatabase,
  { bookingId, provider }: OnlinePaymentRow,
  { amountCents, state, detail }: OnlineRefundRow,
  by: News['by'],
): Promise<void> {
  const { name } = PROVIDER_TRAITS[provider]
  await recordChange(transaction, by ?? byProvider(provider), {
    resource: 'bookings',
    rowId: bookingId,
    action: 'payment',
    after: {
      kind: state === 'done' ? 'refund-seen' : 'refund-refused',
      amount: toAmount(amountCents),
      provider: name,
      ...(detail !== null && !by && { reason: detail }),
    },
  })
}

/** Where the payment stands after its refund moved, and when it is asked for next. */
async function storePayment(
  transaction: NodePgDatabase,
  payment: OnlinePaymentRow,
  isOpen: boolean,
): Promise<void> {
  const [gone] = await transaction
    .select({ cents: sum(onlineRefunds.amountCents).mapWith(Number) })
    .from(onlineRefunds)
    .where(and(eq(onlineRefunds.onlinePaymentId, payment.id), eq(onlineRefunds.state, 'done')))
  const { amountCents } = await readEntry(transaction, payment)
  const cents = gone?.cents ?? 0
  const { state } =
    cents > 0 ? takePaymentStep(payment.state, cents >= amountCents ? 'refunded' : 'part-refunded') : payment
  const after = { ...payment, state, refundAskedAt: isOpen ? payment.refundAskedAt : null }
  await transaction
    .update(onlinePayments)
    .set({ state, refundAskedAt: after.refundAskedAt, nextAskAt: nextAsk(after) })
    .where(eq(onlinePayments.id, payment.id))
}
