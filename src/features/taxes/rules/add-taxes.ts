import type { Cents } from '@/kernel/money'
import { type AgreedTaxes, type TaxedLine, type TaxParts, taxOf, vatRateOf } from './tax-of'
import { rateOn, type TaxRate } from './tax-rates'

const WHOLE = 100_00

type UntaxedLine = Pick<TaxedLine, 'day' | 'isNight' | 'taxKind'> & { net: Cents }

/**
 * What a price comes to with the taxes on top of it, in cents: the service charge on the price, value added tax on both,
 * and the hotel tax for an occupied room and night. Each is rounded half up to a cent. `taxOf` takes the same parts out of
 * the sum again, to the cent (docs/decisions/taxes-on-top.md).
 */
export function addTaxes(line: UntaxedLine, rates: readonly TaxRate[]): TaxParts {
  const { net, day, isNight } = line
  const serviceCharge = percentOf(net, rateOn(rates, 'service-charge', day) ?? 0)
  const vatRate = vatRateOf(line, rates)
  const vat = percentOf(net + serviceCharge, vatRate ?? 0)
  const hotelTax = isNight ? (rateOn(rates, 'hotel-tax', day) ?? 0) : 0
  return { gross: net + serviceCharge + vat + hotelTax, net, serviceCharge, hotelTax, vat, vatRate }
}

/** The taxes a price with taxes on top is agreed at; null where no rate was known for its day. */
export function agreeTaxes(line: TaxedLine, rates: readonly TaxRate[]): AgreedTaxes | null {
  if (!rates.some(({ appliesFrom }) => appliesFrom <= line.day)) return null
  const { serviceCharge, hotelTax, vat, vatRate } = taxOf(line, rates)
  return { serviceCharge, hotelTax, vat, vatRate }
}

/** What agreed taxes come to together, in cents. */
export function sumAgreed({ serviceCharge, hotelTax, vat }: AgreedTaxes): Cents {
  return serviceCharge + hotelTax + vat
}

/** The same of an entry that takes a charge back. */
export function negateTaxes({ serviceCharge, hotelTax, vat, vatRate }: AgreedTaxes): AgreedTaxes {
  return { serviceCharge: 0 - serviceCharge, hotelTax: 0 - hotelTax, vat: 0 - vat, vatRate }
}

function percentOf(amount: Cents, rate: number): Cents {
  return Math.round((amount * rate) / WHOLE)
}
