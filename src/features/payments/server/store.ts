import { asc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import { type FolioCharge, readCharges } from '@/features/charges/server/read-charges'
import { readShillingsRate } from '@/features/exchange-rates/server/store'
import { listApprovals } from '@/features/money-approvals/server/read-approvals'
import { AppError } from '@/kernel/errors'
import { formatPrice, toAmount } from '@/kernel/money'
import { negateShillings, toShillingsText } from '@/kernel/shillings'
import type { Staff } from '@/server/http/access'
import type { BookingLedger, NewPayment } from '../contract'
import { isReversible, kindOf } from '../rules/entry-kind'
import { balance } from '../rules/ledger'
import { assertRateHolds, countGiven } from './given-money'
import { isSame, lockKey } from './match-key'
import { assertMayTakeBack } from './money-limits'
import { postPayment } from './post-payment'
import type { ProviderRefunds } from './provider-refunds'
import { type Balance, lockBalance } from './read-balance'
import { bookingPayments } from './table'

type Payment = typeof bookingPayments.$inferSelect

/** The whole folio of a booking. Throws not-found. */
export async function readLedger(orm: NodePgDatabase, bookingId: number): Promise<BookingLedger> {
  const [booking] = await orm
    .select({ total: bookings.totalCents, status: bookings.status })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
  if (!booking) throw new AppError('not-found')
  const payments = await readPayments(orm, bookingId)
  const charges = await readCharges(orm, bookingId)
  const { owed, paid, due } = balance(booking, charges, payments)
  return {
    total: toAmount(booking.total),
    owed: toAmount(owed),
    paid: toAmount(paid),
    due: toAmount(due),
    charges: chargesToWire(charges),
    payments: paymentsToWire(payments),
    approvals: await listApprovals(orm, bookingId),
    shillingsPerDollar: await readShillingsRate(orm),
  }
}

/**
 * Writes down money that staff took. The same form sent again under its key counts once. Throws not-found, key-reused
 * for another payment under the key, already-there for one that was reversed since, changed-meanwhile for shillings at an
 * old rate, and invalid-input for more than is due.
 */
export async function takePayment(
  orm: NodePgDatabase,
  staff: Staff,
  bookingId: number,
  payment: NewPayment,
  key: string | undefined,
): Promise<BookingLedger> {
  return await orm.transaction(async (transaction) => {
    const { owed, due } = await lockBalance(transaction, bookingId)
    const given = countGiven(payment)
    const wanted = { bookingId, method: payment.method, reference: payment.reference || null, ...given }
    if (key !== undefined && (await isTaken(transaction, wanted, key)))
      return await readLedger(transaction, bookingId)
    await assertRateHolds(transaction, given)
    if (given.amountCents > due)
      throw new AppError('invalid-input', { problems: [{ path: 'amount', message: tellDue({ owed, due }) }] })
    await postPayment(transaction, staff, { ...wanted, idempotencyKey: key ?? null })
    return await readLedger(transaction, bookingId)
  })
}

function tellDue({ owed, due }: Pick<Balance, 'owed' | 'due'>): string {
  if (owed === 0) return 'The guest owes nothing for this booking'
  return due > 0 ? `${formatPrice(due)} is due, not more` : 'All of it is paid'
}

/**
 * Takes a payment or a refund back by an entry of the opposite amount. Throws not-found, already-there for the second
 * time, step-not-allowed for what was given back since or is being sent back, not-allowed above the limit of reception.
 */
export async function reversePayment(
  orm: NodePgDatabase,
  refunds: ProviderRefunds,
  staff: Staff,
  { bookingId, paymentId, reason }: { bookingId: number; paymentId: number; reason: string },
): Promise<BookingLedger> {
  return await orm.transaction(async (transaction) => {
    const { paid } = await lockBalance(transaction, bookingId)
    const payments = await readPayments(transaction, bookingId)
    const payment = payments.find((one) => one.id === paymentId && isReversible(one))
    if (!payment) throw new AppError('not-found')
    if (payments.some(({ reversesId }) => reversesId === paymentId))
      throw new AppError('already-there', { message: 'This payment has been reversed already.' })
    if (await refunds.isTied(transaction, paymentId))
      throw new AppError('step-not-allowed', {
        message: 'The provider sends or sent money of this payment back. What went cannot be reversed here.',
      })
    if (payment.amountCents > paid - (await refunds.sumOpen(transaction, bookingId)))
      throw new AppError('step-not-allowed', {
        message: 'Money of this payment was given back or moved since. Please reverse that first.',
      })
    const { method, reference, shillings, shillingsPerDollar } = payment
    const ordered = await refunds.sumOrdered(transaction, bookingId, staff.id)
    await assertMayTakeBack(transaction, staff, {
      bookingId,
      kind: 'refund',
      amountCents: payment.amountCents > 0 ? payment.amountCents + ordered : payment.amountCents,
    })
    await postPayment(
      transaction,
      staff,
      {
        bookingId,
        method,
        amountCents: -payment.amountCents,
        shillings: shillings && negateShillings(shillings),
        shillingsPerDollar,
        reference,
        reversesId: payment.id,
      },
      reason,
    )
    return await readLedger(transaction, bookingId)
  })
}

type Wanted = Pick<
  Payment,
  'bookingId' | 'method' | 'amountCents' | 'shillings' | 'shillingsPerDollar' | 'reference'
>

async function isTaken(transaction: NodePgDatabase, wanted: Wanted, key: string): Promise<boolean> {
  await lockKey(transaction, key)
  const [earlier] = await transaction
    .select()
    .from(bookingPayments)
    .where(eq(bookingPayments.idempotencyKey, key))
  if (!isSame(earlier, wanted, 'payment') || !earlier) return false
  if ((await transaction.$count(bookingPayments, eq(bookingPayments.reversesId, earlier.id))) > 0)
    throw new AppError('already-there', {
      message: 'This payment was recorded before and has been reversed since. Please record it once more.',
    })
  return true
}

async function readPayments(orm: NodePgDatabase, bookingId: number): Promise<Payment[]> {
  return await orm
    .select()
    .from(bookingPayments)
    .where(eq(bookingPayments.bookingId, bookingId))
    .orderBy(asc(bookingPayments.id))
}

function paymentsToWire(payments: readonly Payment[]): BookingLedger['payments'] {
  const reversed = new Set(payments.map(({ reversesId }) => reversesId))
  return payments.map((payment) => ({
    id: payment.id,
    at: payment.createdAt.toISOString(),
    businessDay: payment.businessDay,
    kind: kindOf(payment),
    method: payment.method,
    amount: toAmount(payment.amountCents),
    shillings: payment.shillings && toShillingsText(payment.shillings),
    shillingsPerDollar: payment.shillingsPerDollar,
    reference: payment.reference,
    reversesId: payment.reversesId,
    isReversed: reversed.has(payment.id),
    reason: payment.reason,
    movedBookingId: payment.movedBookingId,
    staffEmail: payment.staffEmail,
  }))
}

function chargesToWire(charges: readonly FolioCharge[]): BookingLedger['charges'] {
  const corrected = new Set(charges.map(({ correctsId }) => correctsId))
  return charges.map((charge) => ({
    id: charge.id,
    at: charge.createdAt.toISOString(),
    chargedOn: charge.chargedOn,
    department: charge.department,
    description: charge.description,
    quantity: charge.quantity,
    amount: toAmount(charge.amountCents),
    taxKind: charge.taxKind,
    correctsId: charge.correctsId,
    isCorrected: corrected.has(charge.id),
    reason: charge.reason,
    staffEmail: charge.staffEmail,
  }))
}
