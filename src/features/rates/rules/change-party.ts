import { agreeTaxes } from '@/features/taxes/rules/add-taxes'
import { toTaxRate } from '@/features/taxes/rules/tax-rates'
import type { Day } from '@/kernel/days'
import type { Cents } from '@/kernel/money'
import type { PricedParty } from './guest-prices'
import type { NightlyRate } from './nightly-rates'
import { priceExtrasOn, type Rate } from './pricing'
import { hasSetPrice, percentOff, sumNights } from './set-price'

type PartyChange = {
  /** What was agreed; nights that are not among it were priced for the new party already. */
  agreed: readonly NightlyRate[]
  from: PricedParty
  to: PricedParty
  rate: Rate
  today: Day
  /**
   * Where the guest changes the party of a stay that gets no cheaper by it: cancelling is free no more, or staff set the
   * price.
   */
  isHeld?: boolean | undefined
}

/**
 * The nights of a stay for another party: what extra guests add to each night that was agreed changes, and all else of its
 * price stays. A night that is past never changes its price, nor does a stay whose price staff set, unless the guest comes
 * with more (docs/decisions/guest-prices.md).
 */
export function changeParty(nights: readonly NightlyRate[], change: PartyChange): NightlyRate[] {
  if (hasSetPrice(nights) && !change.isHeld) return [...nights]
  return nights.map((night) => {
    const isKept = night.day < change.today || !change.agreed.includes(night)
    if (isKept) return night
    return night.listed === undefined
      ? withExtras(night, extrasAfter(night, change), change.rate)
      : withMoreGuests(night, night.listed, change)
  })
}

/** What a stay comes to for another party, in cents; `total` as it is where the price of its nights is not known. */
export function totalForParty(nights: readonly NightlyRate[], total: Cents, change: PartyChange): Cents {
  return nights.length === 0 ? total : sumNights(changeParty(nights, change))
}

/**
 * Who comes in addition pays the price of today. Who stays away takes along that part of what was agreed which is theirs by
 * the prices of today: with one of two extra guests half of it goes, whatever they cost by now.
 */
function extrasAfter({ day, extraGuests = 0 }: NightlyRate, change: PartyChange): Cents {
  const { rate, from, to, isHeld = false } = change
  const [before, after] = [priceExtrasOn(rate, day, from), priceExtrasOn(rate, day, to)]
  // Guests who are still paid for although they stayed away may come after all, and are not paid for twice.
  if (isHeld) return extraGuests + Math.max(0, after - Math.max(before, extraGuests))
  return after < before ? Math.round((extraGuests * after) / before) : extraGuests + after - before
}

/** A promo code takes its percentage off the new price, and the amount it took off the old one. */
function withExtras(night: NightlyRate, extras: Cents, { taxes = [] }: Rate): NightlyRate {
  const { extraGuests: before = 0, promo, taxes: _agreed, ...same } = night
  if (extras === before) return night
  const full = night.cents + (promo?.off ?? 0) - before + extras
  const off = promo ? Math.min(full, promo.kind === 'amount' ? promo.off : percentOff(full, promo.value)) : 0
  const cents = full - off
  const onTop = taxesOf(night.day, cents, taxes)
  return {
    ...same,
    cents,
    ...(onTop && { taxes: onTop }),
    ...(extras > 0 && { extraGuests: extras }),
    ...(promo && { promo: { ...promo, off } }),
  }
}

/**
 * A night whose price staff set: it holds for the party it was agreed for, and what is due for more guests is put on top. What
 * it costs by the list is from then on that for all who are paid for, so that nobody is paid for twice.
 */
function withMoreGuests(night: NightlyRate, listed: Cents, { rate, from, to }: PartyChange): NightlyRate {
  const { extraGuests = 0, taxes: _agreed, ...same } = night
  const [before, after] = [priceExtrasOn(rate, night.day, from), priceExtrasOn(rate, night.day, to)]
  if (before === after) return night
  const paidFor = Math.max(before, extraGuests)
  const extras = Math.max(paidFor, after)
  const cents = night.cents + extras - paidFor
  const onTop = taxesOf(night.day, cents, rate.taxes)
  return {
    ...same,
    cents,
    ...(onTop && { taxes: onTop }),
    ...(extras > 0 && { extraGuests: extras }),
    listed: listed + extras - extraGuests,
  }
}

function taxesOf(day: Day, gross: Cents, taxes: Rate['taxes'] = []) {
  return agreeTaxes({ day, gross, isNight: true, taxKind: 'standard' }, taxes.map(toTaxRate))
}
