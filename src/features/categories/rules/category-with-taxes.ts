import { guestPricesWithTaxes } from '@/features/rates/rules/guest-price-terms'
import { amountWithTaxes, weekendWithTaxes } from '@/features/rates/rules/taxed-prices'
import type { TaxRate } from '@/features/taxes/rules/tax-rates'
import type { Day } from '@/kernel/days'
import { toCents } from '@/kernel/money'
import type { Category } from '../contract'

/** A category's prices with the taxes on top, as guests pay them on a day; without rates nothing is changed. */
export function categoryWithTaxes(category: Category, rates: readonly TaxRate[], day: Day): Category {
  if (rates.length === 0) return category
  const { pricePerNight, halfBoardPrice, fullBoardPrice, guestPrices } = category
  const base = pricePerNight === null ? 0 : toCents(pricePerNight)
  return {
    ...category,
    pricePerNight: amountWithTaxes(pricePerNight, rates, day),
    halfBoardPrice: amountWithTaxes(halfBoardPrice, rates, day),
    fullBoardPrice: amountWithTaxes(fullBoardPrice, rates, day),
    ...(guestPrices && { guestPrices: guestPricesWithTaxes(guestPrices, base, rates, day) }),
    ...(pricePerNight !== null && { weekendPrice: weekendWithTaxes({ base, weekend: null }, rates, day) }),
  }
}
