import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
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
