import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { takeStep } from '@/features/bookings/server/change-status'
import { queueBookingEmail, queueGroupEmail } from '@/features/bookings/server/queue-email'
import { bookings } from '@/features/bookings/server/table'
import { readHold } from '@/features/property/server/store'
import { BY_GUEST, BY_ITSELF, recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { mayConfirmAtOnce } from './confirm-at-once'

const CONFIRMED_REASON = 'confirmed at once, as the mailbox was proved'

/** A booking whose mailbox somebody wants to prove; `isHeld` while its first hold lasts. */
export type ProvableBooking = Awaited<ReturnType<typeof lockProvable>>

/** The booking, locked until the transaction ends; undefined where there is none. */
export async function lockProvable(transaction: NodePgDatabase, which: SQL | undefined) {
  const [row] = await lockProvables(transaction, which)
  return row
}

/** The same of several bookings, in the order of their ids. */
export async function lockProvables(transaction: NodePgDatabase, which: SQL | undefined) {
  return await transaction
    .select({
      id: bookings.id,
      groupId: bookings.groupId,
      status: bookings.status,
      checkInDate: bookings.checkInDate,
      checkOutDate: bookings.checkOutDate,
      mailboxProof: bookings.mailboxProof,
      isHeld: sql<boolean>`${bookings.status} = 'pending' and ${bookings.holdExpiresAt} > now()`,
    })
    .from(bookings)
    .where(which)
    .orderBy(asc(bookings.id))
    .for('update')
}

/**
 * Takes the mailbox of a request for proved: its full hold begins now, the hotel is told of it, and where the hotel
 * confirms at once and the allotment of its nights allows it, it is confirmed (docs/decisions/holds.md). What proves one
 * villa of a group proves all; groups are confirmed by hand. In the transaction that has locked it.
 */
export async function acceptProof(
  transaction: NodePgDatabase,
  context: Context,
  request: NonNullable<ProvableBooking>,
): Promise<void> {
  const { id, groupId } = request
  await holdWhole(transaction, groupId === null ? eq(bookings.id, id) : eq(bookings.groupId, groupId))
  if (groupId !== null) return await queueGroupEmail(transaction, 'new-group', groupId)
  if (await mayConfirmAtOnce(transaction, request)) {
    await transaction.update(bookings).set({ isConfirmedAtOnce: true }).where(eq(bookings.id, id))
    await takeStep(transaction, context, BY_ITSELF, request, {
      status: 'confirmed',
      reason: CONFIRMED_REASON,
    })
  }
  await queueBookingEmail(transaction, 'new-request', [id])
}

/** Gives the full hold to those of these requests that still wait for their proof. */
async function holdWhole(transaction: NodePgDatabase, which: SQL | undefined): Promise<void> {
  const { hours } = await readHold(transaction)
  const waiting = and(
    eq(bookings.mailboxProof, 'asked'),
    eq(bookings.status, 'pending'),
    gt(bookings.holdExpiresAt, sql`now()`),
  )
  const proved = await transaction
    .update(bookings)
    .set({
      mailboxProof: 'given',
      senderHash: null,
      holdExpiresAt: sql`now() + make_interval(hours => ${hours}::int)`,
    })
    .where(and(which, waiting))
    .returning({ id: bookings.id })
  for (const { id } of proved)
    await recordChange(transaction, BY_GUEST, {
      resource: 'bookings',
      rowId: id,
      action: 'update',
      after: { reason: 'the mailbox was proved' },
    })
}
