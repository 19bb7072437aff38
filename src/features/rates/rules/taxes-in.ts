import { agreeTaxes, sumAgreed } from '@/features/taxes/rules/add-taxes'
import { toTaxRate } from '@/features/taxes/rules/tax-rates'
import type { Cents } from '@/kernel/money'
import type { Quote } from './pricing'

/** What of a price was put on top as taxes, in cents: as agreed, or by the rates it was quoted at. 0 where they are included. */
export function taxesIn({ nights, taxes = [], agreedTaxes }: Quote): Cents {
  if (agreedTaxes !== undefined) return agreedTaxes
  const rates = taxes.map(toTaxRate)
  return nights.reduce((sum, { night, cents }) => {
    const onTop = agreeTaxes({ day: night, gross: cents, isNight: true, taxKind: 'standard' }, rates)
    return sum + (onTop ? sumAgreed(onTop) : 0)
  }, 0)
}
