import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { queueMail, queueMailOnce } from '@/server/mail/queue-mail'
import type { BookingEmailKind, GroupEmailKind } from '../rules/email-kinds'

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

/** Queues an e-mail about a group as a whole, unless one of this kind waits already. */
export async function queueGroupEmail(
  transaction: NodePgDatabase,
  kind: GroupEmailKind,
  groupId: number,
): Promise<void> {
  await queueMailOnce(transaction, kind, groupId)
}

/** Tells the guests of lapsed requests; a group's guest once, however many of its villas lapsed. */
export async function queueLapsedEmails(
  transaction: NodePgDatabase,
  lapsed: readonly { id: number; groupId: number | null }[],
): Promise<void> {
  const alone = lapsed.filter(({ groupId }) => groupId === null)
  await queueBookingEmail(
    transaction,
    'request-lapsed',
    alone.map(({ id }) => id),
  )
  const groups = new Set(lapsed.flatMap(({ groupId }) => groupId ?? []))
  for (const groupId of groups) await queueGroupEmail(transaction, 'group-lapsed', groupId)
}
