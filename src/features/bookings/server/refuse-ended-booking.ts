import { and, desc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { REFUSAL_WORDS } from '@/features/stay-words/rules/refusals'
import { AppError } from '@/kernel/errors'
import { BY_ITSELF } from '@/server/audit/record-change'
import { auditEntries } from '@/server/audit/table'
import { type BookingStatus, holdsNights } from '../rules/status'

/**
 * For a request that is sent again under the key its booking was made with: that booking must still hold its nights,
 * else the sender would take a booking that is over for one that stands. Throws booking-ended.
 */
export async function refuseEndedBooking(
  orm: NodePgDatabase,
  booking: { id: number; reference: string; status: BookingStatus },
): Promise<void> {
  if (holdsNights(booking.status)) return
  throw new AppError('booking-ended', {
    message: REFUSAL_WORDS.again(await tellEnd(orm, booking)),
  })
}

async function tellEnd(
  orm: NodePgDatabase,
  { id, reference, status }: { id: number; reference: string; status: BookingStatus },
): Promise<string> {
  if (status === 'no-show') return REFUSAL_WORDS.notArrived(reference)
  const [last] = await orm
    .select({ staffEmail: auditEntries.staffEmail })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.resource, 'bookings'),
        eq(auditEntries.rowId, id),
        eq(auditEntries.action, 'status'),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1)
  // Nothing but the end of its hold cancels a booking without anybody's doing.
  return last?.staffEmail === BY_ITSELF.email
    ? REFUSAL_WORDS.lapsed(reference)
    : REFUSAL_WORDS.cancelled(reference)
}
