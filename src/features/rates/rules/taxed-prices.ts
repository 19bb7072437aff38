import { addTaxes } from '@/features/taxes/rules/add-taxes'
import type { TaxRate } from '@/features/taxes/rules/tax-rates'
import type { Day } from '@/kernel/days'
import { type Cents, toAmount, toCents } from '@/kernel/money'
import { priceWeekendNight } from './weekend-price'

/** Cents of a night with the taxes on top, by the rates of a day. */
export function nightWithTaxes(net: Cents, rates: readonly TaxRate[], day: Day): Cents {
  return addTaxes({ net, day, isNight: true, taxKind: 'standard' }, rates).gross
}

/** Decimal text of the same; a price that is not set stays so. */
export function amountWithTaxes(amount: string | null, rates: readonly TaxRate[], day: Day): string | null {
  return amount === null ? null : toAmount(nightWithTaxes(toCents(amount), rates, day))
}

/**
 * Decimal text of a night from Friday to Sunday with the taxes on top. Where it follows from the price of other nights it
 * does so before taxes: the hotel tax costs no more on a Friday.
 */
export function weekendWithTaxes(
  { base, weekend }: { base: Cents; weekend: string | null },
  rates: readonly TaxRate[],
  day: Day,
): string {
  const net = priceWeekendNight({ base, weekend: weekend === null ? null : toCents(weekend) })
  return toAmount(nightWithTaxes(net, rates, day))
}
