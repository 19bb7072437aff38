import { z } from 'zod'
import { staffBooking } from '@/features/bookings/staff-contract'
import { CONDITIONS } from '@/features/housekeeping/rules/condition'
import { CARD_STATES } from '@/features/registration-cards/rules/card'
import { defineEndpoint } from '@/kernel/endpoint'
import { amountText, dayText } from '@/kernel/wire'
import { TODAYS_DESK_PATH } from './paths'

/** A stay with its money and what housekeeping says of its villa; `due` is below nothing where money is to be given back. */
export const deskStay = staffBooking.extend({
  paid: amountText,
  due: amountText,
  condition: z.enum(CONDITIONS),
  /** How far the registration card of who arrives is; null where the hotel asks for none. */
  card: z.enum(CARD_STATES).nullable(),
})

/** What front desk has to do with on one day of the property, each list at most 500 long. */
export const todaysDesk = z.object({
  /** The business day: after midnight still the day before, until that is closed or its hour comes. */
  day: dayText,
  calendarDay: dayText,
  /** The hour of the calendar's day at which a day before it ends by itself. */
  dayEndsAt: z.number().int(),
  /** The day that is over by the calendar and that nobody has closed; null where somebody has. */
  unclosedDay: dayText.nullable(),
  /** Of the day, and confirmed guests of days before who have not come yet; by the time they expect to arrive. */
  arrivals: z.array(deskStay),
  /** Of the day, after those who should have left before. */
  departures: z.array(deskStay),
  inHouse: z.array(deskStay),
  /** Requests that wait for an answer; those whose nights come free first come first. */
  requests: z.array(deskStay),
  unreadMessages: z.number().int(),
  undeliveredMails: z.number().int(),
  /** Calendars of other platforms whose last reading failed. */
  failingFeeds: z.number().int(),
  /** What is to be mended in the villas. */
  openTickets: z.number().int(),
})

export const todaysDeskEndpoint = defineEndpoint(TODAYS_DESK_PATH, { response: todaysDesk })

export type DeskStay = z.infer<typeof deskStay>
export type TodaysDesk = z.infer<typeof todaysDesk>
