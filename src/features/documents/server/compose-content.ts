import type { NightlyRateItem } from '@/features/rates/rules/nightly-rates'
import { quoteOf } from '@/features/rates/rules/nightly-rates'
import { groupNights } from '@/features/rates/rules/pricing'
import { PREVIEW_WORDS } from '@/features/rates/text'
import { sumTaxes, type TaxedLine, taxOf } from '@/features/taxes/rules/tax-of'
import { formatPercentage, type TaxRate } from '@/features/taxes/rules/tax-rates'
import { countOf } from '@/kernel/count-of'
import { type Cents, formatPrice, toAmount, toCents } from '@/kernel/money'
import type { DocumentContent } from '../contract'
import { DOCUMENT_WORDS as words } from '../text'

type PrintedLine = DocumentContent['lines'][number]

/** The nights of a stay as lines, by kind and price; where only the total is known, one line. */
export function printNights(booking: {
  nights: readonly NightlyRateItem[]
  totalAmount: string
  nightCount: number
}): PrintedLine[] {
  const groups = groupNights(quoteOf(booking))
  if (groups.length === 0)
    return [{ text: countOf(booking.nightCount, 'night'), amount: booking.totalAmount }]
  return groups.map(({ nights, isWeekend, cents, subtotal }) => ({
    text: PREVIEW_WORDS.group(nights.length, isWeekend, cents),
    amount: toAmount(subtotal),
  }))
}

/** What a document's total is made of; nothing where the hotel has set no taxes. */
export function printTaxes(lines: readonly TaxedLine[], rates: readonly TaxRate[]): PrintedLine[] {
  const sums = sumTaxes(lines.map((line) => taxOf(line, rates)))
  if (sums.vatGroups.length === 0 && sums.serviceCharge === 0 && sums.hotelTax === 0) return []
  const line = (text: string, cents: Cents) => ({ text, amount: toAmount(cents) })
  return [
    line(words.net, sums.net),
    ...(sums.serviceCharge === 0 ? [] : [line(words.serviceCharge, sums.serviceCharge)]),
    ...sums.vatGroups.map(({ vatRate, taxable, vat }) =>
      line(words.vat(formatPercentage(vatRate), formatPrice(taxable)), vat),
    ),
    ...(sums.hotelTax === 0 ? [] : [line(words.hotelTax, sums.hotelTax)]),
  ]
}

/** An invoice turned round: what its credit note takes back, line by line. */
export function creditContent(invoice: DocumentContent, number: string, reason: string): DocumentContent {
  const turn = ({ text, amount }: PrintedLine) => ({ text, amount: negate(amount) })
  return {
    ...invoice,
    lines: invoice.lines.map(turn),
    total: negate(invoice.total),
    taxes: invoice.taxes.map(turn),
    payments: [],
    paid: null,
    due: null,
    credits: number,
    reason,
    covers: { nights: null, chargeIds: [] },
  }
}

function negate(amount: string): string {
  return toAmount(0 - toCents(amount))
}
