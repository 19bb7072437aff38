import { eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ReadinessRule } from '@/features/property/rules/check-in-readiness'
import { readCheckInReadiness } from '@/features/property/server/store'
import { type Condition, isReady } from '../rules/condition'
import { villaConditions } from './table'

/** Whether a villa is ready for its next guests, and what check-in makes of one that is not. */
export async function readReadiness(
  orm: NodePgDatabase,
  villaId: number,
): Promise<{ rule: ReadinessRule; condition: Condition; isReady: boolean }> {
  const rule = await readCheckInReadiness(orm)
  const [row] = await orm
    .select({ condition: villaConditions.condition })
    .from(villaConditions)
    .where(eq(villaConditions.villaId, villaId))
  const condition = row?.condition ?? 'clean'
  return { rule, condition, isReady: isReady(condition) }
}

/** What these villas are like; one that is not in the answer is clean. */
export async function readConditions(
  orm: NodePgDatabase,
  villaIds: readonly number[],
): Promise<ReadonlyMap<number, Condition>> {
  if (villaIds.length === 0) return new Map()
  const rows = await orm
    .select({ villaId: villaConditions.villaId, condition: villaConditions.condition })
    .from(villaConditions)
    .where(inArray(villaConditions.villaId, [...villaIds]))
  return new Map(rows.map(({ villaId, condition }) => [villaId, condition]))
}
