import { and, asc, eq, isNotNull, like, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import { readMoved } from '@/features/payments/server/move-money'
import { postPayment } from '@/features/payments/server/post-payment'
import { bookingPayments } from '@/features/payments/server/table'
import type { Cents } from '@/kernel/money'
import { type Share, shareOut } from '../rules/share-out'
import { byProvider } from './by-provider'
import { type DueDeposit, readGroupDeposits } from './read-due'
import { type OnlinePaymentRow, paymentLinks } from './table'

const REASON = { out: 'the deposit of the group', back: 'the deposit of the group went back' }

type Payment = Pick<OnlinePaymentRow, 'bookingId' | 'linkId' | 'provider' | 'reference'>

/**
 * Locks a booking, and where it is part of a group all bookings of it, in the order of their ids: what is paid for one
 * holds the nights of all.
 */
export async function lockWithGroup(transaction: NodePgDatabase, bookingId: number) {
  const rows = await transaction
    .select({ id: bookings.id, mailboxProof: bookings.mailboxProof })
    .from(bookings)
    .where(withGroup(bookingId))
    .orderBy(asc(bookings.id))
    .for('update')
  return rows.find(({ id }) => id === bookingId)
}

/** SQL: a booking and those that are in a group with it. */
export function withGroup(bookingId: number) {
  return sql`(${bookings.id} = ${bookingId} or ${bookings.groupId} = (
    select own.group_id from ${bookings} own where own.id = ${bookingId}))`
}

/** The deposits that a payment is for, of a whole group; none where it is for one booking. Read before its money is written down. */
export async function readSharedDeposits(
  transaction: NodePgDatabase,
  { linkId }: Payment,
): Promise<DueDeposit[]> {
  if (linkId === null) return []
  const [link] = await transaction
    .select({ groupId: paymentLinks.groupId })
    .from(paymentLinks)
    .where(and(eq(paymentLinks.id, linkId), isNotNull(paymentLinks.groupId)))
  return link?.groupId ? await readGroupDeposits(transaction, link.groupId) : []
}

/** Moves what came for a whole group from the booking it came to on to the others, to each its deposit. */
export async function shareDeposit(
  transaction: NodePgDatabase,
  payment: Payment,
  came: Cents,
  deposits: readonly DueDeposit[],
): Promise<void> {
  for (const share of shareOut(payment.bookingId, came, deposits))
    await postShare(transaction, payment, share, REASON.out)
}

/** Moves the shares of a payment back whose money the payer's bank took, as far as staff have not done so already. */
export async function takeSharesBack(transaction: NodePgDatabase, payment: Payment): Promise<void> {
  const shares = await transaction
    .select({ bookingId: bookingPayments.movedBookingId, cents: bookingPayments.amountCents })
    .from(bookingPayments)
    .where(like(bookingPayments.idempotencyKey, `${keyOf(payment, REASON.out)}%`))
    .orderBy(asc(bookingPayments.id))
  for (const { bookingId, cents } of shares) {
    if (bookingId === null) continue
    const left = Math.min(-cents, await readMoved(transaction, payment.bookingId, bookingId))
    if (left > 0) await postShare(transaction, payment, { bookingId, cents: -left }, REASON.back)
  }
}

/** An entry in either booking. The key has the database take it once. */
async function postShare(
  transaction: NodePgDatabase,
  payment: Payment,
  { bookingId: other, cents }: Share,
  reason: string,
): Promise<void> {
  const by = byProvider(payment.provider)
  const idempotencyKey = `${keyOf(payment, reason)}${other}`
  const away = { bookingId: payment.bookingId, movedBookingId: other, method: 'moved' } as const
  const here = { bookingId: other, movedBookingId: payment.bookingId, method: 'moved' } as const
  await postPayment(transaction, by, { ...away, amountCents: -cents, idempotencyKey }, reason)
  await postPayment(transaction, by, { ...here, amountCents: cents }, reason)
}

function keyOf({ reference }: Payment, reason: string): string {
  return `online ${reference} ${reason === REASON.out ? 'to' : 'from'} `
}
