import { asc, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import { readCharges } from '@/features/charges/server/read-charges'
import { AppError } from '@/kernel/errors'
import { type Cents, formatPrice, toAmount, toCents } from '@/kernel/money'
import type { Staff } from '@/server/http/access'
import type { BookingLedger, NewPayment } from '../contract'
import { balance } from '../rules/ledger'
import { postPayment } from './post-payment'
import { bookingPayments } from './table'

/** All money of a booking. Throws not-found. */
export async function readLedger(orm: NodePgDatabase, bookingId: number): Promise<BookingLedger> {
  const [booking] = await orm
    .select({ total: bookings.totalCents, status: bookings.status })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
  if (!booking) throw new AppError('not-found')
  const entries = await orm
    .select()
    .from(bookingPayments)
    .where(eq(bookingPayments.bookingId, bookingId))
    .orderBy(asc(bookingPayments.id))
  const reversed = new Set(entries.map(({ reversesId }) => reversesId))
  const { owed, paid, due } = balance(booking, await readCharges(orm, bookingId), entries)
  return {
    total: toAmount(booking.total),
    owed: toAmount(owed),
    paid: toAmount(paid),
    due: toAmount(due),
    payments: entries.map(({ id, createdAt, method, amountCents, reference, reversesId, staffEmail }) => ({
      id,
      at: createdAt.toISOString(),
      method,
      amount: toAmount(amountCents),
      reference,
      reversesId,
      isReversed: reversed.has(id),
      staffEmail,
    })),
  }
}

/**
 * Writes down money that staff took. The same form sent again under its key counts once. Throws not-found, key-reused
 * for another payment under the key, already-there for one that was reversed since, and invalid-input for more than is
 * due.
 */
export async function takePayment(
  orm: NodePgDatabase,
  staff: Staff,
  bookingId: number,
  payment: NewPayment,
  key: string | undefined,
): Promise<BookingLedger> {
  return await orm.transaction(async (transaction) => {
    await lockBooking(transaction, bookingId)
    const amountCents = toCents(payment.amount)
    const { method } = payment
    const reference = payment.reference || null
    const wanted = { bookingId, method, amountCents, reference }
    if (key !== undefined && (await isTaken(transaction, wanted, key)))
      return await readLedger(transaction, bookingId)
    const { owed, due } = await readLedger(transaction, bookingId)
    if (amountCents > toCents(due))
      throw new AppError('invalid-input', {
        problems: [{ path: 'amount', message: tellDue(toCents(owed), toCents(due)) }],
      })
    await postPayment(transaction, staff, { ...wanted, idempotencyKey: key ?? null })
    return await readLedger(transaction, bookingId)
  })
}

function tellDue(owed: Cents, due: Cents): string {
  if (owed === 0) return 'The guest owes nothing for this booking'
  return due > 0 ? `${formatPrice(due)} is due, not more` : 'All of it is paid'
}

/** Takes a payment back by an entry of the opposite amount. Throws not-found, already-there for the second time. */
export async function reversePayment(
  orm: NodePgDatabase,
  staff: Staff,
  { bookingId, paymentId, reason }: { bookingId: number; paymentId: number; reason: string },
): Promise<BookingLedger> {
  return await orm.transaction(async (transaction) => {
    await lockBooking(transaction, bookingId)
    const { payments } = await readLedger(transaction, bookingId)
    const payment = payments.find(({ id, reversesId }) => id === paymentId && reversesId === null)
    if (!payment) throw new AppError('not-found')
    if (payment.isReversed)
      throw new AppError('already-there', { message: 'This payment has been reversed already.' })
    const amountCents = -toCents(payment.amount)
    const { method, reference } = payment
    await postPayment(
      transaction,
      staff,
      { bookingId, method, amountCents, reference, reversesId: payment.id },
      reason,
    )
    return await readLedger(transaction, bookingId)
  })
}

/** Those who write money of one booking queue up, so that none goes by a balance of before. */
async function lockBooking(transaction: NodePgDatabase, id: number): Promise<void> {
  await transaction.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('update')
}

type Wanted = Pick<typeof bookingPayments.$inferSelect, 'bookingId' | 'method' | 'amountCents' | 'reference'>

async function isTaken(transaction: NodePgDatabase, wanted: Wanted, key: string): Promise<boolean> {
  // The booking is locked, but two bookings may be paid under one key in the same instant.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`payment ${key}`}))`)
  const [earlier] = await transaction
    .select()
    .from(bookingPayments)
    .where(eq(bookingPayments.idempotencyKey, key))
  if (!earlier) return false
  if ((Object.keys(wanted) as (keyof Wanted)[]).some((name) => earlier[name] !== wanted[name]))
    throw new AppError('key-reused', {
      message: 'This Idempotency-Key was already used for a different payment. Please use a new one.',
    })
  if ((await transaction.$count(bookingPayments, eq(bookingPayments.reversesId, earlier.id))) > 0)
    throw new AppError('already-there', {
      message: 'This payment was recorded before and has been reversed since. Please record it once more.',
    })
  return true
}
