import { agreeTaxes } from '@/features/taxes/rules/add-taxes'
import { type TaxRateItem, toTaxRate } from '@/features/taxes/rules/tax-rates'
import { addDays, type Day } from '@/kernel/days'
import { type Cents, formatPrice } from '@/kernel/money'
import type { Stay } from '@/kernel/stay'
import type { Quote } from './pricing'
import type { NightPromo, PromoTerms } from './promo-terms'
import { percentOff, shareOut } from './set-price'
import { TERMS_WORDS } from './terms-words'

/** A code as typed, in the one form in which it is stored; '' where nothing was typed. */
export function readCode(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase()
}

/** Why a code does not hold for a stay, in words for guests; null where it does. */
export function judgePromo(terms: PromoTerms, stay: Stay, categoryId: number | null): string | null {
  const { code, stayFrom, stayTo, categories } = terms
  const lastNight = addDays(stay.checkOut, -1)
  if ((stayFrom && stay.checkIn < stayFrom) || (stayTo && lastNight > stayTo))
    return TERMS_WORDS.code.stays(code, tellStays(terms))
  if (categories && (categoryId === null || !categories.includes(categoryId)))
    return TERMS_WORDS.code.kind(code)
  return null
}

/** `stays from Mon, 1 Mar 2027 to Thu, 1 Apr 2027`, the last being the day of departure. */
export function tellStays({ stayFrom, stayTo }: Pick<PromoTerms, 'stayFrom' | 'stayTo'>): string {
  return TERMS_WORDS.stays(stayFrom, stayTo && addDays(stayTo, 1))
}

/** `10% off` or `$20.00 off`. */
export function tellPromo({ kind, value }: Pick<PromoTerms, 'kind' | 'value'>): string {
  return kind === 'percentage'
    ? TERMS_WORDS.percentOff(value / 100)
    : TERMS_WORDS.amountOff(formatPrice(value))
}

/** A quote at the price the code makes it: every night less, none below nothing, none above its price before. */
export function applyPromo(quote: Quote, terms: PromoTerms): Quote {
  const offs = takeOff(
    quote.nights.map(({ cents }) => cents),
    terms,
  )
  const nights = quote.nights.map((night, place) => lower(night, terms, offs[place] ?? 0))
  return { ...quote, nights, total: nights.reduce((sum, { cents }) => sum + cents, 0) }
}

type Kept = { day: Day; cents: Cents; promo?: NightPromo | undefined }

/** The code of a booking, and what it took off all its nights. Null where it has none. */
export function promoOf(
  nights: readonly { promo?: NightPromo | undefined }[] | null,
): (PromoTerms & { off: Cents }) | null {
  const all = (nights ?? []).flatMap(({ promo }) => (promo ? [promo] : []))
  const [first] = all
  return first ? { ...first, off: all.reduce((sum, { off }) => sum + off, 0) } : null
}

/**
 * The nights of a changed stay, those that are priced anew lowered by the code that was agreed, where it holds for the new
 * stay. What is agreed of the others stays: an amount is what is left of it after these.
 */
export function holdPromo<One extends Kept>(
  nights: readonly One[],
  {
    agreed,
    priced,
    categoryId,
    taxes = [],
  }: {
    agreed: readonly Kept[] | null
    /** Of the nights those that have the price of today. */
    priced: readonly One[]
    categoryId: number | null
    taxes?: readonly TaxRateItem[] | undefined
  },
): One[] {
  // A price that staff set from some night on took the place of the code for good.
  const terms = agreed?.at(-1)?.promo
  const [first, last] = [nights[0], nights.at(-1)]
  if (!terms || !first || !last) return [...nights]
  if (judgePromo(terms, { checkIn: first.day, checkOut: addDays(last.day, 1) }, categoryId))
    return [...nights]
  const isNew = (night: One) => priced.includes(night)
  const spent = promoOf(nights.filter((night) => !isNew(night)))?.off ?? 0
  const value = terms.kind === 'amount' ? Math.max(0, terms.value - spent) : terms.value
  const offs = takeOff(
    nights.filter(isNew).map(({ cents }) => cents),
    { kind: terms.kind, value },
  )
  const rates = taxes.map(toTaxRate)
  let place = 0
  return nights.map((night) => {
    if (!isNew(night)) return night
    const lowered = lower(night, terms, offs[place++] ?? 0)
    const gross = lowered.cents
    const onTop = agreeTaxes({ day: night.day, gross, isNight: true, taxKind: 'standard' }, rates)
    return onTop ? { ...lowered, taxes: onTop } : lowered
  })
}

function lower<One extends { cents: Cents }>(
  night: One,
  { id, code, kind, value, stayFrom, stayTo, categories }: PromoTerms,
  off: Cents,
): One & { promo: NightPromo } {
  const promo = { id, code, kind, value, stayFrom, stayTo, categories, off }
  return { ...night, cents: night.cents - off, promo }
}

/** What comes off each night: a percentage leaves a price rounded half up to a cent, an amount is shared out by the prices. */
function takeOff(prices: readonly Cents[], { kind, value }: Pick<PromoTerms, 'kind' | 'value'>): Cents[] {
  if (kind === 'percentage') return prices.map((cents) => percentOff(cents, value))
  const all = prices.reduce((sum, cents) => sum + cents, 0)
  return shareOut(Math.min(value, all), prices)
}
