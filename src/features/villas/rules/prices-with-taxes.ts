import { guestPricesWithTaxes } from '@/features/rates/rules/guest-price-terms'
import { amountWithTaxes, nightWithTaxes, weekendWithTaxes } from '@/features/rates/rules/taxed-prices'
import { type TaxRate, taxRateToWire } from '@/features/taxes/rules/tax-rates'
import { addDays, type Day, FIRST_DAY, LAST_DAY } from '@/kernel/days'
import { parsePrice, toCents, toPrice } from '@/kernel/money'
import type { Villa } from '../contract'

type Prices = Pick<
  Villa,
  'price' | 'weekendPrice' | 'halfBoardPrice' | 'fullBoardPrice' | 'guestPrices' | 'seasons'
>
type OnTop = Pick<Villa, 'datedPrices' | 'taxesOnTop'>

/** Nights that far back are still priced: of a guest in house whose stay changes. */
const DAYS_BACK = 90

/**
 * A villa's prices with the taxes on top, as guests see and pay them: those of `today`, and where other rates hold from
 * another day on, all of them by their first night (docs/decisions/taxes-on-top.md). Without rates nothing is changed;
 * without a day every list there is or was is named.
 */
export function pricesWithTaxes<Priced extends Prices>(
  villa: Priced,
  rates: readonly TaxRate[],
  today: Day | null,
): Priced & OnTop {
  if (rates.length === 0) return villa
  const starts = [FIRST_DAY, ...new Set(rates.map(({ appliesFrom }) => appliesFrom))].sort()
  const lists = starts
    .filter((_, index) => today === null || (starts[index + 1] ?? today) > addDays(today, -DAYS_BACK))
    .map((from) => ({ from, ...pricesOn(villa, rates, from) }))
  return {
    ...villa,
    ...pricesOn(villa, rates, today ?? LAST_DAY),
    ...(lists.length > 1 && { datedPrices: lists }),
    taxesOnTop: rates.map(taxRateToWire),
  }
}

function pricesOn(villa: Prices, rates: readonly TaxRate[], day: Day): Prices {
  const base = parsePrice(villa.price)
  if (base === null) throw new RangeError(`No amount in the price '${villa.price}'`)
  return {
    price: toPrice(nightWithTaxes(base, rates, day)),
    weekendPrice: weekendWithTaxes({ base, weekend: villa.weekendPrice }, rates, day),
    halfBoardPrice: amountWithTaxes(villa.halfBoardPrice, rates, day),
    fullBoardPrice: amountWithTaxes(villa.fullBoardPrice, rates, day),
    ...(villa.guestPrices && { guestPrices: guestPricesWithTaxes(villa.guestPrices, base, rates, day) }),
    ...(villa.seasons && {
      seasons: villa.seasons.map((season) => ({
        ...season,
        price: amountWithTaxes(season.price, rates, day),
        weekendPrice:
          season.price === null
            ? null
            : weekendWithTaxes({ base: toCents(season.price), weekend: season.weekendPrice }, rates, day),
      })),
    }),
  }
}
