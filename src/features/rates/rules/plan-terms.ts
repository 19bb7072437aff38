import type { Day } from '@/kernel/days'

/** What a plan does to the price of a night: changes it by a percentage, or by an amount. */
export const PLAN_KINDS = ['percentage', 'amount'] as const

/** Until when a stay is cancelled for nothing: as the property says, never, or so many hours before check-in. */
export const PLAN_CANCELLATIONS = ['property', 'non-refundable', 'hours'] as const

/** A plan as it was agreed: what it makes of a night, how it is cancelled, and for which stays it holds. */
export type PlanTerms = {
  id: number
  name: string
  kind: (typeof PLAN_KINDS)[number]
  /** Hundredths of a percent, or cents a night; below 0 it is taken off. */
  change: number
  cancellation: (typeof PLAN_CANCELLATIONS)[number]
  /** Hours before check-in until which cancelling is free, where the plan has its own. */
  cancellationHours: number | null
  /** What of the nights is asked for in advance; left out, or null, is as the property says. */
  depositPercent?: number | null | undefined
  minNights: number | null
  maxNights: number | null
  /** The first and the last night a stay may have; null where it may be any. */
  stayFrom: Day | null
  stayTo: Day | null
  /** Categories of villas, by their ids; null where it holds for all. */
  categories: readonly number[] | null
}

/** How a plan is cancelled and what is asked for in advance, as a guest was shown it; a deposit that is left out was not said. */
export type SeenTerms = Pick<PlanTerms, 'cancellation' | 'cancellationHours' | 'depositPercent'>

/** A plan that may be chosen now: who books on it does so within these days. */
export type OfferedPlan = PlanTerms & {
  /** What it is for the guest, in one line. */
  line: string | null
  minDaysAhead: number | null
  maxDaysAhead: number | null
  bookFrom: Day | null
  bookTo: Day | null
}
