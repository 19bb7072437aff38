import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { queueMail, queueMailOnce } from '@/server/mail/queue-mail'
import type { BookingEmailKind } from '../rules/email-kinds'

/** Queues an e-mail about each of these bookings, in the transaction of what it tells of. */
export async function queueBookingEmail(
  transaction: NodePgDatabase,
  kind: BookingEmailKind,
  bookingIds: number[],
): Promise<void> {
  await queueMail(transaction, kind, bookingIds)
}

/** The same about one booking, unless an e-mail of this kind about it waits already. */
export async function queueBookingEmailOnce(
  transaction: NodePgDatabase,
  kind: BookingEmailKind,
  bookingId: number,
): Promise<void> {
  await queueMailOnce(transaction, kind, bookingId)
}
