import type { TaxRateItem } from '@/features/taxes/rules/tax-rates'
import type { Day } from '@/kernel/days'
import type { Cents } from '@/kernel/money'
import { holdPromo } from './promo'
import type { NightPromo } from './promo-terms'

type Night = { day: Day; cents: Cents; listed?: Cents; promo?: NightPromo | undefined }

type Change = {
  /** Whether the guests have arrived and not left. */
  isInHouse: boolean
  /** What was agreed for each night; null where only the total is known. */
  agreed: readonly Night[] | null
  /** Whether the meals stay what they were. */
  isBoardSame: boolean
  /** Whether staff want the nights from today on at the prices of the villa. */
  reprices?: boolean | undefined
  today: Day
  /** Of the villa: a promo code that was agreed holds where it holds for the new stay in it. */
  categoryId: number | null
  taxes?: readonly TaxRateItem[] | undefined
}

/**
 * The nights of a changed stay: as they are priced now, but for guests in house each night of before stays at what was
 * agreed for it, in whatever villa they spend it. So does a night whose price staff set, before they arrive too. Other
 * meals and a price that staff want anew count from today on: a night that is past never changes its price
 * (docs/decisions/stay-parts.md, docs/decisions/staff-prices.md).
 */
export function keepAgreedNights<One extends Night>(
  priced: readonly One[],
  {
    isInHouse,
    agreed,
    isBoardSame,
    reprices = false,
    today,
    categoryId,
    taxes,
  }: Omit<Change, 'agreed'> & { agreed: readonly One[] | null },
): { totalCents: Cents; nights: One[] } {
  const isKept = ({ day, listed }: One) =>
    (isInHouse && day < today) || (isBoardSame && !reprices && (isInHouse || listed !== undefined))
  const kept = priced.map(
    (night) => agreed?.find((before) => before.day === night.day && isKept(before)) ?? night,
  )
  const nights = holdPromo(kept, { agreed, priced, categoryId, taxes })
  return { totalCents: nights.reduce((sum, { cents }) => sum + cents, 0), nights }
}
