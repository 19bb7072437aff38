import { z } from 'zod'
import { amountText, dayText } from '@/kernel/wire'

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
})

/** The same for staff, who also see what it costs by the price list where they set another price. */
export const staffNightlyRate = nightlyRate.extend({ listed: amountText.optional() })
