import { and, eq, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { BookingEmailKind, GroupEmailKind } from '@/features/bookings/rules/email-kinds'
import { queueBookingEmail, queueGroupEmail } from '@/features/bookings/server/queue-email'
import type { bookings } from '@/features/bookings/server/table'
import { mails } from '@/server/mail/table'
import type { Step } from '../rules/undo-steps'
import { isSince } from './since-step'

const OWN: readonly BookingEmailKind[] = ['booking-confirmed', 'booking-cancelled']
const OF_GROUP: readonly GroupEmailKind[] = ['group-confirmed', 'group-cancelled']

/**
 * Queues a mail of what is true now to a guest who was written about the step that is undone, and none to one who was not:
 * to the guest of the booking about a step of its own, to the guest in charge about one of the whole group.
 * A mail of the booking's own that was never tried is not sent any more; one of its group tells of other villas too, and
 * finds out by itself what stands.
 */
export async function tellUndone(
  transaction: NodePgDatabase,
  { id, groupId }: typeof bookings.$inferSelect,
  step: Step,
): Promise<void> {
  const own = await lockWritten(transaction, OWN, id, step)
  const untried = own.filter(({ status, attempts }) => status === 'queued' && attempts === 0)
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
  if (own.some(mayHaveArrived)) await queueBookingEmail(transaction, 'booking-undone', [id])
  if (groupId === null) return
  const ofGroup = await lockWritten(transaction, OF_GROUP, groupId, step)
  if (ofGroup.some(mayHaveArrived)) await queueGroupEmail(transaction, 'group-undone', groupId)
}

/** What was written since the step, kept from being sent until the transaction ends. */
async function lockWritten(
  transaction: NodePgDatabase,
  kinds: readonly string[],
  subjectId: number,
  step: Step,
) {
  return await transaction
    .select()
    .from(mails)
    .where(
      and(
        inArray(mails.kind, [...kinds]),
        eq(mails.subjectId, subjectId),
        isSince(sql`greatest(${mails.sentAt}, ${mails.createdAt})`, step),
      ),
    )
    .for('update')
}

/** True of a mail that went out or was tried and may have arrived all the same; one that met an outage did not. */
function mayHaveArrived({ status, attempts, outage, bouncedAt }: typeof mails.$inferSelect): boolean {
  if (status === 'sent' || status === 'sending') return true
  return attempts > 0 && outage === null && bouncedAt === null && status !== 'needless'
}
