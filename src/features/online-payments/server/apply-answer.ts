import { and, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { bookings } from '@/features/bookings/server/table'
import type { ProviderAnswer } from '@/features/payment-providers/server/payment-provider'
import { postPayment } from '@/features/payments/server/post-payment'
import { bookingPayments } from '@/features/payments/server/table'
import { BY_ITSELF } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { isGivenUp, secondsToNextAsk } from '../rules/ask-again'
import { centsOf } from '../rules/order-amount'
import { takePaymentStep } from '../rules/payment-state'
import { confirmPaid } from './confirm-paid'
import { mailUnsettled } from './mail-unsettled'
import { orderOf } from './read-order'
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
    await transaction
      .select({ id: bookings.id })
      .from(bookings)
      .where(eq(bookings.id, bookingId))
      .for('update')
    const [before] = await transaction
      .select()
      .from(onlinePayments)
      .where(eq(onlinePayments.id, id))
      .for('update')
    if (!before) throw new Error(`There is no online payment ${id}`)
    const isRefundAsked = before.refundAskedAt !== null
    const learned = isGivenUp(answer.status, ageOf(before)) ? 'expired' : answer.status
    const step = takePaymentStep(before.state, learned, { isRefundAsked })
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
    if (step.money === 'came') await mailUnsettled(transaction, after)
    return { after, isBookingChanged }
  })
  if (isBookingChanged) context.changed(BOOKINGS_PATH)
  return after
}

/** Writes the money of a step down; answers the entry by which it came. */
async function postMoney(
  transaction: NodePgDatabase,
  payment: OnlinePaymentRow,
  answer: Answer,
): Promise<number | null> {
  const { bookingId, paymentId } = payment
  if (answer.status !== 'paid') {
    await reverse(transaction, payment)
    return paymentId
  }
  const order = orderOf(payment)
  const amountCents = centsOf(answer.amount, order)
  if (amountCents === null)
    throw new Error(`No rate for the shillings of online payment ${payment.reference}`)
  const isShillings = answer.amount.currency === 'UGX'
  return await postPayment(transaction, BY_ITSELF, {
    bookingId,
    method: answer.means,
    amountCents,
    shillings: answer.amount.currency === 'UGX' ? answer.amount.shillings : null,
    shillingsPerDollar: isShillings ? order.shillingsPerDollar : null,
    reference: answer.confirmation.slice(0, 120),
    // The database, too, takes it once.
    idempotencyKey: `online ${payment.reference}`,
  })
}

/** Takes the entry back by one of the opposite amount, unless staff have done so already. */
async function reverse(transaction: NodePgDatabase, { paymentId, state }: OnlinePaymentRow): Promise<void> {
  if (paymentId === null) throw new Error(`No money is written down for an online payment that was ${state}`)
  const [entry] = await transaction.select().from(bookingPayments).where(eq(bookingPayments.id, paymentId))
  if (!entry) throw new Error(`There is no payment ${paymentId}`)
  if ((await transaction.$count(bookingPayments, eq(bookingPayments.reversesId, paymentId))) > 0) return
  const { bookingId, method, amountCents, shillings, shillingsPerDollar, reference } = entry
  await postPayment(
    transaction,
    BY_ITSELF,
    {
      bookingId,
      method,
      amountCents: -amountCents,
      shillings: shillings === null ? null : -shillings,
      shillingsPerDollar,
      reference,
      reversesId: paymentId,
    },
    'the provider says that the money went back',
  )
}

/** Later where nothing is known yet; at once where a notice came while the provider was being asked. */
function nextAsk(payment: OnlinePaymentRow) {
  const { state, tries, refundAskedAt } = payment
  const isRefundAsked = refundAskedAt !== null
  const seconds = secondsToNextAsk({ state, tries, ageSeconds: ageOf(payment), isRefundAsked })
  const later =
    seconds === null ? sql`null::timestamptz` : sql`now() + make_interval(secs => ${seconds}::int)`
  const { nextAskAt, claimedUntil } = onlinePayments
  return sql`case when ${nextAskAt} < ${claimedUntil} then ${nextAskAt} else ${later} end`
}

function ageOf({ createdAt }: Pick<OnlinePaymentRow, 'createdAt'>): number {
  return (Date.now() - createdAt.getTime()) / 1000
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
