import { toOptionalAmount, toOptionalCents } from '@/features/categories/server/store'
import type { seasons as table } from '@/features/villas/server/table'
import type { SeasonRow } from '@/features/villas/server/villa-seasons'
import { toDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import type { SeasonInput } from '../contract'
import { checkSeason } from '../rules/check-season'

/** A stored season as staff see it. */
export function toSeasonItem({ priceCents, weekendPriceCents, change, ...same }: typeof table.$inferSelect) {
  return {
    ...same,
    price: toOptionalAmount(priceCents),
    weekendPrice: toOptionalAmount(weekendPriceCents),
    change: toOptionalAmount(change),
  }
}

/** What staff write, as it is stored. Throws invalid-input where it does not fit together. */
export function toSeasonRow(input: SeasonInput): Omit<SeasonRow, 'id' | 'isOnTop'> & { name: string } {
  const problems = checkSeason(input)
  if (problems.length > 0) throw new AppError('invalid-input', { problems })
  const { price, weekendPrice, change, startDate, endDate, weekdays, ...same } = input
  const chosen = [...new Set(weekdays)].sort()
  return {
    ...same,
    startDate: toDay(startDate),
    endDate: toDay(endDate),
    // All of them, or none, is every day.
    weekdays: chosen.length === 0 || chosen.length === 7 ? null : chosen,
    priceCents: toOptionalCents(price),
    weekendPriceCents: toOptionalCents(weekendPrice),
    change: toOptionalCents(change),
  }
}
