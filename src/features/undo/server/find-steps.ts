import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { bookings } from '@/features/bookings/server/table'
import { auditEntries } from '@/server/audit/table'
import { lastStep, STEP_ACTIONS, type Step } from '../rules/undo-steps'

type Row = Pick<typeof bookings.$inferSelect, 'id' | 'status'>

/** The last step of a booking; `moment` is told alike by all that was written in the transaction of the step. */
export type FoundStep<Booking extends Row = Row> = { booking: Booking; step: Step; moment: string }

/** The last step of each of some bookings, as the audit trail has it; none of those it does not lead to where they are. */
export async function findSteps<Booking extends Row>(
  orm: NodePgDatabase,
  rows: readonly Booking[],
): Promise<FoundStep<Booking>[]> {
  const entries = await orm
    .select({ entry: auditEntries, moment: sql<string>`${auditEntries.createdAt}::text` })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.resource, 'bookings'),
        inArray(
          auditEntries.rowId,
          rows.map(({ id }) => id),
        ),
        inArray(auditEntries.action, [...STEP_ACTIONS]),
      ),
    )
    .orderBy(asc(auditEntries.id))
  return rows.flatMap((booking) => {
    const own = entries.filter(({ entry }) => entry.rowId === booking.id)
    const step = lastStep(
      own.map(({ entry }) => ({
        ...entry,
        at: entry.createdAt.getTime(),
        isByStaff: entry.staffId !== 0,
      })),
    )
    const moment = own.find(({ entry }) => entry.id === step?.id)?.moment
    return step && moment && step.to === booking.status ? [{ booking, step, moment }] : []
  })
}
