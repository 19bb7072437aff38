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
 * A mail of the booking's own that was never tried is not sent any more; one of its group tells of other villas too, and
 * finds out by itself what stands.
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
    .select()
    .from(mails)
    .where(and(or(own, ofGroup), isSince(sql`greatest(${mails.sentAt}, ${mails.createdAt})`, step)))
    .for('update')
  const untried = written.filter(
    ({ kind, status, attempts }) => OWN.some((one) => one === kind) && status === 'queued' && attempts === 0,
  )
  if (untried.length > 0)
    await transaction
      .update(mails)
      .set({ status: 'needless' })
      .where(
        inArray(
          mails.id,
          untried.map((mail) => mail.id),
        ),
      )
  if (written.some(mayHaveArrived)) await queueBookingEmail(transaction, 'booking-undone', [id])
}

/** True of a mail that went out or was tried and may have arrived all the same; one that met an outage did not. */
function mayHaveArrived({ status, attempts, outage, bouncedAt }: typeof mails.$inferSelect): boolean {
  if (status === 'sent' || status === 'sending') return true
  return attempts > 0 && outage === null && bouncedAt === null && status !== 'needless'
}
