import type { BookingRequest } from '@/features/bookings/contract'
import { timeOrArrival } from '@/features/bookings/rules/payment-choice'
import type { PropertyFacts } from '@/features/property/contract'
import { rateOf } from '@/features/rates/rules/pricing'
import { promoOf } from '@/features/rates/rules/promo'
import { askPlan, planOf } from '@/features/rates/rules/rate-plan'
import type { Offer } from '@/features/search/rules/offers'
import { writeRequest } from '@/features/stay-calendar/rules/guest-details'
import { toAmount } from '@/kernel/money'
import type { Stay } from '@/kernel/stay'
import type { BookingDraft } from '../rules/checkout'

/** The request for what a draft has chosen, with the prices that are shown. */
export function draftRequest(
  draft: BookingDraft,
  stay: Stay,
  { villa, quote }: Offer,
  property: PropertyFacts,
  extras: BookingRequest['extras'],
): BookingRequest {
  const { paymentMethod, arrivalTime, details } = draft
  const paymentTime = timeOrArrival(draft.paymentTime, property)
  const promo = promoOf(quote.nights)
  const plan = planOf(quote.nights)
  const request = writeRequest({ ...draft, villaId: villa.id, stay }, rateOf(villa), details)
  return {
    ...request,
    ...(arrivalTime && { arrivalTime }),
    ...(draft.anyOf !== null && { takesAnyVilla: true }),
    ...(extras && { extras }),
    ...(plan && askPlan(plan)),
    ...(promo && { promoCode: promo.code }),
    ...((promo || plan) && { totalAmount: toAmount(quote.total) }),
    paymentMethod,
    paymentTime,
  }
}

/** Whether two requests ask for the same; prices and terms follow from it. */
export function isSameWish(one: BookingRequest, other: BookingRequest): boolean {
  return contentOf(one) === contentOf(other)
}

function contentOf({
  totalAmount: _total,
  ratePlanTerms: _terms,
  extras,
  ...content
}: BookingRequest): string {
  return JSON.stringify([content, extras?.items])
}
