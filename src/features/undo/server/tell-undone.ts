import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { BookingEmailKind, GroupEmailKind } from '@/features/bookings/rules/email-kinds'
import { queueBookingEmail } from '@/features/bookings/server/queue-email'
import type { bookings } from '@/features/bookings/server/table'
import { mails } from '@/server/mail/table'
import type { Step } from '../rules/undo-steps'
import { isSince } from './since-step'

const OWN: readonly BookingEmailKind[] = ['booking-confirmed', 'booking-cancelled']
const OF_GROUP: readonly GroupEmailKind[] = ['group-confirmed', 'group-cancelled']

/**
 * Queues a mail of what is true now to a guest who was written about the step that is undone, and none to one who was not.
 * A mail that still waits is held until the transaction ends; written after that, it finds nothing to tell.
 */
export async function tellUndone(
  transaction: NodePgDatabase,
  { id, groupId, guestEmail }: typeof bookings.$inferSelect,
  step: Step,
): Promise<void> {
  if (!guestEmail) return
  const own = and(inArray(mails.kind, [...OWN]), eq(mails.subjectId, id))
  const ofGroup =
    groupId === null ? undefined : and(inArray(mails.kind, [...OF_GROUP]), eq(mails.subjectId, groupId))
  const written = await transaction
    .select({ status: mails.status, attempts: mails.attempts })
    .from(mails)
    .where(and(or(own, ofGroup), isSince(sql`greatest(${mails.sentAt}, ${mails.createdAt})`, step)))
    .for('update')
  // One that was tried in vain may have arrived all the same.
  const isTold = written.some(
    ({ status, attempts }) =>
      status === 'sent' || status === 'sending' || (status === 'queued' && attempts > 0),
  )
  if (isTold) await queueBookingEmail(transaction, 'booking-undone', [id])
}
