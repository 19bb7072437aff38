import { z } from 'zod'
import { defineEndpoint } from '@/kernel/endpoint'
import { dayText } from '@/kernel/wire'
import { BUSINESS_DAY_PATH } from './paths'

/** Which day it is at the property, and by what that is told at any later moment (kernel/business-day.ts). */
const businessDay = z.object({
  day: dayText,
  /** What the calendar says: the same day, or after midnight the one after it. */
  calendarDay: dayText,
  dayEndsAt: z.number().int(),
  closedThrough: dayText.nullable(),
})

export const businessDayEndpoint = defineEndpoint(BUSINESS_DAY_PATH, { response: businessDay })
