import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { AppError } from '@/kernel/errors'
import type { OfferedPlan, PlanTerms } from '../rules/plan-terms'
import { judgePlan, termsOf } from '../rules/rate-plan'
import { ratePlans } from './table'

/** The plans that guests may choose in a villa, in SQL over villas. */
const PLANS_OF_VILLA = `
  from rate_plans
  where rate_plans.is_active and rate_plans.is_public
    and (rate_plans.category_ids is null or villas.category_id = any(rate_plans.category_ids))`

/** SQL over villas: a text that changes whenever one of these plans does. */
export const PLANS_REVISION = `(select string_agg(rate_plans.xmin::text, ',' order by rate_plans.id) ${PLANS_OF_VILLA})`

/** SQL over villas: the same plans for the wire; null where there are none. */
export function plansOfVilla() {
  return sql<OfferedPlan[] | null>`(
    select json_agg(json_build_object('id', rate_plans.id, 'name', rate_plans.name, 'line', line,
      'kind', rate_plans.kind, 'change', rate_plans.change, 'cancellation', cancellation,
      'cancellationHours', cancellation_hours, 'depositPercent', deposit_percent, 'minNights', rate_plans.min_nights, 'maxNights', rate_plans.max_nights,
      'minDaysAhead', rate_plans.min_days_ahead, 'maxDaysAhead', rate_plans.max_days_ahead, 'bookFrom', book_from,
      'bookTo', book_to, 'stayFrom', stay_from, 'stayTo', stay_to, 'categories', category_ids)
      order by rate_plans.id)
    ${sql.raw(PLANS_OF_VILLA)})`
}

/**
 * The plan staff name for a stay; null where they name none. It may be one for staff alone, and its days of booking and days
 * ahead bind guests only. Throws invalid-input where it is switched off or is not for this stay.
 */
export async function getPlanOrThrow(
  orm: NodePgDatabase,
  id: number | null | undefined,
  wish: Parameters<typeof judgePlan>[1],
): Promise<PlanTerms | null> {
  const plan = await findPlanOrThrow(orm, id)
  const message = plan && judgePlan(plan, wish)
  if (message) throw new AppError('invalid-input', { problems: [{ path: 'ratePlanId', message }] })
  return plan
}

/**
 * The plan staff name, for whatever stay; null where they name none. Throws invalid-input where it is not there or switched
 * off.
 */
export async function findPlanOrThrow(
  orm: NodePgDatabase,
  id: number | null | undefined,
): Promise<PlanTerms | null> {
  if (id == null) return null
  const [row] = await orm.select().from(ratePlans).where(eq(ratePlans.id, id))
  if (row?.isActive) return toPlanTerms(row)
  const message = 'This rate plan is not offered any more. Please choose another.'
  throw new AppError('invalid-input', { problems: [{ path: 'ratePlanId', message }] })
}

/** A stored plan as a booking keeps it. */
function toPlanTerms({ categoryIds: categories, ...row }: typeof ratePlans.$inferSelect): PlanTerms {
  return termsOf({ ...row, categories })
}
