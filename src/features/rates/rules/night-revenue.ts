import type { AgreedTaxes } from '@/features/taxes/rules/tax-of'
import { type Day, daysBetween } from '@/kernel/days'
import type { Cents } from '@/kernel/money'
import { countNights, nightsWithin, type Stay } from '@/kernel/stay'
import type { NightlyRate } from './nightly-rates'
import type { PlanTerms } from './plan-terms'

/** `nights` as agreed; null where only the total is known. */
export type PricedStay = Stay & { total: Cents; nights: readonly NightlyRate[] | null }

/**
 * What each night brings: as agreed, or, where only the total is known, the same to a cent, what does not divide on
 * the first nights. Together the total; of a total alone those of a `period` are enough.
 */
export function revenueByNight(
  stay: PricedStay,
  period: { first: Day; last: Day } = { first: stay.checkIn, last: stay.checkOut },
): { night: Day; cents: Cents; taxes?: AgreedTaxes | undefined; plan?: PlanTerms | undefined }[] {
  if (stay.nights)
    return stay.nights.map(({ day, cents, taxes, plan }) => ({ night: day, cents, taxes, plan }))
  const count = countNights(stay)
  const share = Math.floor(stay.total / count)
  const rest = stay.total - share * count
  const centsOf = (night: Day) => share + (daysBetween(stay.checkIn, night) < rest ? 1 : 0)
  return nightsWithin(stay, period).map((night) => ({ night, cents: centsOf(night) }))
}
