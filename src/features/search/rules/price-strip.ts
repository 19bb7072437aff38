import type { Availability } from '@/features/availability/rules/availability'
import { lastCheckIn } from '@/features/bookings/rules/limits'
import type { Villa } from '@/features/villas/contract'
import type { Cents } from '@/kernel/money'
import type { Stay } from '@/kernel/stay'
import { shiftStay, type Wish } from './offers'
import { lowestForParty } from './party-total'

/** Days before and after the wished ones that the strip shows. */
const DAYS_EACH_WAY = 3

/** A stay of the wished length; `total` is the least it costs the party in cents, null where nothing that is free holds it. */
export type StripDay = { stay: Stay; total: Cents | null; isWished: boolean; isOutOfReach: boolean }

/** What the same number of nights costs at least from each of the days around the wished check-in. */
export function priceStrip(villas: readonly Villa[], availability: Availability, wish: Wish): StripDay[] {
  const shifts = Array.from({ length: 2 * DAYS_EACH_WAY + 1 }, (_, index) => index - DAYS_EACH_WAY)
  return shifts.map((days) => {
    const stay = shiftStay(wish.stay, days)
    const { checkIn } = stay
    return {
      stay,
      total: lowestForParty(villas, availability, { ...wish, stay }),
      isWished: days === 0,
      isOutOfReach: checkIn < availability.today || checkIn > lastCheckIn(availability.today),
    }
  })
}
