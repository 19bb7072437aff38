import type { PlanTerms, SeenTerms } from '@/features/rates/rules/plan-terms'
import { tellPlanDeposit } from '@/features/rates/rules/plan-words'
import { countOf } from '@/kernel/count-of'
import { formatPrice } from '@/kernel/money'

/** What a plan makes of a night, in words: `10% off`, `$5.00 more a night`, `the price list`. */
export function tellChange({ kind, change }: Pick<PlanTerms, 'kind' | 'change'>): string {
  if (change === 0) return 'the price list'
  const amount = kind === 'percentage' ? `${Math.abs(change) / 100}%` : formatPrice(Math.abs(change))
  const way = change < 0 ? 'off' : 'more'
  return kind === 'percentage' ? `${amount} ${way}` : `${amount} ${way} a night`
}

/** How a stay on a plan is cancelled, and its deposit where it has one of its own, in words for staff. */
export function tellTerms(plan: SeenTerms): string {
  return [tellCancelling(plan), ...tellPlanDeposit(plan)].join(', ')
}

function tellCancelling({ cancellation, cancellationHours }: SeenTerms): string {
  if (cancellation === 'non-refundable') return 'not refundable'
  if (cancellation === 'property') return 'cancelled as the property says'
  return `free to cancel until ${countOf(cancellationHours ?? 0, 'hour')} before check-in`
}
