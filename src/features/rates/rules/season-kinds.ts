import type { Day } from '@/kernel/days'
import type { Cents } from '@/kernel/money'

/**
 * What a season does to the price of its nights: gives it, adds an amount to it (or takes one off), changes it by a
 * percentage, or leaves it and only sets conditions.
 */
export const SEASON_KINDS = ['price', 'amount', 'percentage', 'conditions'] as const

export type SeasonKind = (typeof SEASON_KINDS)[number]

/** A season as staff give it (docs/decisions/seasons.md). What is null is left to the wider season, else as at other times. */
export type StaffSeason = {
  id: number
  /** Whom it is for; the narrower goes before the wider. */
  reach: SeasonReach
  first: Day
  last: Day
  /** 0 for Sunday to 6 for Saturday; null is every day. */
  weekdays: readonly number[] | null
  kind: SeasonKind
  price: Cents | null
  weekendPrice: Cents | null
  /** Cents of dollars or hundredths of a percent, as the kind says. */
  change: number | null
  /** Put on all that are not, whatever their reach; of several the later made goes on the earlier. */
  isOnTop: boolean
} & SeasonConditions

export type SeasonConditions = {
  minNights: number | null
  maxNights: number | null
  /** Days from the booking to the arrival, at least and at most. */
  minDaysAhead: number | null
  maxDaysAhead: number | null
  closedToArrival: boolean | null
  closedToDeparture: boolean | null
}

export type SeasonReach = 'property' | 'category' | 'villa'
