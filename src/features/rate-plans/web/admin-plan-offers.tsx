import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PLAN_WORDS } from '@/features/rates/rules/plan-words'
import { LABEL_WORDS } from '@/kernel/labels'
import { toCents } from '@/kernel/money'
import { failureToast } from '@/web/admin-kit/resource-words'
import { staffRequest } from '@/web/admin-kit/staff-request'
import { useMay } from '@/web/admin-kit/use-may'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import { type RatePlanInput, ratePlans, type StaffRatePlan } from '../contract'
import { tellChange, tellTerms } from '../rules/tell-rate-plan'
import { missingPlans } from '../rules/usual-plans'
import { ratePlansText, planOffers as words } from './admin-text'

/** What the flexible plan is, and the usual plans that can be switched on with one press. */
export function PlanOffers({ items }: { items: StaffRatePlan[] }) {
  const queryClient = useQueryClient()
  const mayWrite = useMay('prices')
  const [isSending, setSending] = useState(false)
  const offered = missingPlans(items)

  async function switchOn(plan: RatePlanInput) {
    setSending(true)
    try {
      await staffRequest('POST', ratePlans.writePath, plan)
      showToast({ title: words.done(plan.name), description: words.doneHelp })
    } catch (error) {
      showToast(failureToast(ratePlansText, 'create', error))
    } finally {
      setSending(false)
      void refetchLists(queryClient)
    }
  }

  return (
    <div className="mb-4 grid gap-3">
      <p className="max-w-measure">
        <strong>{PLAN_WORDS.flexible}</strong>
        {LABEL_WORDS.colon} {words.flexible}
      </p>
      {mayWrite && offered.length > 0 && (
        <ul aria-label={words.usual} className="ruled border-y border-line">
          {offered.map((plan) => (
            <li key={plan.name} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span className="min-w-0">
                <strong className="block">{plan.name}</strong>
                <span className="text-sm text-ink-soft">{tellOffer(plan)}</span>
              </span>
              <Button look="quiet" size="small" disabled={isSending} onClick={() => void switchOn(plan)}>
                <span>
                  {words.switchOn}
                  <span className="sr-only">
                    {LABEL_WORDS.colon} {plan.name}
                  </span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function tellOffer(plan: RatePlanInput): string {
  const parts = [
    tellChange({ ...plan, change: toCents(plan.change) }),
    tellTerms(plan),
    plan.minNights !== null && words.least(plan.minNights),
    plan.isPublic ? words.guests : words.staff,
  ]
  return parts.filter(Boolean).join(', ')
}
