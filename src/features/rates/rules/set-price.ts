import { agreeTaxes } from '@/features/taxes/rules/add-taxes'
import { type TaxRateItem, toTaxRate } from '@/features/taxes/rules/tax-rates'
import type { Day } from '@/kernel/days'
import type { FieldProblem } from '@/kernel/errors'
import { type Cents, formatPrice } from '@/kernel/money'
import { readTypedAmount } from '@/kernel/money-typed'
import type { NightlyRate } from './nightly-rates'
import { SET_PRICE_WORDS as words } from './set-price-words'

/** What staff may say of the price of a stay (docs/decisions/staff-prices.md). */
export const PRICE_KINDS = ['list', 'per-night', 'total', 'percentage', 'complimentary'] as const

export type PriceKind = (typeof PRICE_KINDS)[number]

/** `value` is cents, or hundredths of a percent off; null where the kind wants none. */
export type WantedPrice = { kind: PriceKind; value: number | null }

/** The same as it is typed and sent. */
export type PriceText = { priceKind: PriceKind; priceValue?: string | null | undefined }

export const WHOLE_PERCENT = 100_00

/** The most that staff may ask, a night or in all: beyond it somebody mistyped. */
const MOST_CENTS: Cents = 100_000_00

/** True where the kind wants an amount or a percentage. */
export function wantsValue(kind: PriceKind): boolean {
  return kind === 'per-night' || kind === 'total' || kind === 'percentage'
}

/** The price that was typed; null where it is none. */
export function readPrice({ priceKind, priceValue }: PriceText): WantedPrice | null {
  if (!wantsValue(priceKind)) return { kind: priceKind, value: null }
  const value = readTypedAmount(priceValue ?? '')
  if (value === null || value < 0) return null
  return value > mostOf(priceKind) ? null : { kind: priceKind, value }
}

function mostOf(kind: PriceKind): number {
  return kind === 'percentage' ? WHOLE_PERCENT : MOST_CENTS
}

/** What is wrong with a price as it was typed, and with the reason for it. */
export function judgePriceText(
  text: PriceText & { priceReason?: string | null | undefined },
): FieldProblem[] {
  const isRead = readPrice(text) !== null
  const typed = readTypedAmount(text.priceValue ?? '') ?? 0
  const message =
    text.priceKind === 'percentage'
      ? words.percentage
      : typed > MOST_CENTS
        ? words.atMost(formatPrice(MOST_CENTS))
        : words.amount
  return [
    ...(isRead ? [] : [{ path: 'priceValue', message }]),
    ...(text.priceKind === 'list' || text.priceReason
      ? []
      : [{ path: 'priceReason', message: words.reason }]),
  ]
}

/** Why a stay cannot have the price, in words for staff; null where it can. */
export function judgePrice(
  nights: readonly NightlyRate[],
  { kind, value }: WantedPrice,
  today: Day,
): string | null {
  if (!nights.some(({ day }) => day >= today)) return words.nothingLeft
  const past = sumNights(nights.filter(({ day }) => day < today))
  if (kind === 'total' && (value ?? 0) < past) return words.belowPast(formatPrice(past))
  return null
}

/**
 * The nights of a stay at the price staff set, from tonight on: a night that is past never changes its price. Each keeps
 * what it costs by the price list, off which percentages go and to which `list` leads back. What `total` leaves for these
 * nights is shared out as their list prices are, to the cent. Taxes on top are agreed anew, by `taxes`.
 * Throws RangeError for a total below what past nights come to.
 */
export function setPrice(
  nights: readonly NightlyRate[],
  wanted: WantedPrice,
  { today, taxes = [] }: { today: Day; taxes?: readonly TaxRateItem[] | undefined },
): NightlyRate[] {
  const ahead = nights.filter(({ day }) => day >= today)
  const past = sumNights(nights) - sumNights(ahead)
  const prices = priceEach(ahead.map(listPriceOf), wanted, past)
  const rates = taxes.map(toTaxRate)
  const priced = ahead.map((night, place): NightlyRate => {
    const cents = prices[place] ?? 0
    const onTop = agreeTaxes({ day: night.day, gross: cents, isNight: true, taxKind: 'standard' }, rates)
    const listed = wanted.kind === 'list' ? {} : { listed: listPriceOf(night) }
    const { day, extraGuests, plan } = night
    return {
      day,
      cents,
      ...(onTop && { taxes: onTop }),
      ...(extraGuests && { extraGuests }),
      ...(plan && { plan }),
      ...listed,
    }
  })
  return [...nights.filter(({ day }) => day < today), ...priced]
}

/** How much less a stay costs than by the price list, in cents; below nothing where it costs more. */
export function letOffBy(nights: readonly NightlyRate[]): Cents {
  // What a promo code took off was promised to the guest by the hotel, and nobody's discount.
  return nights.reduce((sum, { listed, cents }) => sum + (listed ?? cents) - cents, 0)
}

/** True where staff set the price of some nights. */
export function hasSetPrice(nights: readonly { listed?: unknown }[] | null): boolean {
  return nights?.some(({ listed }) => listed !== undefined) ?? false
}

export function sumNights(nights: readonly Pick<NightlyRate, 'cents'>[]): Cents {
  return nights.reduce((sum, { cents }) => sum + cents, 0)
}

/** Without the promo code, whose place a price that staff set takes. */
function listPriceOf({ listed, cents, promo }: NightlyRate): Cents {
  return listed ?? cents + (promo?.off ?? 0)
}

function priceEach(listed: readonly Cents[], { kind, value }: WantedPrice, past: Cents): Cents[] {
  const wanted = value ?? 0
  if (kind === 'list') return [...listed]
  if (kind === 'complimentary') return listed.map(() => 0)
  if (kind === 'per-night') return listed.map(() => wanted)
  if (kind === 'percentage') return listed.map((cents) => cents - percentOff(cents, wanted))
  if (wanted < past) throw new RangeError('The total is below what past nights come to')
  return shareOut(wanted - past, listed)
}

/** Cents that hundredths of a percent take off a price, which is left rounded half up to a cent. */
export function percentOff(cents: Cents, percent: number): Cents {
  return cents - Math.floor((cents * (WHOLE_PERCENT - percent) + WHOLE_PERCENT / 2) / WHOLE_PERCENT)
}

/** Shares an amount out by weights, to the cent; evenly where all weigh nothing. */
export function shareOut(amount: Cents, weights: readonly number[]): Cents[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const even = all === 0
  let [weighed, given] = [0, 0]
  return weights.map((weight) => {
    weighed += even ? 1 : weight
    const share = Math.floor((amount * weighed) / (even ? weights.length : all)) - given
    given += share
    return share
  })
}
