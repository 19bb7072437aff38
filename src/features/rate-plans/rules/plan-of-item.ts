import type { PlanTerms } from '@/features/rates/rules/plan-terms'
import { termsOf } from '@/features/rates/rules/rate-plan'
import { toDay } from '@/kernel/days'
import { toCents } from '@/kernel/money'
import type { StaffRatePlan } from '../contract'

/** A plan of the staff's list as a booking is priced by it. */
export function planOfItem({ change, categoryIds, stayFrom, stayTo, ...same }: StaffRatePlan): PlanTerms {
  return termsOf({
    ...same,
    change: toCents(change),
    stayFrom: stayFrom === null ? null : toDay(stayFrom),
    stayTo: stayTo === null ? null : toDay(stayTo),
    categories: categoryIds,
  })
}
