import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { bookings } from '@/features/bookings/server/table'
import { folioCharges } from '@/features/charges/server/table'
import { numberOf } from '@/features/documents/rules/document-kinds'
import { documents } from '@/features/documents/server/table'
import { moneyApprovals } from '@/features/money-approvals/server/table'
import { sumOpen } from '@/features/online-payments/server/order-refund'
import { bookingPayments } from '@/features/payments/server/table'
import { AppError } from '@/kernel/errors'
import { formatPrice } from '@/kernel/money'
import type { Context } from '@/server/context'
import type { Step } from '../rules/undo-steps'
import { isOfStep, isSince, isStandingCharge } from './since-step'

/**
 * Refuses to restore a stay of which something happened since that nobody takes back: its nights are over, its money went
 * back or is about to, some of what ending it cost was let off, an invoice says what ending it cost. In a transaction that has locked the booking. Throws
 * step-not-allowed.
 */
export async function assertEndingUndoable(
  transaction: NodePgDatabase,
  { today }: Pick<Context, 'today'>,
  { id, checkOutDate }: typeof bookings.$inferSelect,
  step: Step,
): Promise<void> {
  if (checkOutDate <= today()) throw refusal('The nights of this booking are over, so it stays as it is.')
  await assertNoMoneyBack(transaction, id, step)
  await assertNothingLetOff(transaction, id, step)
  await assertNotInvoicedSince(transaction, id, step)
}

/** Throws step-not-allowed while an invoice stands that was issued since the step. */
export async function assertNotInvoicedSince(
  transaction: NodePgDatabase,
  bookingId: number,
  step: Step,
): Promise<void> {
  const credited = sql`(select coalesce(sum(note.total_cents), 0) from ${documents} note
    where note.credits_id = ${documents}.id)`
  const [invoice] = await transaction
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.bookingId, bookingId),
        eq(documents.kind, 'invoice'),
        isSince(documents.createdAt, step),
        sql`${documents.totalCents} + ${credited} <> 0`,
      ),
    )
    .limit(1)
  if (invoice)
    throw refusal(
      `Invoice ${numberOf(invoice)} was issued since. Please have an admin take it back by a credit note first.`,
    )
}

async function assertNoMoneyBack(transaction: NodePgDatabase, bookingId: number, step: Step): Promise<void> {
  const reversed = sql`exists (select from ${bookingPayments} back where back.reverses_id = ${bookingPayments}.id)`
  const [given] = await transaction
    .select({ cents: bookingPayments.amountCents, movedTo: bookingPayments.movedBookingId })
    .from(bookingPayments)
    .where(
      and(
        eq(bookingPayments.bookingId, bookingId),
        lt(bookingPayments.amountCents, 0),
        isNull(bookingPayments.reversesId),
        isSince(bookingPayments.createdAt, step),
        sql`not ${reversed}`,
      ),
    )
    .limit(1)
  const again = 'Please book the stay again.'
  if (given) {
    const amount = formatPrice(-given.cents)
    const where = given.movedTo === null ? 'given back' : `moved to booking ${given.movedTo}`
    throw refusal(`${amount} of this booking has been ${where} since, which cannot be undone. ${again}`)
  }
  if ((await sumOpen(transaction, bookingId)) > 0)
    throw refusal(`Money of this booking is being sent back, which cannot be undone. ${again}`)
  const waiting = and(
    eq(moneyApprovals.bookingId, bookingId),
    inArray(moneyApprovals.kind, ['refund', 'discount']),
    isNull(moneyApprovals.decision),
  )
  if ((await transaction.$count(moneyApprovals, waiting)) > 0)
    throw refusal('A refund or discount of this booking waits for an admin. Please have it decided first.')
}

/** What was let off of a fee would be let off of the stay that is owed instead. */
async function assertNothingLetOff(
  transaction: NodePgDatabase,
  bookingId: number,
  step: Step,
): Promise<void> {
  const [discount] = await transaction
    .select({ cents: folioCharges.amountCents })
    .from(folioCharges)
    .where(
      and(
        isStandingCharge(bookingId),
        lt(folioCharges.amountCents, 0),
        isSince(folioCharges.createdAt, step),
        sql`not (${isOfStep(folioCharges.createdAt, step)})`,
      ),
    )
    .limit(1)
  if (discount)
    throw refusal(`${formatPrice(-discount.cents)} was let off since. Please correct the discount first.`)
}

function refusal(message: string): AppError {
  return new AppError('step-not-allowed', { message })
}
