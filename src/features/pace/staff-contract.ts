import { z } from 'zod'
import { defineEndpoint } from '@/kernel/endpoint'
import { amountText, dayText } from '@/kernel/wire'
import { PACE_PATH } from './paths'

const sold = z.object({ nights: z.number().int(), revenue: amountText })

/**
 * A day that today is held against. `isFrozen` where that day's snapshot knows what was sold then; otherwise it is reckoned
 * from bookings made by then that are live now, so that what was cancelled since is missing.
 */
const compared = z.object({ day: dayText, isFrozen: z.boolean() })

const pace = z.object({
  today: dayText,
  week: compared,
  month: compared,
  yearAgo: compared,
  months: z.array(
    z.object({
      month: z.string(),
      sold,
      /** What came in since the close of the day a week before, and thirty days before; less than nothing where more was cancelled. */
      pickedUpInWeek: sold,
      pickedUpInMonth: sold,
      /** What was sold of the month a year before at the close of the same day a year before, and in the end. */
      lastYearThen: sold,
      lastYear: sold,
    }),
  ),
})

export const paceEndpoint = defineEndpoint(PACE_PATH, { response: pace })

export type Pace = z.infer<typeof pace>
