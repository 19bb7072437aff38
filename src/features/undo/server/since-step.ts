import { type AnyColumn, and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { folioCharges } from '@/features/charges/server/table'
import { auditEntries } from '@/server/audit/table'
import type { Step } from '../rules/undo-steps'

// The database compares its own instants: those of this program are cut to milliseconds.
const takenAt = ({ id }: Pick<Step, 'id'>) => sql`(select created_at from ${auditEntries} where id = ${id})`

/** SQL: what was written at the step or after it. */
export function isSince(createdAt: AnyColumn | SQL, step: Pick<Step, 'id'>): SQL {
  return sql`${createdAt} >= ${takenAt(step)}`
}

/** SQL: what was written in the transaction of the step, whose rows all bear the moment at which that began. */
export function isOfStep(createdAt: AnyColumn, step: Pick<Step, 'id'>): SQL {
  return sql`${createdAt} = ${takenAt(step)}`
}

/** SQL: an entry of a booking's folio that corrects none and that nobody has corrected. */
export function isStandingCharge(bookingId: number): SQL | undefined {
  const corrected = sql`exists (select from ${folioCharges} back where back.corrects_id = ${folioCharges}.id)`
  return and(eq(folioCharges.bookingId, bookingId), isNull(folioCharges.correctsId), sql`not ${corrected}`)
}
