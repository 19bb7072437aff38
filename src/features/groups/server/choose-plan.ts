import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PlanTerms, SeenTerms } from '@/features/rates/rules/plan-terms'
import { judgePlan } from '@/features/rates/rules/rate-plan'
import { judgeAskedPlan, judgeSeenTerms } from '@/features/rates/server/choose-plan'
import { findPlanOrThrow } from '@/features/rates/server/rate-plans'
import type { Villa } from '@/features/villas/contract'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import type { Day } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import type { Stay } from '@/kernel/stay'

/** The plan that is wanted for a group, and how its guest was told it is cancelled. */
export type AskedPlan = {
  ratePlanId?: number | null | undefined
  ratePlanTerms?: SeenTerms | null | undefined
}

type Wanted = { villa: Villa; stay: Stay }

/**
 * The rate plan of a group, which all of its villas are booked on or none is; null where it is flexible. Guests may have those
 * that are offered to them, staff any that is switched on (docs/decisions/rate-plans.md). Throws invalid-input, total-differs.
 */
export async function choosePlan(
  orm: NodePgDatabase,
  parts: readonly Wanted[],
  { ratePlanId, ratePlanTerms, ...limits }: AskedPlan & { today: Day; isByStaff: boolean },
): Promise<PlanTerms | null> {
  if (ratePlanId == null) return null
  if (limits.isByStaff) return assertHolds(await findPlanOrThrow(orm, ratePlanId), parts)
  const [plan = null] = parts.map(({ villa, stay }) => {
    const wish = { stay, categoryId: villa.categoryId, today: limits.today }
    const judged = judgeAskedPlan(villa.ratePlans, ratePlanId, wish)
    if (judged instanceof AppError) throw judged
    return judged
  })
  const otherTerms = judgeSeenTerms(plan, ratePlanTerms)
  if (otherTerms) throw otherTerms
  return plan
}

/** Refuses a plan that does not hold for one of the villas, which it names. */
function assertHolds(plan: PlanTerms | null, parts: readonly Wanted[]): PlanTerms | null {
  for (const { villa, stay } of parts) {
    const why = plan && judgePlan(plan, { stay, categoryId: villa.categoryId })
    if (why)
      throw new AppError('invalid-input', {
        problems: [{ path: 'ratePlanId', message: `${unitNameOf(villa, 'full')}: ${why}` }],
      })
  }
  return plan
}
