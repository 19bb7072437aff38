import type { Day } from '@/kernel/days'
import type { Cents } from '@/kernel/money'

/** What a promo code does to the price of a stay: takes off a percentage, or an amount in all. */
export const PROMO_KINDS = ['percentage', 'amount'] as const

/** What a code gives, and for which stays: agreed with the booking, so that a code changed later changes no booking. */
export type PromoTerms = {
  id: number
  code: string
  kind: (typeof PROMO_KINDS)[number]
  /** Hundredths of a percent, or cents. */
  value: number
  /** The first and the last night a stay may have; null where it may be any. */
  stayFrom: Day | null
  stayTo: Day | null
  /** Categories of villas, by their ids; null where it holds for all. */
  categories: readonly number[] | null
}

/** A code at a night whose price it lowered, with what it took off. */
export type NightPromo = PromoTerms & { off: Cents }
