import type { NightlyRateItem } from '@/features/rates/rules/nightly-rates'
import { quoteOf } from '@/features/rates/rules/nightly-rates'
import { groupNights } from '@/features/rates/rules/pricing'
import { promoOf } from '@/features/rates/rules/promo'
import { PROMO_WORDS } from '@/features/rates/rules/promo-words'
import { planOf } from '@/features/rates/rules/rate-plan'
import { PREVIEW_WORDS } from '@/features/rates/text'
import type { TaxSums } from '@/features/taxes/rules/tax-of'
import { formatPercentage } from '@/features/taxes/rules/tax-rates'
import type { Day } from '@/kernel/days'
import { labelled } from '@/kernel/labels'
import { type Cents, formatPrice, toAmount, toCents } from '@/kernel/money'
import { STAY_WORDS } from '@/kernel/stay'
import type { DocumentContent, WireTaxSums } from '../contract'
import type { CreditPlan } from '../rules/credit-note'
import { negateSums, untaxed } from '../rules/tax-shares'
import { DOCUMENT_WORDS as words } from '../text'

type PrintedLine = DocumentContent['lines'][number]

/** The nights of a stay as lines, by kind and price, each with its days; where only the total is known, one line of all. */
export function printNights(booking: {
  nights: readonly NightlyRateItem[]
  totalAmount: string
  nightCount: number
}): { line: PrintedLine; has: (day: Day) => boolean }[] {
  const quote = quoteOf(booking)
  const groups = groupNights(quote)
  const termsAt = (nights: readonly Day[]) => {
    const promo = promoOf(quote.nights.filter(({ night }) => nights.includes(night)))
    const plan = planOf(quote.nights.filter(({ night }) => nights.includes(night)))
    const onPlan = plan ? `, ${plan.name}` : ''
    return promo
      ? labelled(`${onPlan}, ${PROMO_WORDS.label(promo.code)}`, PROMO_WORDS.off(formatPrice(promo.off)))
      : onPlan
  }
  if (groups.length === 0) {
    const line = { text: STAY_WORDS.nights(booking.nightCount), amount: booking.totalAmount }
    return [{ line, has: () => true }]
  }
  return groups.map((group) => ({
    line: {
      text: PREVIEW_WORDS.group(group) + termsAt(group.nights),
      amount: toAmount(group.subtotal),
    },
    has: (day) => group.nights.includes(day),
  }))
}

/** What a document's total is made of; nothing where the hotel has set no taxes. */
export function printTaxes(sums: TaxSums): PrintedLine[] {
  if (isUntaxed(sums)) return []
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

/** What a plan takes back of an invoice, as its credit note says it: line by line, or as one amount. */
export function creditContent(
  invoice: DocumentContent,
  number: string,
  { reason, plan }: { reason: string; plan: CreditPlan },
): DocumentContent {
  const turn = ({ text, amount }: PrintedLine) => ({ text, amount: negate(amount) })
  const isWhole = plan.isRest && plan.lines.length === invoice.lines.length && plan.before === 0
  const lines = invoice.lines.filter((_, place) => plan.lines.includes(place)).map(turn)
  const before = { text: words.takenBefore(number), amount: toAmount(plan.before) }
  const part = { text: words.partOf(number), amount: toAmount(0 - plan.total) }
  const sums = plan.sums ?? untaxed(plan.total)
  const { parts: _parts, takes: _takes, ...same } = invoice
  return {
    ...same,
    lines: lines.length === 0 ? [part] : plan.before === 0 ? lines : [...lines, before],
    total: toAmount(0 - plan.total),
    taxes: isWhole ? invoice.taxes.map(turn) : printTaxes(negateSums(sums)),
    payments: [],
    paid: null,
    due: null,
    credits: number,
    reason,
    covers: { nights: null, chargeIds: [] },
    ...(!isWhole && {
      takes: {
        ...plan.uncovers,
        lines: plan.isRest ? [] : plan.lines,
        carry: plan.carried && toWireSums(plan.carried),
        sums: toWireSums(sums),
      },
    }),
  }
}

/** What each line of an invoice is made of; null where that was not kept and there are taxes. */
export function partsOf({ lines, taxes, parts }: DocumentContent): TaxSums[] | null {
  if (parts) return parts.map(fromWireSums)
  return taxes.length === 0 ? lines.map(({ amount }) => untaxed(toCents(amount))) : null
}

export function toWireSums({ vatGroups, ...sums }: TaxSums): WireTaxSums {
  const { gross, net, serviceCharge, hotelTax, vat } = sums
  return {
    gross: toAmount(gross),
    net: toAmount(net),
    serviceCharge: toAmount(serviceCharge),
    hotelTax: toAmount(hotelTax),
    vat: toAmount(vat),
    vatGroups: vatGroups.map((group) => ({
      rate: group.vatRate,
      taxable: toAmount(group.taxable),
      vat: toAmount(group.vat),
    })),
  }
}

export function fromWireSums({ gross, net, serviceCharge, hotelTax, vat, vatGroups }: WireTaxSums): TaxSums {
  return {
    gross: toCents(gross),
    net: toCents(net),
    serviceCharge: toCents(serviceCharge),
    hotelTax: toCents(hotelTax),
    vat: toCents(vat),
    vatGroups: vatGroups.map((group) => ({
      vatRate: group.rate,
      taxable: toCents(group.taxable),
      vat: toCents(group.vat),
    })),
  }
}

function isUntaxed({ vatGroups, serviceCharge, hotelTax }: TaxSums): boolean {
  return vatGroups.length === 0 && serviceCharge === 0 && hotelTax === 0
}

function negate(amount: string): string {
  return toAmount(0 - toCents(amount))
}
