import {
  type DepositLine,
  type DepositRule,
  fitsArrival,
  readDepositRule,
} from '@/features/property/rules/deposit-rules'
import type { PlanTerms } from '@/features/rates/rules/plan-terms'
import { type Day, daysBetween } from '@/kernel/days'
import type { Cents } from '@/kernel/money'

type Stay = {
  checkIn: Day
  /** The property's day on which it was asked for. */
  bookedOn: Day
  totalCents: Cents
  /** What the first night costs; null where only the total is known. */
  firstNightCents: Cents | null
  nights: number
}

/**
 * The deposit of a stay: what its rate plan asks for, where that has a deposit of its own; else by the property's first line
 * that is about its arrival, and nothing where none is.
 */
export function depositOf(
  stay: Stay,
  lines: readonly DepositLine[],
  plan: Pick<PlanTerms, 'depositPercent'> | null,
): Cents {
  if (plan?.depositPercent != null) return shareOf(stay.totalCents, plan.depositPercent)
  const daysAhead = daysBetween(stay.bookedOn, stay.checkIn)
  const rule = lines
    .map(readDepositRule)
    .find((one) => one !== null && fitsArrival(one, stay.checkIn, daysAhead))
  return rule ? Math.min(stay.totalCents, amountOf(rule, stay)) : 0
}

function amountOf({ amount }: DepositRule, { totalCents, firstNightCents, nights }: Stay): Cents {
  switch (amount.kind) {
    case 'none':
      return 0
    case 'all':
      return totalCents
    case 'percentage':
      return shareOf(totalCents, amount.percent)
    case 'first-night':
      return firstNightCents ?? Math.round(totalCents / Math.max(1, nights))
  }
}

function shareOf(cents: Cents, percent: number): Cents {
  return Math.round((cents * percent) / 100)
}

/** What of a deposit is still to be paid, of a stay for which so much is due. */
export function depositDue(deposit: Cents, { paid, due }: { paid: Cents; due: Cents }): Cents {
  return Math.max(0, Math.min(deposit - paid, due))
}
