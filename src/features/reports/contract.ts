import { z } from 'zod'
import { BOOKING_SOURCES } from '@/features/bookings/rules/sources'
import { staffBooking } from '@/features/bookings/staff-contract'
import { ENTRY_METHODS } from '@/features/payments/rules/methods'
import { SITE_GAPS } from '@/features/villas/rules/site-gaps'
import { daysBetween, isDay } from '@/kernel/days'
import { defineEndpoint } from '@/kernel/endpoint'
import { amountText, dayText, idNumber, shillingsText } from '@/kernel/wire'
import { DASHBOARD_PATH, MONEY_REPORT_PATH, REPORTS_PATH } from './paths'
import { REPORT_STEPS } from './rules/report'

/** What the panel opens with, on the property's `today`. */
export const dashboard = z.object({
  today: dayText,
  totalBookings: z.number().int(),
  /** Villas that can be booked at all. */
  availableRooms: z.number().int(),
  checkInsToday: z.number().int(),
  newMessages: z.number().int(),
  /** Requests whose nights come free within a day unless they are answered. */
  lapsingHolds: z.number().int(),
  /** Mails that wait for somebody to send them again. */
  undeliveredMails: z.number().int(),
  /** Villas that can be booked and that visitors do not find everywhere on the site, with what each lacks. */
  villasOffSite: z.array(
    z.object({
      id: idNumber,
      name: z.string(),
      roomNumber: z.string().nullable(),
      gaps: z.array(z.enum(SITE_GAPS)),
    }),
  ),
  recentBookings: z.array(staffBooking),
  /** The nights of today and the 29 days after it: how many villas are available, by the rule of reports, and taken. */
  occupancy: z.array(
    z.object({ day: dayText, taken: z.number().int(), villas: z.number().int(), percent: z.number().int() }),
  ),
})

export const dashboardEndpoint = defineEndpoint(DASHBOARD_PATH, { response: dashboard })

const figures = z.object({
  first: dayText,
  last: dayText,
  available: z.number().int(),
  nights: z.number().int(),
  revenue: amountText,
  arrivals: z.number().int(),
  lost: z.number().int(),
  /** Percent to a tenth; here and below null where there is nothing to share. */
  occupancy: z.number().nullable(),
  averageRate: amountText.nullable(),
  revenuePerVilla: amountText.nullable(),
  /** Days from booking to arrival. */
  leadTime: z.number().nullable(),
  lostShare: z.number().nullable(),
})

const namedFigures = z.object({
  name: z.string(),
  arrivals: z.number().int(),
  nights: z.number().int(),
  revenue: amountText,
  /** Of the same days a year before. */
  lastYear: z.object({ nights: z.number().int(), revenue: amountText }),
})

/** Of a period, and of the same days a year before. */
const comparedFigures = figures.extend({ lastYear: figures })

/** On how many nights of a report the villas on offer stand as their day closed, were made up for later, or may change yet. */
const basis = z.object({
  closed: z.number().int(),
  backfilled: z.number().int(),
  open: z.number().int(),
  /** What was sold of the closed ones since, or taken back. */
  changedNights: z.number().int(),
  changedRevenue: amountText,
})

/** What the hotel did between two days, both included, part by part and in all (rules/report.ts). */
export const report = z.object({
  step: z.enum(REPORT_STEPS),
  /** How many were on offer on one of these nights at least. */
  villas: z.number().int(),
  basis,
  parts: z.array(comparedFigures),
  whole: comparedFigures,
  /** By the rate plan of each night, and by the category of the villa. */
  plans: z.array(namedFigures),
  categories: z.array(namedFigures),
  sources: z.array(namedFigures.omit({ name: true }).extend({ source: z.enum(BOOKING_SOURCES) })),
})

const LONGEST_REPORT_DAYS = 800

export const reportQuery = z
  .object({ first: dayText, last: dayText, step: z.enum(REPORT_STEPS) })
  .superRefine(({ first, last }, context) => {
    if (!isDay(first) || !isDay(last)) return
    const days = daysBetween(first, last)
    if (days >= 0 && days <= LONGEST_REPORT_DAYS) return
    const message =
      days < 0
        ? 'The last day must not be before the first'
        : `Please ask for at most ${LONGEST_REPORT_DAYS} days`
    context.addIssue({ code: 'custom', path: ['last'], message })
  })

export const reportEndpoint = defineEndpoint(REPORTS_PATH, { querystring: reportQuery, response: report })

const taxed = {
  gross: amountText,
  net: amountText,
  serviceCharge: amountText,
  hotelTax: amountText,
  vat: amountText,
}

const vatGroup = z.object({
  /** Percent, as staff set it. */
  rate: z.string(),
  taxable: amountText,
  vat: amountText,
})

/** What was sold and taken in a month, and what is held; all in dollars. */
export const moneyReport = z.object({
  first: dayText,
  last: dayText,
  /** By nights and charges that fell in the month, of stays that are confirmed, in house or over. */
  departments: z.array(z.object({ department: z.string(), ...taxed })),
  sales: z.object({ ...taxed, vatGroups: z.array(vatGroup) }),
  /** The till book of the hotel tax, by day; empty while there is no such tax. */
  tillBook: z.array(z.object({ day: dayText, rooms: z.number().int(), rate: amountText, tax: amountText })),
  /** Money that came in the month, less what was given back; `shillings` is the part of it that was given in these. */
  methods: z.array(
    z.object({
      method: z.enum(ENTRY_METHODS),
      entries: z.number().int(),
      amount: amountText,
      shillings: shillingsText,
    }),
  ),
  taken: amountText,
  /** Money held at the moment on bookings whose guests have not checked in, whatever the month. */
  deposits: z.array(
    z.object({
      bookingId: idNumber,
      reference: z.string(),
      guestName: z.string(),
      checkInDate: dayText,
      paid: amountText,
    }),
  ),
  held: amountText,
})

export const moneyReportEndpoint = defineEndpoint(MONEY_REPORT_PATH, {
  querystring: z.object({
    month: z
      .string()
      .refine((text) => isDay(`${text}-01`), 'Please give a month as yyyy-mm')
      .meta({ example: '2027-03' }),
  }),
  response: moneyReport,
})

export type Report = z.infer<typeof report>

export type ReportFigures = z.infer<typeof figures>

export type ComparedFigures = z.infer<typeof comparedFigures>

export type ReportQuery = z.infer<typeof reportQuery>

export type Dashboard = z.infer<typeof dashboard>

export type MoneyReport = z.infer<typeof moneyReport>
