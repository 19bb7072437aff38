import { defineWords } from '@/kernel/words'

/** How a rate plan stands beside a price, in mails, documents and on screens. */
export const PLAN_WORDS = defineWords('rates-plan.PLAN_WORDS', {
  label: 'Rate',
  /** The plan there always is: the price list, and the terms of the property. */
  flexible: 'Flexible',
  noDeposit: 'no deposit',
  deposit: (percent: number) => `deposit of ${percent}%`,
} as const)

/** What a plan asks for in advance, in words after its other terms; nothing where that is as the property says. */
export function tellPlanDeposit(plan: { depositPercent?: number | null | undefined } | null): string[] {
  const percent = plan?.depositPercent
  if (percent == null) return []
  return [percent === 0 ? PLAN_WORDS.noDeposit : PLAN_WORDS.deposit(percent)]
}
