import { addDays, type Day, daysBetween } from '@/kernel/days'
import type { Cents } from '@/kernel/money'
import { countNights, type Stay } from '@/kernel/stay'
import type { PricedParty } from './guest-prices'
import type { OfferedPlan, PlanTerms } from './plan-terms'
import { type NightPrice, type Quote, quoteStay, type Rate } from './pricing'
import { tellStays } from './promo'
import { WHOLE_PERCENT } from './set-price'
import { TERMS_WORDS } from './terms-words'

type Wish = { stay: Stay; categoryId: number | null }

/** Why a plan that was agreed does not hold for a stay, in words for guests and staff; null where it does. */
export function judgePlan(plan: PlanTerms, { stay, categoryId }: Wish): string | null {
  const { name, minNights, maxNights, stayFrom, stayTo, categories } = plan
  const nights = countNights(stay)
  if (minNights !== null && nights < minNights) return TERMS_WORDS.plan.fewestNights(name, minNights)
  if (maxNights !== null && nights > maxNights) return TERMS_WORDS.plan.mostNights(name, maxNights)
  if ((stayFrom && stay.checkIn < stayFrom) || (stayTo && addDays(stay.checkOut, -1) > stayTo))
    return TERMS_WORDS.plan.stays(name, tellStays(plan))
  if (categories && (categoryId === null || !categories.includes(categoryId)))
    return TERMS_WORDS.plan.kind(name)
  return null
}

/** Why a plan cannot be had for a stay that is booked today; null where it can. */
export function judgeOffer(plan: OfferedPlan, wish: Wish & { today: Day }): string | null {
  const { name, minDaysAhead, maxDaysAhead, bookFrom, bookTo } = plan
  const { today, stay } = wish
  if ((bookFrom && today < bookFrom) || (bookTo && today > bookTo)) return TERMS_WORDS.plan.notNow(name)
  const ahead = daysBetween(today, stay.checkIn)
  if (minDaysAhead !== null && ahead < minDaysAhead) return TERMS_WORDS.plan.tooLate(name, minDaysAhead)
  if (maxDaysAhead !== null && ahead > maxDaysAhead) return TERMS_WORDS.plan.tooEarly(name, maxDaysAhead)
  return judgePlan(plan, wish)
}

/** The plans that can be had for a stay that is booked today. */
export function plansFor(
  plans: readonly OfferedPlan[] | undefined,
  wish: Wish & { today: Day },
): OfferedPlan[] {
  return (plans ?? []).filter((plan) => judgeOffer(plan, wish) === null)
}

/** The plan a request names, or why it cannot be had; null where it names none and so is flexible. */
export function choosePlan(
  plans: readonly OfferedPlan[] | undefined,
  id: number | null | undefined,
  wish: Wish & { today: Day },
): OfferedPlan | { refusal: string } | null {
  if (id == null) return null
  const plan = plans?.find((one) => one.id === id)
  if (!plan) return { refusal: TERMS_WORDS.plan.gone }
  const refusal = judgeOffer(plan, wish)
  return refusal ? { refusal } : plan
}

/**
 * A quote at the prices of a plan, which changes what the villa costs with its season and meals; what extra guests cost is
 * the same on every plan. No night costs less than nothing (docs/decisions/rate-plans.md).
 */
export function applyPlan(quote: Quote, plan: PlanTerms): Quote {
  const terms = termsOf(plan)
  const nights = quote.nights.map((night): NightPrice => {
    const { extraGuests = 0 } = night
    return { ...night, cents: changed(night.cents - extraGuests, terms) + extraGuests, plan: terms }
  })
  return { ...quote, nights, total: nights.reduce((sum, { cents }) => sum + cents, 0) }
}

/**
 * The plan a booking is on, which is that of its last night: by it the booking is changed, cancelled and told of, whatever
 * plan nights before had. Null where it is on the flexible one, or only its total is known.
 */
export function planOf(nights: readonly { plan?: PlanTerms | undefined }[] | null): PlanTerms | null {
  return nights?.at(-1)?.plan ?? null
}

/**
 * The plan on which another stay of a booking is priced: the one it is on, where it holds for the new stay. Whether
 * the plan has ended meanwhile does not matter: it was agreed.
 */
export function holdPlan(
  agreed: readonly { plan?: PlanTerms | undefined }[] | null,
  wish: Wish,
): PlanTerms | null {
  const plan = planOf(agreed)
  return plan && judgePlan(plan, wish) === null ? plan : null
}

/** What a stay costs by the prices of today; on a plan, where one is given. */
export function quoteOn(
  plan: PlanTerms | null,
  ...[rate, stay, party, board]: [rate: Rate, stay: Stay, party: PricedParty, board?: NightBoard]
): Quote {
  const quote = quoteStay(rate, stay, party, board)
  return plan ? applyPlan(quote, plan) : quote
}

type NightBoard = Parameters<typeof quoteStay>[3]

function changed(cents: Cents, { kind, change }: PlanTerms): Cents {
  const after =
    kind === 'amount'
      ? cents + change
      : Math.floor((cents * (WHOLE_PERCENT + change) + WHOLE_PERCENT / 2) / WHOLE_PERCENT)
  return Math.max(0, after)
}

/** What a request says of a plan: which one, and the terms its guest was shown. */
export function askPlan({ id, cancellation, cancellationHours, depositPercent = null }: PlanTerms) {
  return { ratePlanId: id, ratePlanTerms: { cancellation, cancellationHours, depositPercent } }
}

/** What of a plan is agreed, and nothing of when it is offered. */
export function termsOf({
  id,
  name,
  kind,
  change,
  cancellation,
  cancellationHours,
  depositPercent,
  minNights,
  maxNights,
  stayFrom,
  stayTo,
  categories,
}: PlanTerms): PlanTerms {
  return {
    ...{ id, name, kind, change, cancellation, cancellationHours },
    ...(depositPercent != null && { depositPercent }),
    ...{ minNights, maxNights, stayFrom, stayTo, categories },
  }
}
