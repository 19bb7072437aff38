import type { PlanTerms, SeenTerms } from '@/features/rates/rules/plan-terms'
import { tellPlanDeposit } from '@/features/rates/rules/plan-words'
import { formatPrice } from '@/kernel/money'
import { STAFF_TERMS } from './terms-for-staff'

/** What a plan makes of a night, in words: `10% off`, `$5.00 more a night`, `the price list`. */
export function tellChange({ kind, change }: Pick<PlanTerms, 'kind' | 'change'>): string {
  if (change === 0) return STAFF_TERMS.unchanged
  if (kind === 'percentage') return STAFF_TERMS[change < 0 ? 'off' : 'more'](String(Math.abs(change) / 100))
  return STAFF_TERMS[change < 0 ? 'offNight' : 'moreNight'](formatPrice(Math.abs(change)))
}

/** How a stay on a plan is cancelled, and its deposit where it has one of its own, in words for staff. */
export function tellTerms(plan: SeenTerms): string {
  return [tellCancelling(plan), ...tellPlanDeposit(plan)].join(', ')
}

function tellCancelling({ cancellation, cancellationHours }: SeenTerms): string {
  if (cancellation === 'non-refundable') return STAFF_TERMS.nonRefundable
  if (cancellation === 'property') return STAFF_TERMS.property
  return STAFF_TERMS.freeUntil(cancellationHours ?? 0)
}
