import type { Availability } from '@/features/availability/rules/availability'
import type { BookingRequest } from '@/features/bookings/contract'
import type { Villa } from '@/features/villas/contract'
import { toCents } from '@/kernel/money'
import { findSubstitute } from './any-villa'
import { findOffers, quoteVilla, type Wish } from './offers'

type Free = { villas: readonly Villa[]; availability: Availability }

/** The request for another villa at the same price, where any of its kind will do and the one that was sent has been taken. */
export function findOtherVilla(
  refused: BookingRequest,
  { villas, availability }: Free,
  wish: Wish,
): BookingRequest | null {
  const villa = villas.find(({ id }) => id === refused.villaId)
  if (!villa || !refused.totalAmount) return null
  const offers = findOffers(villas, availability, wish)
  // Refused for another reason than its nights: that is for the guest to hear.
  if (offers.some((one) => one.villa.id === villa.id)) return null
  // A code and a plan hold for the whole kind: what they change has to be the same.
  const isAltered = refused.promoCode || refused.ratePlanId
  const price = isAltered ? quoteVilla(villa, wish).total : toCents(refused.totalAmount)
  const other = findSubstitute(offers, villa, price)
  return other ? { ...refused, villaId: other.villa.id } : null
}
