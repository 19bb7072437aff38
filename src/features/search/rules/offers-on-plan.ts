import { PLAN_WORDS } from '@/features/rates/rules/plan-words'
import { applyPlan, choosePlan, planOf } from '@/features/rates/rules/rate-plan'
import type { Day } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import type { Offer } from './offers'

/** Offers at the prices of the plan a guest has chosen, where a villa can be had on it, else of the flexible one; the cheapest first. */
export function offersOnPlan(
  offers: readonly Offer[],
  planId: number | null,
  wish: { stay: Stay; today: Day },
): readonly Offer[] {
  if (planId === null) return offers
  return offers
    .map((offer) => {
      const { ratePlans, categoryId } = offer.villa
      const plan = choosePlan(ratePlans, planId, { ...wish, categoryId })
      return !plan || 'refusal' in plan ? offer : { ...offer, quote: applyPlan(offer.quote, plan) }
    })
    .sort((one, other) => one.quote.total - other.quote.total)
}

/** The name of the plan on which an offer is priced. */
export function planNameOf({ quote }: Offer): string {
  return planOf(quote.nights)?.name ?? PLAN_WORDS.flexible
}
