import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { lockBooking, planPrice, writePrice } from '@/features/booking-prices/server/write-price'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import type { Decision } from '@/features/money-approvals/rules/approvals'
import { findApproval } from '@/features/money-approvals/server/read-approvals'
import { moneyApprovals } from '@/features/money-approvals/server/table'
import type { MoneyApproval } from '@/features/money-approvals/staff-contract'
import type { Day } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { type Cents, formatPrice, toAmount } from '@/kernel/money'
import { negateShillings } from '@/kernel/shillings'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import { assertGivable, assertOwed, postDiscount } from './give-money'
import { postPayment } from './post-payment'
import type { ProviderRefunds } from './provider-refunds'
import { lockBalance } from './read-balance'

type Asked = typeof moneyApprovals.$inferSelect

/**
 * An admin's yes or no to what waits. The yes posts it, once, under the admin's name. Throws not-found, already-there for
 * what was decided before, and invalid-input where by now there is less to give back or to let off.
 */
export async function decideApproval(
  context: Context,
  refunds: ProviderRefunds,
  admin: Staff,
  id: number,
  decision: Decision,
): Promise<MoneyApproval> {
  const { orm } = context.database
  const { approval, ordered } = await orm.transaction(async (transaction) => {
    const found = await findApproval(transaction, id)
    if (!found) throw new AppError('not-found')
    const { bookingId } = found
    // The booking first, as everybody who writes its money does.
    const { owed, paid } = await lockBalance(transaction, bookingId)
    const [asked] = await transaction
      .select()
      .from(moneyApprovals)
      .where(eq(moneyApprovals.id, id))
      .for('update')
    if (!asked) throw new AppError('not-found')
    if (asked.decision !== null)
      throw new AppError('already-there', {
        message: `This was ${asked.decision} already, by ${asked.decidedByEmail}.`,
      })
    const { kind, amountCents, reason } = asked
    let ordered: number | null = null
    if (decision === 'approved') {
      if (kind === 'refund')
        assertGivable(amountCents, { owed, paid, open: await refunds.sumOpen(transaction, bookingId) })
      else if (kind === 'discount') assertOwed(amountCents, owed)
      if (asked.priceKind !== null) await applyPrice(transaction, context, admin, asked, owed)
      else if (asked.onlinePaymentId === null) await post(transaction, admin, asked, context.today())
      else ordered = await orderBack(transaction, context, refunds, admin, asked, asked.onlinePaymentId)
    }
    const decidedAt = context.now()
    const decided = { decision, decidedById: admin.id, decidedByEmail: admin.email, decidedAt }
    await transaction.update(moneyApprovals).set(decided).where(eq(moneyApprovals.id, id))
    await recordChange(transaction, admin, {
      resource: 'bookings',
      rowId: bookingId,
      action: 'approval',
      after: { kind, amount: toAmount(amountCents), decision, reason },
    })
    return { approval: await findApproval(transaction, id), ordered }
  })
  if (!approval) throw new AppError('not-found')
  if (approval.kind === 'price' && decision === 'approved') context.changed(BOOKINGS_PATH)
  // What became of it stands beside the payment it is of.
  if (ordered !== null) await refunds.send(context, ordered)
  return approval
}

/** Throws changed-meanwhile where the price would let the guest off another amount by now. */
async function applyPrice(
  transaction: NodePgDatabase,
  { today }: Pick<Context, 'today'>,
  admin: Staff,
  { bookingId, priceKind, priceValue, amountCents, reason }: Asked,
  owed: Cents,
): Promise<void> {
  if (priceKind === null) return
  const row = await lockBooking(transaction, bookingId)
  const wanted = { kind: priceKind, value: priceValue }
  const planned = await planPrice(transaction, row, { wanted, owedCents: owed, today: today() })
  if (planned.letOffCents !== amountCents)
    throw new AppError('changed-meanwhile', {
      message: `The stay has changed since. This price would now let the guest off ${formatPrice(planned.letOffCents)}. Please refuse it and set the price of the stay as it is.`,
    })
  await writePrice(transaction, admin, row, planned, { kind: priceKind, reason })
}

/** Writes down what its provider is to send back once the approval stands. */
async function orderBack(
  transaction: NodePgDatabase,
  context: Context,
  refunds: ProviderRefunds,
  admin: Staff,
  { bookingId, amountCents, shillings, shillingsPerDollar, reason }: Asked,
  onlinePaymentId: number,
): Promise<number> {
  const wanted = { bookingId, onlinePaymentId, amountCents, shillings, shillingsPerDollar }
  const measured = await refunds.measure(transaction, context, wanted)
  return await refunds.order(transaction, admin, { bookingId, onlinePaymentId, reason, ...measured }, null)
}

async function post(transaction: NodePgDatabase, admin: Staff, asked: Asked, today: Day): Promise<void> {
  const { bookingId, amountCents, reason, method, shillings, shillingsPerDollar, reference } = asked
  if (method !== null) {
    const back = { amountCents: -amountCents, shillings: shillings && negateShillings(shillings) }
    await postPayment(
      transaction,
      admin,
      { bookingId, method, ...back, shillingsPerDollar, reference },
      reason,
    )
  } else if (asked.department !== null && asked.taxKind !== null) {
    const { department, taxKind } = asked
    await postDiscount(transaction, admin, {
      bookingId,
      amountCents,
      reason,
      department,
      taxKind,
      chargedOn: today,
    })
  }
}
