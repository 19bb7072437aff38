import type { PlanTerms } from '@/features/rates/rules/plan-terms'
import type { Hotel } from './free-cancellation'

/**
 * What the hotel says of ending a stay, as the plan has it that the stay is booked on: other hours, or never free and then
 * for all of its price. Null is the flexible plan (docs/decisions/rate-plans.md).
 */
export function withPlan<Terms extends Hotel>(
  terms: Terms,
  plan: Pick<PlanTerms, 'cancellation' | 'cancellationHours'> | null | undefined,
): Terms & Pick<Hotel, 'isNonRefundable'> {
  if (plan?.cancellation === 'non-refundable')
    return { ...terms, isNonRefundable: true, lateCancellationFee: 'all', noShowFee: 'all' }
  const hours = plan?.cancellation === 'hours' ? plan.cancellationHours : null
  return hours === null ? terms : { ...terms, freeCancellationHours: hours }
}
