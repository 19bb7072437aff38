import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import type { ProviderAnswer } from '@/features/payment-providers/server/payment-provider'
import { postPayment } from '@/features/payments/server/post-payment'
import { bookingPayments } from '@/features/payments/server/table'
import { negateShillings } from '@/kernel/shillings'
import type { Context } from '@/server/context'
import { isGivenUp } from '../rules/ask-again'
import { centsOf } from '../rules/order-amount'
import { isPaidState, takePaymentStep } from '../rules/payment-state'
import { findRefundToEnd, isLost, moveRefund } from './apply-refund'
import { byProvider } from './by-provider'
import { confirmPaid } from './confirm-paid'
import { mailUnsettled } from './mail-unsettled'
import { ageOf, nextAsk } from './next-ask'
import { orderOf } from './read-order'
import { lockWithGroup, readSharedDeposits, shareDeposit, takeSharesBack } from './share-deposit'
import { type OnlinePaymentRow, onlinePayments } from './table'

type Answer = ProviderAnswer | { status: 'cancelled' | 'unreachable' }

/**
 * Stores what the provider answered about a payment, and with it, in one transaction, the money that came or went back:
 * once, whoever asks how often and from how many processes. Answers the payment as it stands then.
 */
export async function applyAnswer(
  context: Context,
  { id, bookingId }: Pick<OnlinePaymentRow, 'id' | 'bookingId'>,
  answer: Answer,
): Promise<OnlinePaymentRow> {
  const { orm } = context.database
  const { after, isBookingChanged } = await orm.transaction(async (transaction) => {
    // All who write money of a booking queue up at it.
    await lockWithGroup(transaction, bookingId)
    const [before] = await transaction
      .select()
      .from(onlinePayments)
      .where(eq(onlinePayments.id, id))
      .for('update')
    if (!before) throw new Error(`There is no online payment ${id}`)
    const moved = await applyToRefund(transaction, before, answer)
    if (moved) return { after: moved, isBookingChanged: false }
    const learned = isGivenUp(answer.status, ageOf(before)) ? 'expired' : answer.status
    const step = takePaymentStep(before.state, learned)
    const paymentId = step.money ? await postMoney(transaction, before, answer) : before.paymentId
    const [after] = await transaction
      .update(onlinePayments)
      .set({
        state: step.state,
        paymentId,
        claimedUntil: null,
        nextAskAt: nextAsk({ ...before, state: step.state }),
        ...(step.state !== before.state && tellAnswer(answer)),
      })
      .where(and(eq(onlinePayments.id, id), eq(onlinePayments.state, before.state)))
      .returning()
    if (!after) throw new Error(`The online payment ${id} changed under its lock`)
    const isBookingChanged = step.money === 'came' && (await confirmPaid(transaction, context, bookingId))
    if (step.money) await mailUnsettled(transaction, after)
    return { after, isBookingChanged }
  })
  if (isBookingChanged) context.changed(BOOKINGS_PATH)
  return after
}

/**
 * What an answer says of a refund of ours, where it does: that it went, or that its request was never heard of. Answers
 * the payment as it stands then, null where the answer is about the payment itself.
 */
async function applyToRefund(
  transaction: NodePgDatabase,
  payment: OnlinePaymentRow,
  { status }: Answer,
): Promise<OnlinePaymentRow | null> {
  if (!isPaidState(payment.state)) return null
  const refund = await findRefundToEnd(transaction, payment.id)
  if (status === 'reversed' && (refund || payment.state === 'part-refunded')) {
    // Once it was said of a part it goes on being said, so that it tells nothing of a second one.
    if (refund && payment.state === 'paid')
      await moveRefund(transaction, payment, refund, { learned: 'done' })
    return await release(transaction, payment.id)
  }
  if (refund && isLost(refund)) await moveRefund(transaction, payment, refund, { learned: 'unreachable' })
  return null
}

/** Ends the claim of whoever asked. */
async function release(transaction: NodePgDatabase, id: number): Promise<OnlinePaymentRow> {
  const [payment] = await transaction.select().from(onlinePayments).where(eq(onlinePayments.id, id))
  if (!payment) throw new Error(`There is no online payment ${id}`)
  const [after] = await transaction
    .update(onlinePayments)
    .set({ claimedUntil: null, nextAskAt: nextAsk(payment) })
    .where(eq(onlinePayments.id, id))
    .returning()
  return after ?? payment
}

/** Writes the money of a step down; answers the entry by which it came. */
async function postMoney(
  transaction: NodePgDatabase,
  payment: OnlinePaymentRow,
  answer: Answer,
): Promise<number | null> {
  const { bookingId, paymentId } = payment
  if (answer.status !== 'paid') {
    if (await reverse(transaction, payment)) await takeSharesBack(transaction, payment)
    return paymentId
  }
  const order = orderOf(payment)
  const amountCents = centsOf(answer.amount, order)
  if (amountCents === null)
    throw new Error(`No rate for the shillings of online payment ${payment.reference}`)
  const isShillings = answer.amount.currency === 'UGX'
  const deposits = await readSharedDeposits(transaction, payment)
  const entryId = await postPayment(transaction, byProvider(payment.provider), {
    bookingId,
    method: answer.means,
    amountCents,
    shillings: answer.amount.currency === 'UGX' ? { shillings: answer.amount.shillings } : null,
    shillingsPerDollar: isShillings ? order.shillingsPerDollar : null,
    reference: answer.confirmation.slice(0, 120),
    // The database, too, takes it once.
    idempotencyKey: `online ${payment.reference}`,
  })
  await shareDeposit(transaction, payment, amountCents, deposits)
  return entryId
}

/** Takes the entry back by one of the opposite amount; false where staff have done so already. */
async function reverse(transaction: NodePgDatabase, payment: OnlinePaymentRow): Promise<boolean> {
  const { paymentId, state, provider } = payment
  if (paymentId === null) throw new Error(`No money is written down for an online payment that was ${state}`)
  const [entry] = await transaction.select().from(bookingPayments).where(eq(bookingPayments.id, paymentId))
  if (!entry) throw new Error(`There is no payment ${paymentId}`)
  if ((await transaction.$count(bookingPayments, eq(bookingPayments.reversesId, paymentId))) > 0) return false
  const { bookingId, method, amountCents, shillings, shillingsPerDollar, reference } = entry
  await postPayment(
    transaction,
    byProvider(provider),
    {
      bookingId,
      method,
      amountCents: -amountCents,
      shillings: shillings && negateShillings(shillings),
      shillingsPerDollar,
      reference,
      reversesId: paymentId,
    },
    'the payer’s bank or network took the money back',
  )
  return true
}

function tellAnswer(answer: Answer): Partial<OnlinePaymentRow> {
  if (answer.status === 'paid')
    return {
      confirmation: answer.confirmation.slice(0, 120),
      account: answer.account,
      failure: null,
      failureDetail: null,
    }
  if (answer.status === 'failed')
    return { failure: answer.reason, failureDetail: answer.detail.slice(0, 500) }
  return answer.status === 'unknown' ? { failure: 'other' } : {}
}
