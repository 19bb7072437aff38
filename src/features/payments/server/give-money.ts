import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { postCharge } from '@/features/charges/server/post-charge'
import { folioCharges } from '@/features/charges/server/table'
import { askApproval } from '@/features/money-approvals/server/ask-approval'
import { moneyApprovals } from '@/features/money-approvals/server/table'
import { AppError } from '@/kernel/errors'
import { type Cents, formatPrice, toCents } from '@/kernel/money'
import { negateShillings } from '@/kernel/shillings'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import type { BookingLedger, NewRefund } from '../contract'
import type { NewDiscount } from '../staff-contract'
import { assertRateHolds, countGiven } from './given-money'
import { isSame, lockKey } from './match-key'
import { needsApproval } from './money-limits'
import { postPayment } from './post-payment'
import type { ProviderRefunds } from './provider-refunds'
import { lockBalance } from './read-balance'
import { readLedger } from './store'
import { bookingPayments } from './table'

/** `isWaiting`: an admin has to approve it first. */
export type Given = { ledger: BookingLedger; isWaiting: boolean }

/**
 * Gives money back that was paid, or asks an admin for it where it goes beyond the limit. The same form sent again under
 * its key counts once. Throws not-found, key-reused, changed-meanwhile for shillings at an old rate, and invalid-input for
 * more than was paid and no provider was asked to send back.
 */
export async function refundMoney(
  orm: NodePgDatabase,
  refunds: ProviderRefunds,
  staff: Staff,
  bookingId: number,
  refund: NewRefund,
  key: string | undefined,
): Promise<Given> {
  return await orm.transaction(async (transaction) => {
    const { owed, paid } = await lockBalance(transaction, bookingId)
    const { method, reason } = refund
    const given = countGiven(refund)
    const { amountCents, shillings } = given
    const wanted = { bookingId, method, reference: refund.reference || null, reason, ...given }
    const entry = { ...wanted, amountCents: -amountCents, shillings: shillings && negateShillings(shillings) }
    const earlier = key === undefined ? null : await findUnderKey(transaction, key)
    if (isSame(earlier?.payment, entry, 'refund')) return await answer(transaction, bookingId, false)
    if (isSame(earlier?.approval, { kind: 'refund', ...wanted }, 'refund'))
      return await answer(transaction, bookingId, true)
    await assertRateHolds(transaction, given)
    assertGivable(amountCents, { owed, paid, open: await refunds.sumOpen(transaction, bookingId) })
    const ordered = await refunds.sumOrdered(transaction, bookingId, staff.id)
    const isWaiting = await needsApproval(transaction, staff, {
      bookingId,
      kind: 'refund',
      amountCents: amountCents + ordered,
    })
    const { reason: _reason, ...posted } = entry
    if (isWaiting)
      await askApproval(transaction, staff, { kind: 'refund', ...wanted, idempotencyKey: key ?? null })
    else await postPayment(transaction, staff, { ...posted, idempotencyKey: key ?? null }, reason)
    return await answer(transaction, bookingId, isWaiting)
  })
}

/**
 * Lets a guest off an amount, or asks an admin for it where it goes beyond the limit. Throws as refundMoney does, and
 * invalid-input for more than is owed.
 */
export async function discountGuest(
  { database: { orm }, today }: Pick<Context, 'database' | 'today'>,
  staff: Staff,
  bookingId: number,
  discount: NewDiscount,
  key: string | undefined,
): Promise<Given> {
  return await orm.transaction(async (transaction) => {
    const { owed } = await lockBalance(transaction, bookingId)
    const { reason, department, taxKind } = discount
    const amountCents = toCents(discount.amount)
    const wanted = { bookingId, reason, department, taxKind }
    const earlier = key === undefined ? null : await findUnderKey(transaction, key)
    if (isSame(earlier?.charge, { ...wanted, amountCents: -amountCents }, 'discount'))
      return await answer(transaction, bookingId, false)
    if (isSame(earlier?.approval, { kind: 'discount', ...wanted, amountCents }, 'discount'))
      return await answer(transaction, bookingId, true)
    assertOwed(amountCents, owed)
    const isWaiting = await needsApproval(transaction, staff, { bookingId, kind: 'discount', amountCents })
    const keyed = { ...wanted, idempotencyKey: key ?? null }
    if (isWaiting) await askApproval(transaction, staff, { kind: 'discount', ...keyed, amountCents })
    else await postDiscount(transaction, staff, { ...keyed, amountCents, chargedOn: today() })
    return await answer(transaction, bookingId, isWaiting)
  })
}

type Discount = Omit<typeof folioCharges.$inferInsert, 'description' | 'staffId' | 'staffEmail'>

/** `amountCents` above nothing: how much the guest is let off. */
export async function postDiscount(
  transaction: NodePgDatabase,
  by: Pick<Staff, 'id' | 'email'>,
  discount: Discount,
): Promise<void> {
  const { amountCents, ...entry } = discount
  await postCharge(transaction, by, { ...entry, description: 'Discount', amountCents: -amountCents })
}

type Held = { owed: Cents; paid: Cents; open: Cents }

/**
 * Throws invalid-input for more than was paid and no provider was asked to send back, and step-not-allowed for what one is
 * sending back already: of money that is held, only what is not on its way (`open`) goes back in another way.
 */
export function assertGivable(amountCents: Cents, { owed, paid, open }: Held): void {
  const left = paid - open
  if (amountCents > left) {
    const message =
      left > 0 ? `${formatPrice(left)} was paid, not more` : 'Nothing was paid that could be given back'
    throw new AppError('invalid-input', { problems: [{ path: 'amount', message }] })
  }
  const held = paid - owed
  if (open > 0 && held > 0 && amountCents > held - open)
    throw new AppError('step-not-allowed', {
      message: `${formatPrice(open)} of this booking is on its way back already. Please wait until it is known what became of it.`,
    })
}

/** Throws invalid-input for more than is owed. */
export function assertOwed(amountCents: Cents, owed: Cents) {
  if (amountCents <= owed) return
  const message =
    owed > 0 ? `${formatPrice(owed)} is owed, not more` : 'The guest owes nothing for this booking'
  throw new AppError('invalid-input', { problems: [{ path: 'amount', message }] })
}

async function findUnderKey(transaction: NodePgDatabase, key: string) {
  await lockKey(transaction, key)
  const [payment] = await transaction
    .select()
    .from(bookingPayments)
    .where(eq(bookingPayments.idempotencyKey, key))
  const [charge] = await transaction.select().from(folioCharges).where(eq(folioCharges.idempotencyKey, key))
  const [approval] = await transaction
    .select()
    .from(moneyApprovals)
    .where(eq(moneyApprovals.idempotencyKey, key))
  return { payment, charge, approval }
}

async function answer(transaction: NodePgDatabase, bookingId: number, isWaiting: boolean): Promise<Given> {
  return { ledger: await readLedger(transaction, bookingId), isWaiting }
}
