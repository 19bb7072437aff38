import { z } from 'zod'
import { amountText, dayText, idNumber } from '@/kernel/wire'
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
  /** The promo code that lowered its price, with what it took off. */
  promo: promoTerms.extend({ off: amountText }).optional(),
})

/** The same for staff, who also see what it costs by the price list where they set another price. */
export const staffNightlyRate = nightlyRate.extend({ listed: amountText.optional() })
