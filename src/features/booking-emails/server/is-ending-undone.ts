import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type BookingStatus, isEnding } from '@/features/bookings/rules/status'
import { auditEntries } from '@/server/audit/table'

const before = sql<BookingStatus>`${auditEntries.before}->>'status'`
const after = sql<BookingStatus>`${auditEntries.after}->>'status'`

/** Whether the last step of a booking that was undone had ended its stay, and not confirmed it. */
export async function isEndingUndone(orm: NodePgDatabase, bookingId: number): Promise<boolean> {
  const [undoing] = await orm
    .select({ from: before })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.resource, 'bookings'),
        eq(auditEntries.rowId, bookingId),
        eq(auditEntries.action, 'status'),
        or(inArray(before, ['cancelled', 'no-show']), and(eq(before, 'confirmed'), eq(after, 'pending'))),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1)
  return undoing !== undefined && isEnding(undoing.from)
}
