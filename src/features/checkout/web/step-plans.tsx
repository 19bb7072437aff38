import { lazy, Suspense } from 'react'
import type { PublicProperty } from '@/features/property/contract'
import { planOf } from '@/features/rates/rules/rate-plan'
import type { Offer } from '@/features/search/rules/offers'
import type { Day } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import type { BookingDraft } from '../rules/checkout'
import type { ExtrasAtHand } from './with-extras'

// A hotel that has none loads none.
const CheckoutPlans = lazy(async () => ({
  default: (await import('@/features/rate-choice/web/plan-choice')).CheckoutPlans,
}))

type StepPlansProps = {
  extras: ExtrasAtHand
  stay: Stay
  property: PublicProperty
  today: Day
  offer: Offer
  onChange: (changed: Partial<BookingDraft>) => void
}

/** The rate plans that fit the stay, where there are any besides the flexible one. */
export function StepPlans({ extras, stay, property, today, offer, onChange }: StepPlansProps) {
  const { flexible, alter, planLost } = extras
  if (!flexible || (!flexible.villa.ratePlans && planLost === null)) return null
  return (
    <Suspense fallback={null}>
      <CheckoutPlans
        asked={[{ ...flexible, stay, hotel: property, today, alter, now: Date.now() }]}
        chosenId={planOf(offer.quote.nights)?.id ?? null}
        lost={planLost}
        onChoose={(planId) => onChange({ planId })}
      />
    </Suspense>
  )
}
