import type { OfferedPlan } from '@/features/rates/rules/plan-terms'
import { applyPlan, choosePlan } from '@/features/rates/rules/rate-plan'
import type { Day } from '@/kernel/days'
import type { ChosenVilla } from './group-draft'

type OnPlan = {
  /** At the prices of the plan. */
  chosen: ChosenVilla[]
  /** Null is the flexible one. */
  plan: OfferedPlan | null
  /** Why the plan that is wanted cannot be had; null where it can. */
  lost: string | null
}

/** The villas of a group on the plan its guest wants, where every one of them can be had on it; else all are flexible. */
export function putOnPlan(flexible: readonly ChosenVilla[], planId: number | null, today: Day): OnPlan {
  const plans = flexible.map(({ villa: { ratePlans, categoryId }, stay }) =>
    choosePlan(ratePlans, planId, { stay, categoryId, today }),
  )
  const [plan = null] = plans
  const refused = plans.find((one) => one !== null && 'refusal' in one)
  if (refused && 'refusal' in refused) return { chosen: [...flexible], plan: null, lost: refused.refusal }
  if (!plan || 'refusal' in plan) return { chosen: [...flexible], plan: null, lost: null }
  return {
    chosen: flexible.map((one) => ({ ...one, quote: applyPlan(one.quote, plan) })),
    plan,
    lost: null,
  }
}
