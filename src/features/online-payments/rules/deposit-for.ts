import type { PropertyFacts } from '@/features/property/contract'
import type { Quote } from '@/features/rates/rules/pricing'
import { planOf } from '@/features/rates/rules/rate-plan'
import { dayIn } from '@/kernel/days'
import type { Cents } from '@/kernel/money'
import { countNights, type Stay } from '@/kernel/stay'
import { depositOf } from './deposit'

/** What is asked for in advance for a stay that is requested now, in cents: of the nights alone. */
export function depositFor(
  stay: Stay,
  quote: Pick<Quote, 'total' | 'nights'>,
  { timeZone, depositRules }: Pick<PropertyFacts, 'timeZone' | 'depositRules'>,
): Cents {
  return depositOf(
    {
      checkIn: stay.checkIn,
      bookedOn: dayIn(timeZone, new Date()),
      totalCents: quote.total,
      firstNightCents: quote.nights[0]?.cents ?? null,
      nights: countNights(stay),
    },
    depositRules,
    planOf(quote.nights),
  )
}
