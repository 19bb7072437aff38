import type { Day } from '@/kernel/days'
import type { Cents } from '@/kernel/money'
import type { TaxKind } from './tax-kinds'
import { rateOn, type TaxRate } from './tax-rates'

const WHOLE = 100_00

/** A night or a charge with the price that was agreed for it, all taxes in it, and the day its tax counts on. */
export type TaxedLine = {
  day: Day
  gross: Cents
  isNight: boolean
  taxKind: TaxKind
  /** The taxes that were put on top of its price, as agreed; they stay when rates change. */
  agreed?: AgreedTaxes | null | undefined
}

/** What a price is made of: the parts come to `gross` to the cent. `vatRate` is null where the hotel has set none. */
export type TaxParts = {
  gross: Cents
  net: Cents
  serviceCharge: Cents
  hotelTax: Cents
  vat: Cents
  vatRate: number | null
}

/** Taxes that were put on top of a price, in cents; the rate in hundredths of a percent. */
export type AgreedTaxes = Pick<TaxParts, 'serviceCharge' | 'hotelTax' | 'vat' | 'vatRate'>

/**
 * The taxes that are in a price; those that were agreed on top of it, where there are any. The hotel tax is taken off first, then value added tax off the rest, then the service
 * charge, on which value added tax is due as well. Each part is rounded half up to a cent here, line by line, and nowhere
 * else: all sums are sums of these (docs/decisions/tax-and-documents.md).
 */
export function taxOf(line: TaxedLine, rates: readonly TaxRate[]): TaxParts {
  const { gross, day, isNight, agreed } = line
  if (agreed) return { ...agreed, gross, net: gross - agreed.hotelTax - agreed.vat - agreed.serviceCharge }
  const hotelTax = isNight ? Math.min(rateOn(rates, 'hotel-tax', day) ?? 0, Math.max(gross, 0)) : 0
  const vatRate = vatRateOf(line, rates)
  const vat = shareOf(gross - hotelTax, vatRate ?? 0)
  const serviceCharge = shareOf(gross - hotelTax - vat, rateOn(rates, 'service-charge', day) ?? 0)
  return { gross, net: gross - hotelTax - vat - serviceCharge, serviceCharge, hotelTax, vat, vatRate }
}

/** What lines that have one rate of value added tax come to; `taxable` is what it is due on. */
export type VatGroup = { vatRate: number; taxable: Cents; vat: Cents }

export type TaxSums = Omit<TaxParts, 'vatRate'> & { vatGroups: VatGroup[] }

/** The parts of many lines together, with value added tax by its rates, the highest first. */
export function sumTaxes(parts: readonly TaxParts[]): TaxSums {
  const sum = (pick: (part: TaxParts) => Cents) => parts.reduce((all, part) => all + pick(part), 0)
  const rates = [...new Set(parts.map(({ vatRate }) => vatRate))].filter((rate) => rate !== null)
  return {
    gross: sum(({ gross }) => gross),
    net: sum(({ net }) => net),
    serviceCharge: sum(({ serviceCharge }) => serviceCharge),
    hotelTax: sum(({ hotelTax }) => hotelTax),
    vat: sum(({ vat }) => vat),
    vatGroups: rates
      .sort((one, other) => other - one)
      .map((vatRate) => ({
        vatRate,
        taxable: sum((part) => (part.vatRate === vatRate ? part.net + part.serviceCharge : 0)),
        vat: sum((part) => (part.vatRate === vatRate ? part.vat : 0)),
      })),
  }
}

/** Nights go by their own rate where there is one; what is exempt has none to pay. */
export function vatRateOf(
  { day, isNight, taxKind }: Pick<TaxedLine, 'day' | 'isNight' | 'taxKind'>,
  rates: readonly TaxRate[],
): number | null {
  const standard = (isNight ? rateOn(rates, 'vat-nights', day) : null) ?? rateOn(rates, 'vat', day)
  return taxKind === 'exempt' && standard !== null ? 0 : standard
}

/** What of an amount is a tax of `rate` on the rest; of an amount below nothing the same below nothing. */
function shareOf(amount: Cents, rate: number): Cents {
  const share = Math.round((Math.abs(amount) * rate) / (WHOLE + rate))
  return amount < 0 ? -share : share
}
