import type { Board } from '@/features/rates/rules/board'
import type { PricedParty } from '@/features/rates/rules/guest-prices'
import { keepAgreedNights } from '@/features/rates/rules/keep-nights'
import { agreeNights, type NightlyRate } from '@/features/rates/rules/nightly-rates'
import type { PlanTerms } from '@/features/rates/rules/plan-terms'
import { boardsOffered, rateOf } from '@/features/rates/rules/pricing'
import { judgePlan, quoteOn } from '@/features/rates/rules/rate-plan'
import type { Villa } from '@/features/villas/contract'
import type { Day } from '@/kernel/days'
import type { Cents } from '@/kernel/money'
import type { Stay } from '@/kernel/stay'
import { PLAN_PROBLEMS } from './plan-problems'

type Booked = Stay & PricedParty & { board: Board; nights: readonly NightlyRate[] | null }

/**
 * What a booking comes to on another plan: the nights from today on by the prices of today, with the code that was agreed;
 * nights that are past stay as they are. Why it cannot have the plan otherwise.
 */
export function priceOnPlan(
  villa: Villa,
  { nights: agreed, board, ...stay }: Booked,
  plan: PlanTerms | null,
  today: Day,
): { nights: NightlyRate[]; totalCents: Cents } | { problem: string } {
  const { categoryId } = villa
  if (stay.checkOut <= today) return { problem: PLAN_PROBLEMS.nothingLeft }
  const problem = plan && judgePlan(plan, { stay, categoryId })
  if (problem) return { problem }
  const rate = rateOf(villa)
  if (!boardsOffered(rate).includes(board)) return { problem: PLAN_PROBLEMS.board }
  const priced = agreeNights(quoteOn(plan, rate, stay, stay, board))
  return keepAgreedNights(priced, {
    // So that what is past is kept, whether the guests have checked in or not.
    isInHouse: true,
    agreed: agreed && [...agreed],
    isBoardSame: true,
    reprices: true,
    today,
    categoryId,
    taxes: rate.taxes,
  })
}
