import { z } from 'zod'
import { SITE_GAPS } from '@/features/villas/rules/site-gaps'
import { daysBetween, isDay } from '@/kernel/days'
import { parseAmount } from '@/kernel/money'
import { amountText, dayText, idNumber, idText, typedText } from '@/kernel/wire'
import { toldNight } from './contract'
import { BOARDS } from './rules/board'
import { BOOKING_ORDERS } from './rules/orders'
import { PAYMENT_METHODS, PAYMENT_TIMES } from './rules/payment'
import { REPORT_STEPS } from './rules/report'
import { BOOKING_SOURCES } from './rules/sources'
import { BOOKING_STATUSES } from './rules/status'

const instant = z.string().meta({ format: 'date-time' })

/** A booking as staff see it, whole. */
export const staffBooking = z.object({
  id: idNumber,
  villaId: idNumber,
  villaName: z.string(),
  roomNumber: z.string().nullable(),
  /** The member of staff who made it; null when a guest did. */
  userId: idNumber.nullable(),
  guestName: z.string(),
  guestEmail: z.string().nullable(),
  guestPhone: z.string().nullable(),
  checkInDate: dayText,
  checkOutDate: dayText,
  numberOfGuests: z.number().int(),
  board: z.enum(BOARDS),
  totalAmount: amountText,
  /** As agreed, in the order of the stay; empty where only the total is known. */
  nights: z.array(toldNight),
  specialRequests: z.string().nullable(),
  /** How and when the guest means to pay; null where nobody was asked. */
  paymentMethod: z.enum(PAYMENT_METHODS).nullable(),
  paymentTime: z.enum(PAYMENT_TIMES).nullable(),
  status: z.enum(BOOKING_STATUSES),
  source: z.enum(BOOKING_SOURCES),
  holdExpiresAt: instant.nullable(),
  /** Counts up with every change. */
  revision: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
})

/** What GET /api/bookings takes from anybody; who has no session must give both days (contract.ts). */
export const calendarQuery = z.object({
  start: dayText.optional(),
  end: dayText.optional(),
  villaId: idText.optional(),
})

/**
 * Newest first, unless `sort` says otherwise. `start` and `end`, both included, leave out stays that touch none of
 * these days. Without `page` the first 500; `x-total-count` says how many there are in all, `Link` where the next are.
 */
export const staffBookingQuery = calendarQuery.extend({
  status: z.enum(BOOKING_STATUSES).optional(),
  source: z.enum(BOOKING_SOURCES).optional(),
  /** The booking's number, or words of the guest's name, e-mail, phone or requests, or of the villa. */
  search: z.string().max(200).optional(),
  /** With - before it for the other way. */
  sort: z.enum(BOOKING_ORDERS.flatMap((order) => [order, `-${order}`] as const)).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(500).optional(),
})

/** Of all bookings a query finds, whatever page it asks for. */
export const bookingSummary = z.object({
  bookings: z.number().int(),
  nights: z.number().int(),
  amount: amountText,
  /** The same without stays that are off. */
  owed: amountText,
})

const guest = {
  guestName: typedText(120).min(1, 'Please give the guest’s name'),
  guestEmail: typedText(254).pipe(z.email('Please enter a valid email address')).nullable(),
  guestPhone: typedText(40).nullable(),
  specialRequests: typedText(2000).nullable(),
}

const stay = {
  villaId: idNumber,
  checkInDate: dayText,
  checkOutDate: dayText,
  numberOfGuests: z.number().int().min(1, 'At least one guest').max(50),
}

/** What staff write in the form of a booking. */
export const deskFields = z.object({
  ...stay,
  board: z.enum(BOARDS),
  ...guest,
  source: z.enum(BOOKING_SOURCES),
})

/** The same for a new one; `checked-in` for a guest who stays from today. */
export const newDeskFields = deskFields.extend({ status: z.enum(['pending', 'confirmed', 'checked-in']) })

/**
 * A booking staff take down for a guest who called or stands at the desk. Sold at the price of the rules; a
 * `totalAmount` sent along must be that price.
 */
export const deskBooking = newDeskFields
  .extend({ board: z.enum(BOARDS).nullish(), totalAmount: amountText.nullish() })
  .superRefine(demandContact)

/** The reason of a step is kept in the audit trail. */
export const statusChange = z.object({
  status: z.enum(BOOKING_STATUSES),
  reason: typedText(500).nullish(),
})

/**
 * One of two things: a step (`status`, `reason`), or other values for what is named. `updatedAt`, where it is sent,
 * is the version the change was made from.
 */
export const bookingChange = z
  .object({
    ...deskFields.shape,
    totalAmount: amountText,
    ...statusChange.shape,
    updatedAt: z.iso.datetime({ offset: true }),
  })
  .partial()
  .superRefine(({ status, reason, updatedAt: _seen, ...values }, context) => {
    const isStep = status !== undefined
    if (isStep !== Object.keys(values).length > 0) return
    const message = isStep ? 'Please send either a step or other values' : 'There is nothing to change here'
    context.addIssue({ code: 'custom', path: [], message })
  })

/** One note of staff on a booking, oldest first. */
export const bookingNote = z.object({ id: idNumber, at: instant, staffEmail: z.string(), text: z.string() })

export const newNote = z.object({ text: typedText(2000).min(1, 'Please write something') })

/** One thing staff did with a booking, oldest first; of the guest it holds nothing but that something changed. */
export const bookingEvent = z.object({
  id: idNumber,
  at: instant,
  staffEmail: z.string(),
  action: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})

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

/** Money taken for a booking, or, below nothing, a payment that was reversed. */
const bookingPayment = z.object({
  id: idNumber,
  at: instant,
  method: z.enum(PAYMENT_METHODS),
  amount: amountText,
  reference: z.string().nullable(),
  /** The payment this one takes back. */
  reversesId: idNumber.nullable(),
  isReversed: z.boolean(),
  staffEmail: z.string(),
})

/**
 * All money of a booking, oldest first. `owed` is the total, or nothing once the booking is cancelled or nobody came;
 * `due` is below nothing where more was paid than that.
 */
export const bookingLedger = z.object({
  total: amountText,
  owed: amountText,
  paid: amountText,
  due: amountText,
  payments: z.array(bookingPayment),
})

export const newPayment = z.object({
  method: z.enum(PAYMENT_METHODS),
  amount: amountText.refine((text) => (parseAmount(text) ?? 0) > 0, 'Please give an amount above nothing'),
  reference: typedText(120).nullish(),
})

/** Why a payment is taken back; kept in the audit trail. */
export const paymentReversal = z.object({ reason: typedText(500).min(1, 'Please say why') })

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

/** What the house did between two days, both included, part by part and in all (rules/report.ts). */
export const report = z.object({
  step: z.enum(REPORT_STEPS),
  /** How many were open on one of these days at least. */
  villas: z.number().int(),
  parts: z.array(figures),
  whole: figures,
  sources: z.array(
    z.object({
      source: z.enum(BOOKING_SOURCES),
      arrivals: z.number().int(),
      nights: z.number().int(),
      revenue: amountText,
    }),
  ),
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

export type Report = z.infer<typeof report>
export type ReportFigures = z.infer<typeof figures>
export type ReportQuery = z.infer<typeof reportQuery>
export type StaffBooking = z.infer<typeof staffBooking>
export type StaffBookingQuery = z.infer<typeof staffBookingQuery>
export type BookingSummary = z.infer<typeof bookingSummary>
export type StatusChange = z.infer<typeof statusChange>
export type Dashboard = z.infer<typeof dashboard>
export type DeskFields = z.infer<typeof deskFields>
export type NewDeskFields = z.infer<typeof newDeskFields>
export type DeskBooking = z.infer<typeof deskBooking>
export type BookingChange = z.infer<typeof bookingChange>
export type BookingNote = z.infer<typeof bookingNote>
export type BookingPayment = z.infer<typeof bookingPayment>
export type BookingLedger = z.infer<typeof bookingLedger>
export type NewPayment = z.infer<typeof newPayment>
export type BookingEvent = z.infer<typeof bookingEvent>

/** Some way to reach the guest. */
function demandContact(
  { guestEmail, guestPhone }: { guestEmail: string | null; guestPhone: string | null },
  context: z.RefinementCtx,
) {
  if (guestEmail || guestPhone) return
  context.addIssue({
    code: 'custom',
    path: ['guestPhone'],
    message: 'Please give a phone number or an e-mail',
  })
}
