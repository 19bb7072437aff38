import { addDays, type Day } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import { type ExtraTerms, needOf } from './price-extra'

/** An extra that somebody booked: its days, and how many a day. */
export type Sold = { firstDay: Day; lastDay: Day; perDay: number }

/**
 * How many of an extra are left for a stay: on the day on which the fewest are, and never less than nothing. Null where
 * the hotel can do any number.
 */
export function leftOf(
  terms: Pick<ExtraTerms, 'unit' | 'servedOn'> & { dailyLimit: number | null },
  sold: readonly Sold[],
  stay: Stay,
): number | null {
  const { dailyLimit } = terms
  if (dailyLimit === null) return null
  const { firstDay, lastDay } = needOf(terms, 1, { stay, guests: 1 })
  let left = dailyLimit
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    const taken = sold
      .filter((one) => one.firstDay <= day && one.lastDay >= day)
      .reduce((sum, { perDay }) => sum + perDay, 0)
    left = Math.min(left, dailyLimit - taken)
  }
  return Math.max(0, left)
}
