import type { TaxSums } from '@/features/taxes/rules/tax-of'
import { type Cents, formatPrice } from '@/kernel/money'
import { addSums, negateSums, shareSums, untaxed } from './tax-shares'

/** An invoice as it was issued: its lines are the nights by kind, then charges, then what was credited before. */
export type CreditedInvoice = {
  lines: readonly Cents[]
  /** What each line is made of; null where that was not kept and there are taxes. */
  parts: readonly TaxSums[] | null
  nights: Cents | null
  chargeIds: readonly number[]
  creditIds: readonly number[]
}

/** A credit note of it that stands: lines by their places, or, without any, an amount. */
export type EarlierNote = { lines: readonly number[]; total: Cents; sums: TaxSums }

export type WantedCredit = { lines?: readonly number[] | undefined; amount?: Cents | undefined }

export type CreditPlan = {
  total: Cents
  /** Null for an invoice of which it was not kept, which is taken back whole. */
  sums: TaxSums | null
  /** Places of the lines that are taken back. */
  lines: number[]
  /** What amounts that were taken back before make this note less. */
  before: Cents
  /** Whether nothing of the invoice is left. */
  isRest: boolean
  /** What can be invoiced anew by itself; the rest of the total goes on the next invoice as an amount. */
  uncovers: { nights: boolean; chargeIds: number[]; creditIds: number[] }
  carry: Cents
  /** What that amount is made of. */
  carried: TaxSums | null
}

/** What is left of an invoice, and which of its lines can be chosen: none once an amount was taken back. */
export function leftToCredit(
  { lines, parts }: Pick<CreditedInvoice, 'lines' | 'parts'>,
  notes: readonly EarlierNote[],
): { total: Cents; lines: number[]; hasParts: boolean } {
  const total = sumOf(lines) - sumOf(notes.map((note) => note.total))
  const taken = new Set(notes.flatMap((note) => note.lines))
  const hasAmounts = notes.some((note) => note.lines.length === 0)
  const places = lines.map((_, place) => place).filter((place) => !taken.has(place))
  return { total, lines: hasAmounts || parts === null ? [] : places, hasParts: parts !== null }
}

/**
 * What a credit note takes back: all that is left, chosen lines with the taxes in them, or an amount with its share of
 * each tax. Text where that cannot be, for the person who asked. No tax is ever taken back beyond what the invoice has of
 * it, so lines are not chosen after an amount was taken back (docs/decisions/tax-and-documents.md).
 */
export function planCredit(
  invoice: CreditedInvoice,
  notes: readonly EarlierNote[],
  { lines, amount }: WantedCredit,
): CreditPlan | string {
  const left = leftToCredit(invoice, notes)
  if (lines === undefined && amount === undefined) return planRest(invoice, notes)
  if (invoice.parts === null)
    return 'What each line has of taxes was not kept when this was issued. It can be taken back whole only.'
  if (lines !== undefined) {
    const places = [...new Set(lines)].sort((one, other) => one - other)
    if (places.some((place) => !left.lines.includes(place)))
      return left.lines.length === 0
        ? 'An amount of this invoice was taken back before. Please give an amount again.'
        : 'One of these lines is not there or was taken back before.'
    const total = sumOf(places.map((place) => invoice.lines[place] ?? 0))
    if (total <= 0) return 'These lines come to nothing that could be taken back.'
    if (total > left.total) return tellLeft(left.total)
    return total === left.total ? planRest(invoice, notes) : planLines(invoice, places, total)
  }
  const wanted = amount ?? 0
  if (wanted > left.total) return tellLeft(left.total)
  if (wanted === left.total) return planRest(invoice, notes)
  const sums = shareSums(sumsLeft(invoice.parts, notes), wanted)
  return {
    ...{ total: wanted, sums, lines: [], before: 0, isRest: false },
    ...{ uncovers: { nights: false, chargeIds: [], creditIds: [] }, carry: wanted, carried: sums },
  }
}

function planRest(invoice: CreditedInvoice, notes: readonly EarlierNote[]): CreditPlan {
  const taken = new Set(notes.flatMap((note) => note.lines))
  const { total } = leftToCredit(invoice, notes)
  return {
    total,
    sums: invoice.parts && sumsLeft(invoice.parts, notes),
    lines: invoice.lines.map((_, place) => place).filter((place) => !taken.has(place)),
    before: sumOf(notes.filter((note) => note.lines.length === 0).map((note) => note.total)),
    isRest: true,
    uncovers: { nights: false, chargeIds: [], creditIds: [] },
    carry: 0,
    carried: null,
  }
}

/** Nights are on one invoice, all or none: some of them alone go on the next one as an amount. */
function planLines(invoice: CreditedInvoice, places: number[], total: Cents): CreditPlan {
  const { chargeIds, creditIds } = invoice
  const nightCount = invoice.lines.length - chargeIds.length - creditIds.length
  const nights = places.filter((place) => place < nightCount)
  const partOf = (place: number) => invoice.parts?.[place] ?? untaxed(invoice.lines[place] ?? 0)
  const isAllNights = nightCount > 0 && nights.length === nightCount
  const others = places.filter((place) => place >= nightCount).map((place) => place - nightCount)
  return {
    ...{ total, lines: places, before: 0, isRest: false },
    sums: addSums(places.map(partOf)),
    uncovers: {
      nights: isAllNights,
      chargeIds: others.flatMap((index) => chargeIds[index] ?? []),
      creditIds: others.flatMap((index) => creditIds[index - chargeIds.length] ?? []),
    },
    carry: isAllNights ? 0 : sumOf(nights.map((place) => invoice.lines[place] ?? 0)),
    carried: isAllNights || nights.length === 0 ? null : addSums(nights.map(partOf)),
  }
}

function sumsLeft(parts: readonly TaxSums[], notes: readonly EarlierNote[]): TaxSums {
  return addSums([...parts, ...notes.map(({ sums }) => negateSums(sums))])
}

function tellLeft(total: Cents): string {
  return `${formatPrice(total)} is left of this invoice, not more`
}

function sumOf(cents: readonly Cents[]): Cents {
  return cents.reduce((sum, one) => sum + one, 0)
}
