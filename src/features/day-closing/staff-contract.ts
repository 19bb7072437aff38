import { z } from 'zod'
import type { DayFigures } from '@/features/business-day/rules/day-figures'
import { deskStay } from '@/features/todays-desk/staff-contract'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { amountText, dayText, instant } from '@/kernel/wire'
import { DAY_CLOSINGS_PATH } from './paths'

const count = z.number().int().min(0)

const dayFigures: z.ZodType<DayFigures, DayFigures> = z.object({
  arrivals: count,
  departures: count,
  approvals: count,
  payments: count,
  sales: amountText,
  taken: amountText,
})

/** The day that is over by the calendar: what is still open of it, and its money as it stands. */
const openDay = z.object({
  day: dayText,
  arrivals: z.array(deskStay),
  departures: z.array(deskStay),
  figures: dayFigures,
  /** The shift at the cash drawer that is still open; null where none is. */
  openShift: z.object({ openedBy: z.string(), openedAt: instant }).nullable(),
})

/** A day that is over: closed by somebody, or, where all of that is null, by the clock alone. */
const pastDay = z.object({
  day: dayText,
  closedBy: z.string().nullable(),
  closedAt: instant.nullable(),
  figures: dayFigures.nullable(),
})

const dayClosings = z.object({
  /** The business day. */
  day: dayText,
  calendarDay: dayText,
  dayEndsAt: z.number().int(),
  /** Null where the day before the calendar's is closed. */
  open: openDay.nullable(),
  /** The days before, newest first. */
  past: z.array(pastDay),
})

export const dayClosingsEndpoint = defineEndpoint(DAY_CLOSINGS_PATH, { response: dayClosings })

/** Closes a day by the figures that were shown of it; by others it is refused. */
export const closeDayCall = defineCall('POST', DAY_CLOSINGS_PATH, {
  body: z.object({ day: dayText, figures: dayFigures }),
  response: dayClosings,
})

export type DayClosings = z.infer<typeof dayClosings>
export type OpenDay = z.infer<typeof openDay>
export type PastDay = z.infer<typeof pastDay>
export type DayToClose = z.infer<typeof closeDayCall.body>
