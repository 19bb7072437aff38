import { AppError } from '@/kernel/errors'
import { PLAN_REFUSALS } from '../rules/plan-refusals'
import type { OfferedPlan, SeenTerms } from '../rules/plan-terms'
import { choosePlan } from '../rules/rate-plan'

/** The plan a guest's request names; null where it is flexible, and the refusal where the plan cannot be had. */
export function judgeAskedPlan(...asked: Parameters<typeof choosePlan>): OfferedPlan | AppError | null {
  const plan = choosePlan(...asked)
  return plan && 'refusal' in plan ? refusePlan(plan.refusal) : plan
}

/** The refusal where a plan has other terms by now than its guest was shown, whatever it costs; null where it has them. */
export function judgeSeenTerms(
  plan: OfferedPlan | null,
  seen: SeenTerms | null | undefined,
): AppError | null {
  if (!plan || !seen) return null
  if (plan.cancellation !== seen.cancellation || plan.cancellationHours !== seen.cancellationHours)
    return otherTerms(plan, PLAN_REFUSALS.otherCancelling(plan.name))
  const { depositPercent = null } = plan
  if (seen.depositPercent === undefined || seen.depositPercent === depositPercent) return null
  return otherTerms(plan, PLAN_REFUSALS.otherDeposit(plan.name))
}

/** The answer to a plan that cannot be had, said where it is chosen. */
function refusePlan(message: string): AppError {
  return new AppError('invalid-input', { message, problems: [{ path: 'ratePlanId', message }] })
}

function otherTerms({ name }: OfferedPlan, message: string): AppError {
  return new AppError('total-differs', {
    message,
    problems: [{ path: 'ratePlanTerms', message: PLAN_REFUSALS.changed(name) }],
  })
}
