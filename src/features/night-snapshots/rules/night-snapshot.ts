import { type BookingStatus, holdsNights } from '@/features/bookings/rules/status'
import { type PricedStay, revenueByNight } from '@/features/rates/rules/night-revenue'
import { type Day, firstOfMonth } from '@/kernel/days'
import type { Cents } from '@/kernel/money'

/** Who closed the day a snapshot is of: staff, the clock, or nobody in time, so that it was made up for later. */
export const SNAPSHOT_ORIGINS = ['staff', 'clock', 'backfilled'] as const
export type SnapshotOrigin = (typeof SNAPSHOT_ORIGINS)[number]

export type VillaOnOffer = { id: number; category: string | null }

/** What is sold of a month, `yyyy-MM`. */
export type MonthOnBooks = { month: string; nights: number; revenue: Cents }

export type SoldNights = { nights: number; revenue: Cents }

/** True for a stay that counts as sold: confirmed, in house or over; a request that is pending is not. */
export function isSold(status: BookingStatus): boolean {
  return status !== 'pending' && holdsNights(status)
}

/** Nights and revenue of stays that are sold, by a key of the night, from `first` to `last`, both included. */
export function sumNights<Key>(
  stays: readonly (PricedStay & { status: BookingStatus })[],
  period: { first: Day; last: Day },
  keyOf: (night: Day) => Key,
): Map<Key, SoldNights> {
  const sums = new Map<Key, SoldNights>()
  for (const stay of stays) {
    if (!isSold(stay.status)) continue
    for (const { night, cents } of revenueByNight(stay, period)) {
      if (night < period.first || night > period.last) continue
      const { nights, revenue } = sums.get(keyOf(night)) ?? { nights: 0, revenue: 0 }
      sums.set(keyOf(night), { nights: nights + 1, revenue: revenue + cents })
    }
  }
  return sums
}

export function monthOf(day: Day): string {
  return firstOfMonth(day).slice(0, 7)
}
