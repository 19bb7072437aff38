import { agreeTaxes } from '@/features/taxes/rules/add-taxes'
import type { AgreedTaxes } from '@/features/taxes/rules/tax-of'
import { toTaxRate } from '@/features/taxes/rules/tax-rates'
import { type Day, toDay } from '@/kernel/days'
import { type Cents, toAmount, toCents } from '@/kernel/money'
import type { PlanTerms } from './plan-terms'
import { isWeekendNight, type NightPrice, type Quote } from './pricing'
import type { NightPromo } from './promo-terms'

/** What was agreed for one night of a booking, meals included. It stays when the villa's prices change. */
export type NightlyRate = {
  day: Day
  cents: Cents
  /** What of it was put on top as taxes, where prices had taxes on top. */
  taxes?: AgreedTaxes
  /** What of its price by the list is for extra guests, before a promo code (docs/decisions/guest-prices.md). */
  extraGuests?: Cents | undefined
  /** What it costs by the price list, where staff set another price (rules/set-price.ts). */
  listed?: Cents
  /** The promo code that lowered its price (docs/decisions/promo-codes.md). */
  promo?: NightPromo | undefined
  /** The plan it was booked on; absent on the flexible one (docs/decisions/rate-plans.md). */
  plan?: PlanTerms | undefined
}

/** The same as it crosses the wire. */
export type NightlyRateItem = {
  night: Day
  amount: string
  isWeekend: boolean
  taxes?: { serviceCharge: string; hotelTax: string; vat: string; vatRate: string | null } | undefined
  extraGuests?: string | undefined
  listed?: string | undefined
  promo?: NightPromoItem | undefined
  plan?: PlanItem | undefined
}

/** A plan at a night; the wire knows plain lists alone. */
type PlanItem = Omit<PlanTerms, 'categories'> & { categories: number[] | null }

/** A code at a night; what it took off is an amount. */
export type NightPromoItem = Omit<NightPromo, 'off' | 'categories'> & {
  off: string
  categories: number[] | null
}

/** What a booking keeps of the quote it is made at. */
export function agreeNights({ nights, taxes = [] }: Quote): NightlyRate[] {
  const rates = taxes.map(toTaxRate)
  return nights.map(({ night, cents, extraGuests, promo, plan }) => {
    const onTop = agreeTaxes({ day: night, gross: cents, isNight: true, taxKind: 'standard' }, rates)
    return {
      day: night,
      cents,
      ...(onTop && { taxes: onTop }),
      ...(extraGuests && { extraGuests }),
      ...(promo && { promo }),
      ...(plan && { plan }),
    }
  })
}

/** Agreed nights for the wire; none where only the total is known. */
export function nightsToWire(agreed: readonly NightlyRate[] | null): NightlyRateItem[] {
  return (agreed ?? []).map(({ day, cents, extraGuests, taxes, listed, promo, plan }) => ({
    night: day,
    amount: toAmount(cents),
    isWeekend: isWeekendNight(day),
    ...(extraGuests && { extraGuests: toAmount(extraGuests) }),
    ...(listed !== undefined && { listed: toAmount(listed) }),
    ...(promo && {
      promo: { ...promo, categories: promo.categories && [...promo.categories], off: toAmount(promo.off) },
    }),
    ...(plan && { plan: planToWire(plan) }),
    ...(taxes && {
      taxes: {
        serviceCharge: toAmount(taxes.serviceCharge),
        hotelTax: toAmount(taxes.hotelTax),
        vat: toAmount(taxes.vat),
        vatRate: taxes.vatRate === null ? null : toAmount(taxes.vatRate),
      },
    }),
  }))
}

/** The same back from the wire. Throws RangeError for no amount. */
export function nightsFromWire(items: readonly NightlyRateItem[]): NightlyRate[] {
  return items.map(({ night, amount, extraGuests, taxes, listed, promo, plan }) => ({
    day: toDay(night),
    cents: toCents(amount),
    ...(extraGuests && { extraGuests: toCents(extraGuests) }),
    ...(listed !== undefined && { listed: toCents(listed) }),
    ...(promo && { promo: promoFromWire(promo) }),
    ...(plan && { plan }),
    ...(taxes && {
      taxes: {
        serviceCharge: toCents(taxes.serviceCharge),
        hotelTax: toCents(taxes.hotelTax),
        vat: toCents(taxes.vat),
        vatRate: taxes.vatRate === null ? null : toCents(taxes.vatRate),
      },
    }),
  }))
}

/** The agreed price of a booking; without nights where only the total is known. Throws RangeError for no amount. */
export function quoteOf(booking: { nights: readonly NightlyRateItem[]; totalAmount: string }): Quote {
  const nights = booking.nights.map(
    ({ night, amount, isWeekend, extraGuests, listed, promo, plan }): NightPrice => ({
      night,
      cents: toCents(amount),
      isWeekend,
      // A price that staff set is for the party as it is.
      ...(extraGuests && listed === undefined && { extraGuests: toCents(extraGuests) }),
      ...(promo && { promo: promoFromWire(promo) }),
      ...(plan && { plan }),
    }),
  )
  const agreedTaxes = booking.nights.reduce((sum, { taxes }) => sum + (taxes ? sumOnWire(taxes) : 0), 0)
  return { nights, total: toCents(booking.totalAmount), ...(agreedTaxes > 0 && { agreedTaxes }) }
}

/** A plan for the wire, which knows plain lists alone. */
export function planToWire<Plan extends PlanTerms>(
  plan: Plan,
): Omit<Plan, 'categories'> & { categories: number[] | null } {
  return { ...plan, categories: plan.categories && [...plan.categories] }
}

function promoFromWire({ off, ...promo }: NightPromoItem): NightPromo {
  return { ...promo, off: toCents(off) }
}

function sumOnWire({ serviceCharge, hotelTax, vat }: NonNullable<NightlyRateItem['taxes']>): Cents {
  return toCents(serviceCharge) + toCents(hotelTax) + toCents(vat)
}
