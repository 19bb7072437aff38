import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { takeStep } from '@/features/bookings/server/change-status'
import { bookings } from '@/features/bookings/server/table'
import { mayConfirmAtOnce } from '@/features/mailbox-proof/server/confirm-at-once'
import { acceptProof, lockProvable } from '@/features/mailbox-proof/server/prove-mailbox'
import { BY_ITSELF } from '@/server/audit/record-change'
import type { Context } from '@/server/context'

/**
 * Money that came proves who asked for the nights, as a proved mailbox does: the request is held in full, and confirmed
 * where the property confirms at once. What lapsed or was cancelled stays so, and its money is for staff to look at.
 * Answers whether the booking changed. In the transaction that has locked it.
 */
export async function confirmPaid(
  transaction: NodePgDatabase,
  context: Context,
  bookingId: number,
): Promise<boolean> {
  const request = await lockProvable(transaction, eq(bookings.id, bookingId))
  if (request?.status !== 'pending') return false
  if (request.mailboxProof === 'asked' && request.isHeld) {
    await acceptProof(transaction, context, request)
    return true
  }
  if (request.groupId !== null || !(await mayConfirmAtOnce(transaction, request))) return false
  await transaction.update(bookings).set({ isConfirmedAtOnce: true }).where(eq(bookings.id, bookingId))
  await takeStep(transaction, context, BY_ITSELF, request, {
    status: 'confirmed',
    reason: 'confirmed at once, as it was paid',
  })
  return true
}
