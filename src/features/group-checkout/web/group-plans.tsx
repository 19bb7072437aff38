import { lazy, Suspense } from 'react'
import { useProperty } from '@/features/property/web/use-property'
import type { PlanTerms } from '@/features/rates/rules/plan-terms'
import type { Day } from '@/kernel/days'
import type { ChosenVilla } from '../rules/group-draft'

// A hotel that has none loads none.
const CheckoutPlans = lazy(async () => ({
  default: (await import('@/features/rate-choice/web/plan-choice')).CheckoutPlans,
}))

type GroupPlansProps = {
  /** At the prices of the flexible plan. */
  flexible: readonly ChosenVilla[]
  today: Day
  plan: PlanTerms | null
  /** Why the plan that was chosen before cannot be had. */
  lost: string | null
  onChoose: (planId: number | null) => void
}

/** The rate plans that all villas of a group can be had on, where there are any besides the flexible one. */
export function GroupPlans({ flexible, today, plan, lost, onChoose }: GroupPlansProps) {
  const hotel = useProperty()
  if (lost === null && !flexible.some(({ villa }) => villa.ratePlans)) return null
  const now = Date.now()
  return (
    <Suspense fallback={null}>
      <CheckoutPlans
        asked={flexible.map(({ villa, stay, quote }) => ({ villa, stay, quote, hotel, today, now }))}
        chosenId={plan?.id ?? null}
        lost={lost}
        onChoose={onChoose}
      />
    </Suspense>
  )
}
