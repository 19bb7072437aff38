import { defineWords } from '@/kernel/words'

/** The plan there always is: the price list, and the terms of the property. */
export const FLEXIBLE = 'Flexible'

/** How a rate plan stands beside a price, in mails, documents and on screens. */
export const PLAN_WORDS = defineWords('rates-plan.PLAN_WORDS', { label: 'Rate' } as const)

/** What a plan asks for in advance, in words after its other terms; nothing where that is as the property says. */
export function tellPlanDeposit(plan: { depositPercent?: number | null | undefined } | null): string[] {
  const percent = plan?.depositPercent
  if (percent == null) return []
  return [percent === 0 ? 'no deposit' : `deposit of ${percent}%`]
}
