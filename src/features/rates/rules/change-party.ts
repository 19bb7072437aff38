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
  /** Where cancelling is free no more and the guest changes the party: it gets no cheaper. */
  isHeld?: boolean | undefined
}

/**
 * The nights of a stay for another party: what extra guests add to each night that was agreed changes by as much as it does
 * by the prices of today, and all else of its price stays. A night that is past never changes its price, nor does a stay
 * whose price staff set (docs/decisions/guest-prices.md).
 */
export function changeParty(nights: readonly NightlyRate[], change: PartyChange): NightlyRate[] {
  if (hasSetPrice(nights)) return [...nights]
  return nights.map((night) => {
    const isKept = night.day < change.today || !change.agreed.includes(night)
    return isKept ? night : withExtras(night, extrasAfter(night, change), change.rate)
  })
}

/** What a stay comes to for another party, in cents; `total` as it is where the price of its nights is not known. */
export function totalForParty(nights: readonly NightlyRate[], total: Cents, change: PartyChange): Cents {
  return nights.length === 0 ? total : sumNights(changeParty(nights, change))
}

function extrasAfter({ day, extraGuests = 0 }: NightlyRate, change: PartyChange): Cents {
  const { rate, from, to, isHeld = false } = change
  const more = priceExtrasOn(rate, day, to) - priceExtrasOn(rate, day, from)
  return Math.max(isHeld ? extraGuests : 0, extraGuests + more)
}

/** A promo code takes its percentage off the new price, and the amount it took off the old one. */
function withExtras(night: NightlyRate, extras: Cents, { taxes = [] }: Rate): NightlyRate {
  const { extraGuests: before = 0, promo, taxes: _agreed, ...same } = night
  if (extras === before) return night
  const listed = night.cents + (promo?.off ?? 0) - before + extras
  const off = promo
    ? Math.min(listed, promo.kind === 'amount' ? promo.off : percentOff(listed, promo.value))
    : 0
  const cents = listed - off
  const line = { day: night.day, gross: cents, isNight: true, taxKind: 'standard' } as const
  const onTop = agreeTaxes(line, taxes.map(toTaxRate))
  return {
    ...same,
    cents,
    ...(onTop && { taxes: onTop }),
    ...(extras > 0 && { extraGuests: extras }),
    ...(promo && { promo: { ...promo, off } }),
  }
}
