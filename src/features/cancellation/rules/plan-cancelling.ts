import type { PlanTerms } from '@/features/rates/rules/plan-terms'
import { CANCELLING_WORDS } from '../text'
import type { Hotel } from './free-cancellation'

/** What the property's policy of cancelling is called, in English (property/contract.ts). */
const CANCELLATION_POLICY = 'Cancellation'

/** How a stay is cancelled by its plan; null is the flexible plan, which leaves it to the property. */
type Cancelling = Pick<PlanTerms, 'cancellation' | 'cancellationHours'> | null | undefined

/**
 * What the hotel says of ending a stay, as the plan has it that the stay is booked on: other hours, or never free and then
 * for all of its price. Null is the flexible plan (docs/decisions/rate-plans.md).
 */
export function withPlan<Terms extends Hotel>(
  terms: Terms,
  plan: Cancelling,
): Terms & Pick<Hotel, 'isNonRefundable'> {
  if (plan?.cancellation === 'non-refundable')
    return { ...terms, isNonRefundable: true, lateCancellationFee: 'all', noShowFee: 'all' }
  const hours = plan?.cancellation === 'hours' ? plan.cancellationHours : null
  return hours === null ? terms : { ...terms, freeCancellationHours: hours }
}

/**
 * The property's policies beside a stay on a plan: that of cancelling is left out where the plan has terms of its own,
 * which are told in its place.
 */
export function policiesOn<Policy extends { title: string; name?: string | undefined }>(
  plan: Cancelling,
  policies: readonly Policy[],
): readonly Policy[] {
  const hasOwnTerms = plan && plan.cancellation !== 'property'
  return hasOwnTerms
    ? policies.filter(({ name, title }) => (name ?? title) !== CANCELLATION_POLICY)
    : policies
}

/** That a deposit comes back; nothing on a plan by which cancelling is never free. */
export function tellBack(plan: Cancelling): string {
  return plan?.cancellation === 'non-refundable' ? '' : ` ${CANCELLING_WORDS.comesBack}`
}
