import { z } from 'zod'
import { amountText, dayText, idNumber } from '@/kernel/wire'
import { PLAN_CANCELLATIONS, PLAN_KINDS } from './rules/plan-terms'
import { PROMO_KINDS } from './rules/promo-terms'

/** What a promo code gives and for which stays, as agreed. */
export const promoTerms = z.object({
  id: idNumber,
  code: z.string(),
  kind: z.enum(PROMO_KINDS),
  /** Hundredths of a percent, or cents. */
  value: z.number().int(),
  stayFrom: dayText.nullable(),
  stayTo: dayText.nullable(),
  categories: z.array(idNumber).nullable(),
})

/** A rate plan as agreed: what it makes of a night, how it is cancelled, and for which stays it holds. */
export const planTerms = z.object({
  id: idNumber,
  name: z.string(),
  kind: z.enum(PLAN_KINDS),
  /** Hundredths of a percent, or cents a night; below 0 it is taken off. */
  change: z.number().int(),
  cancellation: z.enum(PLAN_CANCELLATIONS),
  cancellationHours: z.number().int().nullable(),
  /** Percent of the nights that is asked for in advance; left out, or null, is as the property says. */
  depositPercent: z.number().int().nullish(),
  minNights: z.number().int().nullable(),
  maxNights: z.number().int().nullable(),
  stayFrom: dayText.nullable(),
  stayTo: dayText.nullable(),
  categories: z.array(idNumber).nullable(),
})

/** How a plan is cancelled, as a guest was shown it. */
export const seenTerms = planTerms.pick({ cancellation: true, cancellationHours: true, depositPercent: true })

/** A rate plan that guests may choose, with when it is booked. */
export const offeredPlan = planTerms.extend({
  line: z.string().nullable(),
  minDaysAhead: z.number().int().nullable(),
  maxDaysAhead: z.number().int().nullable(),
  bookFrom: dayText.nullable(),
  bookTo: dayText.nullable(),
})

/**
 * What guests beyond those included cost a night; a child by the band of its age, and where none holds it as an adult.
 * `says` is the whole of it for guests (docs/decisions/guest-prices.md).
 */
export const guestPriceList = z.object({
  included: z.number().int(),
  adult: amountText,
  children: z.array(z.object({ from: z.number().int(), to: z.number().int(), amount: amountText })),
  says: z.string().meta({
    example: 'The price includes 2 guests. Each further guest costs $20.00 a night, a child up to 2 nothing.',
  }),
})

/** One night of a stay at the price that was agreed for it, meals included. */
export const nightlyRate = z.object({
  night: dayText,
  amount: amountText,
  isWeekend: z.boolean(),
  /** What of the amount was put on top as taxes, as agreed; left out where nothing was. */
  taxes: z
    .object({
      serviceCharge: amountText,
      hotelTax: amountText,
      vat: amountText,
      vatRate: amountText.nullable(),
    })
    .optional(),
  /** What of the amount is for extra guests, before a promo code; left out where it is for none. */
  extraGuests: amountText.optional(),
  /** The promo code that lowered its price, with what it took off. */
  promo: promoTerms.extend({ off: amountText }).optional(),
  /** The rate plan it was booked on; left out on the flexible one. */
  plan: planTerms.optional(),
})

/** The same for staff, who also see what it costs by the price list where they set another price. */
export const staffNightlyRate = nightlyRate.extend({ listed: amountText.optional() })
