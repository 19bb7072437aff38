import { z } from 'zod'
import { defineEndpoint } from '@/kernel/endpoint'
import { amountText, dayText, instant } from '@/kernel/wire'
import { MODEL_USAGE_PATH } from './paths'

/** What the outside model used on a day of the property. */
const dayOfUse = z.object({
  day: dayText,
  calls: z.number().int(),
  tokens: z.number().int(),
  cost: amountText,
  /** When the concierge went on by itself, since the day's budget was used up. */
  spentAt: instant.nullable(),
})

/** The budget of a day, and what was used of it today and before. */
export const modelUsageEndpoint = defineEndpoint(MODEL_USAGE_PATH, {
  response: z.object({
    /** Whether an outside model is set at all. */
    isOn: z.boolean(),
    dailyTokens: z.number().int(),
    /** Null where no limit in money is set. */
    dailyCost: amountText.nullable(),
    /** Whether prices are set: without, no cost is known. */
    hasPrices: z.boolean(),
    today: dayText,
    /** The days it was asked on, the latest first. */
    days: z.array(dayOfUse),
  }),
})
