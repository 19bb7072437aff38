import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import { toAmount } from '@/kernel/money'
import { toShillingsText } from '@/kernel/shillings'
import type { MoneyApproval } from '../staff-contract'
import { moneyApprovals } from './table'

/** What waits for an admin, oldest first; of one booking where one is named. */
export async function listWaiting(orm: NodePgDatabase, bookingId?: number): Promise<MoneyApproval[]> {
  const ofBooking = bookingId === undefined ? undefined : eq(moneyApprovals.bookingId, bookingId)
  return await select(orm, and(isNull(moneyApprovals.decision), ofBooking))
}

/** All that was ever asked for a booking, oldest first. */
export async function listApprovals(orm: NodePgDatabase, bookingId: number): Promise<MoneyApproval[]> {
  return await select(orm, eq(moneyApprovals.bookingId, bookingId))
}

export async function findApproval(orm: NodePgDatabase, id: number): Promise<MoneyApproval | undefined> {
  const [approval] = await select(orm, eq(moneyApprovals.id, id))
  return approval
}

async function select(orm: NodePgDatabase, condition: SQL | undefined): Promise<MoneyApproval[]> {
  const rows = await orm
    .select({ asked: moneyApprovals, reference: bookings.reference, guestName: bookings.guestName })
    .from(moneyApprovals)
    .innerJoin(bookings, eq(bookings.id, moneyApprovals.bookingId))
    .where(condition)
    .orderBy(asc(moneyApprovals.id))
  return rows.map(({ asked, reference, guestName }) => ({
    id: asked.id,
    at: asked.createdAt.toISOString(),
    bookingId: asked.bookingId,
    bookingReference: reference,
    guestName,
    kind: asked.kind,
    amount: toAmount(asked.amountCents),
    shillings: asked.shillings && toShillingsText(asked.shillings),
    method: asked.method,
    reason: asked.reason,
    askedBy: asked.askedByEmail,
    decision: asked.decision,
    decidedBy: asked.decidedByEmail,
    decidedAt: asked.decidedAt?.toISOString() ?? null,
  }))
}
