import type { Day } from '@/kernel/days'
import { formatPercent } from '@/kernel/decimals'
import { toAmount, toCents } from '@/kernel/money'

/**
 * What staff set rates of: value added tax, the same on nights where lodging has a rate of its own, the service charge,
 * and the local hotel tax, an amount for each occupied room and night.
 */
export const TAX_RATE_KINDS = ['vat', 'vat-nights', 'service-charge', 'hotel-tax'] as const
export type TaxRateKind = (typeof TAX_RATE_KINDS)[number]

/** The highest percentage, in hundredths of a percent. */
export const HIGHEST_PERCENTAGE = 100_00

/** A rate and the first day on which it holds: hundredths of a percent, or cents for the hotel tax. */
export type TaxRate = { kind: TaxRateKind; appliesFrom: Day; hundredths: number }

/** The same as it crosses the wire: percent, or dollars for the hotel tax. */
export type TaxRateItem = { kind: TaxRateKind; appliesFrom: Day; rate: string }

export function toTaxRate({ kind, appliesFrom, rate }: TaxRateItem): TaxRate {
  return { kind, appliesFrom, hundredths: toCents(rate) }
}

export function taxRateToWire({ kind, appliesFrom, hundredths }: TaxRate): TaxRateItem {
  return { kind, appliesFrom, rate: toAmount(hundredths) }
}

/** The rate of a kind on a day; null where none holds yet. `rates` come in the order of their days, then as they were set. */
export function rateOn(rates: readonly TaxRate[], kind: TaxRateKind, day: Day): number | null {
  return rates.findLast((rate) => rate.kind === kind && rate.appliesFrom <= day)?.hundredths ?? null
}

/** A percentage for people: `18%`, `7.5%`. */
export function formatPercentage(hundredths: number): string {
  return formatPercent(hundredths / 100)
}
