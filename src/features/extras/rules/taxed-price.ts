import type { ExtraUnit, ServedOn } from '@/features/charges/rules/extra-terms'
import { addTaxes } from '@/features/taxes/rules/add-taxes'
import type { TaxKind } from '@/features/taxes/rules/tax-kinds'
import type { TaxRate } from '@/features/taxes/rules/tax-rates'
import type { Cents } from '@/kernel/money'
import type { Stay } from '@/kernel/stay'
import { needOf } from './price-extra'

type Item = { priceCents: Cents; unit: ExtraUnit; servedOn: ServedOn; taxKind: TaxKind }

/** What guests pay for one: the price of the catalogue with the taxes that come on top on the first day it is needed. */
export function taxedPrice(item: Item, stay: Stay, rates: readonly TaxRate[]): Cents {
  const { firstDay: day } = needOf(item, 1, { stay, guests: 1 })
  return addTaxes({ net: item.priceCents, day, isNight: false, taxKind: item.taxKind }, rates).gross
}
