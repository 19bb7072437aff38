import { freeCancellationEnd, type Hotel } from '@/features/cancellation/rules/free-cancellation'
import { withPlan } from '@/features/cancellation/rules/plan-cancelling'
import type { OfferedPlan } from '@/features/rates/rules/plan-terms'
import { PLAN_WORDS, tellPlanDeposit } from '@/features/rates/rules/plan-words'
import type { Quote } from '@/features/rates/rules/pricing'
import { applyPlan, plansFor } from '@/features/rates/rules/rate-plan'
import type { Villa } from '@/features/villas/contract'
import type { Day } from '@/kernel/days'
import { formatInstant } from '@/kernel/instants'
import { type Cents, formatPrice } from '@/kernel/money'
import type { Stay } from '@/kernel/stay'
import { OPTION_WORDS } from '../text'

/** A plan a guest may choose for a stay; null is the flexible one. `more` is beside that, below nothing where it is less. */
export type PlanOption = { plan: OfferedPlan | null; name: string; total: Cents; more: Cents; terms: string }

type Asked = {
  villa: Pick<Villa, 'ratePlans' | 'categoryId'>
  stay: Stay
  /** At the prices of the flexible plan. */
  quote: Quote
  /** What else changes a price, as a code does. */
  alter?: ((quote: Quote) => Quote) | undefined
  hotel: Hotel
  today: Day
  /** Ms since 1970. */
  now: number
}

/** The flexible plan and then those that can be had for a stay; nothing where there is only the flexible one. */
export function planOptions({ villa, stay, quote, alter = same, hotel, today, now }: Asked): PlanOption[] {
  const { categoryId } = villa
  const plans = plansFor(villa.ratePlans, { stay, categoryId, today })
  if (plans.length === 0) return []
  const flexible = alter(quote).total
  const optionOf = (plan: OfferedPlan | null): PlanOption => {
    const total = plan ? alter(applyPlan(quote, plan)).total : flexible
    const cancelling = tellTerms(stay.checkIn, withPlan(hotel, plan), now)
    const terms = [cancelling, ...tellPlanDeposit(plan)].join(', ')
    return { plan, name: plan?.name ?? PLAN_WORDS.flexible, total, more: total - flexible, terms }
  }
  return [null, ...plans].map(optionOf)
}

/**
 * The same for several stays that are booked as one: the plans that each of them can be had on, at what all come to, with the
 * terms of those who arrive first.
 */
export function groupOptions(stays: readonly Asked[]): PlanOption[] {
  const [first, ...others] = stays
    .toSorted((one, other) => (one.stay.checkIn < other.stay.checkIn ? -1 : 1))
    .map(planOptions)
  const options = (first ?? []).flatMap((option) => {
    const same = others.flatMap((own) => own.find(({ plan }) => plan?.id === option.plan?.id) ?? [])
    if (same.length < others.length) return []
    const all = [option, ...same]
    return { ...option, total: sumOf(all, 'total'), more: sumOf(all, 'more') }
  })
  return options.length > 1 ? options : []
}

/** `$18.00 less`, `$5.00 more`, or the same price. */
export function tellMore(more: Cents): string {
  if (more === 0) return OPTION_WORDS.same
  const amount = formatPrice(Math.abs(more))
  return more < 0 ? OPTION_WORDS.less(amount) : OPTION_WORDS.more(amount)
}

/** How a stay is cancelled, short enough for a choice. */
function tellTerms(checkIn: Day, hotel: Hotel, now: number): string {
  const end = freeCancellationEnd(checkIn, hotel)
  if (end === null) return OPTION_WORDS.notRefundable
  return end.getTime() > now
    ? OPTION_WORDS.freeUntil(formatInstant(end, hotel.timeZone))
    : OPTION_WORDS.notFree
}

function sumOf(options: readonly PlanOption[], sum: 'total' | 'more'): Cents {
  return options.reduce((all, option) => all + option[sum], 0)
}

function same(quote: Quote): Quote {
  return quote
}
