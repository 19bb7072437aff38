import { z } from 'zod'
import { staffNightlyRate } from '@/features/rates/contract'
import { BOARDS } from '@/features/rates/rules/board'
import { assertPrice, priceReason, wantedPrice } from '@/features/rates/staff-contract'
import { LIMIT_WORDS } from '@/features/stay-words/rules/limit-words'
import { TYPED_WORDS } from '@/features/stay-words/rules/typed-words'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { amountText, dayText, idNumber, idText, instant, typedText } from '@/kernel/wire'
import { childAges } from './contract'
import { ADMIN_BOOKINGS_PATH, BOOKINGS_SUMMARY_PATH } from './paths'
import { ARRIVAL_TIMES } from './rules/arrival-time'
import { bookingInputText as words } from './rules/input-words'
import { BOOKING_ORDERS } from './rules/list-order'
import { MAILBOX_PROOFS } from './rules/mailbox-proof'
import { PAYMENT_METHODS, PAYMENT_TIMES } from './rules/payment-choice'
import { BOOKING_SOURCES } from './rules/sources'
import { BOOKING_STATUSES } from './rules/status'
import { MOST_GUESTS } from './rules/stay-link'

/** A booking as staff see it, whole. */
export const staffBooking = z.object({
  id: idNumber,
  /** What the guest calls the booking by. */
  reference: z.string(),
  /** The group it is part of, and what its guests call that by; null for a villa booked alone. */
  groupId: idNumber.nullable(),
  groupReference: z.string().nullable(),
  /** The villa its stay ends in. */
  villaId: idNumber,
  /** Which villa on which nights, in the order of the stay; several where the guests were moved. */
  parts: z.array(
    z.object({
      villaId: idNumber,
      villaName: z.string(),
      roomNumber: z.string().nullable(),
      checkInDate: dayText,
      checkOutDate: dayText,
    }),
  ),
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
  /** Ages of the children among the guests; empty where none come or nobody asked. */
  childAges: z.array(z.number().int()),
  wantsCot: z.boolean(),
  /** Any villa of its category would do, and staff have not settled which. */
  isUnplaced: z.boolean(),
  board: z.enum(BOARDS),
  totalAmount: amountText,
  /** As agreed, in the order of the stay; empty where only the total is known. */
  nights: z.array(staffNightlyRate),
  specialRequests: z.string().nullable(),
  /** How and when the guest means to pay; null where nobody was asked. */
  paymentMethod: z.enum(PAYMENT_METHODS).nullable(),
  paymentTime: z.enum(PAYMENT_TIMES).nullable(),
  /** When the guest expects to arrive; null while nobody knows. */
  arrivalTime: z.enum(ARRIVAL_TIMES).nullable(),
  status: z.enum(BOOKING_STATUSES),
  source: z.enum(BOOKING_SOURCES),
  holdExpiresAt: instant.nullable(),
  /** Whether the guest has proved that the mailbox is theirs. */
  mailboxProof: z.enum(MAILBOX_PROOFS),
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
  /** The booking's or its group's reference, or the beginning of it, its number, or words of the guest's name, e-mail, phone or requests, or of the villa. */
  search: z.string().max(200).optional(),
  /** With - before it for the other way. */
  sort: z.enum(BOOKING_ORDERS.flatMap((order) => [order, `-${order}`] as const)).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(500).optional(),
})

export const staffBookingsEndpoint = defineEndpoint(ADMIN_BOOKINGS_PATH, {
  querystring: staffBookingQuery,
  response: z.array(staffBooking),
})

export const staffBookingEndpoint = defineEndpoint(`${ADMIN_BOOKINGS_PATH}/:id`, { response: staffBooking })

/** Of all bookings a query finds, whatever page it asks for. */
export const bookingSummary = z.object({
  bookings: z.number().int(),
  nights: z.number().int(),
  amount: amountText,
  /** The same without stays that are off. */
  owed: amountText,
})

export const bookingSummaryEndpoint = defineEndpoint(BOOKINGS_SUMMARY_PATH, {
  querystring: staffBookingQuery,
  response: bookingSummary,
})

const guest = {
  guestName: typedText(120).min(1, words.name),
  guestEmail: typedText(254)
    .pipe(z.email({ error: () => TYPED_WORDS.email }))
    .nullable(),
  guestPhone: typedText(40).nullable(),
  specialRequests: typedText(2000).nullable(),
}

const stay = {
  villaId: idNumber,
  checkInDate: dayText,
  checkOutDate: dayText,
  numberOfGuests: z
    .number()
    .int()
    .min(1, { error: () => LIMIT_WORDS.none })
    .max(MOST_GUESTS),
  childAges: childAges.optional(),
  wantsCot: z.boolean().optional(),
  arrivalTime: z.enum(ARRIVAL_TIMES).nullish(),
}

/** Why staff go beyond a limit of the website; kept in the audit trail, and nothing where no limit is exceeded. */
const limitsReason = typedText(500).nullish()

/** The price of a new booking where staff set another than that of the price list. */
const newPriceFields = {
  priceKind: wantedPrice.priceKind.nullish(),
  priceValue: wantedPrice.priceValue,
  priceReason: priceReason.nullish(),
}

/** What staff write in the form of a booking. */
export const deskFields = z.object({
  ...stay,
  board: z.enum(BOARDS),
  ...guest,
  source: z.enum(BOOKING_SOURCES),
  limitsReason,
})

/** The same for a new one; `checked-in` for a guest who stays from today. */
export const newDeskFields = deskFields.extend({
  status: z.enum(['pending', 'confirmed', 'checked-in']),
  /** Null, or left out, is the flexible plan. */
  ratePlanId: idNumber.nullish(),
  /** The company or agency it is billed to; null, or left out, is its guest. */
  companyId: idNumber.nullish(),
  ...newPriceFields,
})

/**
 * A booking staff take down for a guest who called or stands at the desk. Sold at the price of the rules, or at the one
 * staff set; a `totalAmount` sent along must be that price.
 */
export const deskBooking = newDeskFields
  .extend({
    board: z.enum(BOARDS).nullish(),
    totalAmount: amountText.nullish(),
    /** Whether something that speaks against checking in at once is asked about first; left out it is not. */
    asksFirst: z.boolean().optional(),
  })
  .superRefine(assertContact)
  .superRefine(({ priceKind, ...price }, context) => {
    if (priceKind) assertPrice({ priceKind, ...price }, context)
  })

/** The reason of a step is kept in the audit trail. */
export const statusChange = z.object({
  status: z.enum(BOOKING_STATUSES),
  reason: typedText(500).nullish(),
  /** What ending costs, as it was read before; at another fee nothing is ended. Left out it is not compared. */
  fee: amountText.nullish(),
  /** Whether what speaks against the step, or another villa for guests in house, is asked about first; left out it is not. */
  asksFirst: z.boolean().optional(),
})

/**
 * One of two things: a step (`status`, `reason`), or other values for what is named. `updatedAt`, where it is sent,
 * is the version the change was made from.
 */
export const bookingChange = z
  .object({
    ...deskFields.shape,
    totalAmount: amountText,
    extrasAmount: amountText,
    /** Whether guests in house pay the villa's own prices from today on; left out they keep what was agreed. */
    reprices: z.boolean(),
    ...statusChange.shape,
    updatedAt: z.iso.datetime({ offset: true }),
  })
  .partial()
  .superRefine(
    ({ status, reason, fee, asksFirst, updatedAt: _seen, limitsReason: _why, ...values }, context) => {
      const isStep = status !== undefined
      if (isStep !== Object.keys(values).length > 0) return
      const message = isStep ? words.bothKinds : words.nothing
      context.addIssue({ code: 'custom', path: [], message })
    },
  )

export const takeBookingCall = defineCall('POST', ADMIN_BOOKINGS_PATH, {
  body: deskBooking,
  response: staffBooking,
})

export const changeBookingCall = defineCall('PATCH', `${ADMIN_BOOKINGS_PATH}/:id`, {
  body: bookingChange,
  response: staffBooking,
})

/** One note of staff on a booking, oldest first. */
export const bookingNote = z.object({ id: idNumber, at: instant, staffEmail: z.string(), text: z.string() })

export const bookingNotesEndpoint = defineEndpoint(`${ADMIN_BOOKINGS_PATH}/:id/notes`, {
  response: z.array(bookingNote),
})

export const newNote = z.object({ text: typedText(2000).min(1, words.note) })

export const addNoteCall = defineCall('POST', bookingNotesEndpoint.path, {
  body: newNote,
  response: bookingNote,
})

/** One thing staff did with a booking, oldest first; of the guest it holds nothing but that something changed. */
export const bookingEvent = z.object({
  id: idNumber,
  at: instant,
  staffEmail: z.string(),
  /** A member of the staff or a token of one, and not the guest or the hotel by itself. */
  isByStaff: z.boolean(),
  action: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})

export const bookingHistoryEndpoint = defineEndpoint(`${ADMIN_BOOKINGS_PATH}/:id/history`, {
  response: z.array(bookingEvent),
})

export type StaffBooking = z.infer<typeof staffBooking>
export type StaffBookingQuery = z.infer<typeof staffBookingQuery>
export type BookingSummary = z.infer<typeof bookingSummary>
export type StatusChange = z.infer<typeof statusChange>
export type DeskFields = z.infer<typeof deskFields>
export type NewDeskFields = z.infer<typeof newDeskFields>
export type DeskBooking = z.infer<typeof deskBooking>
export type BookingChange = z.infer<typeof bookingChange>
export type BookingNote = z.infer<typeof bookingNote>
export type BookingEvent = z.infer<typeof bookingEvent>

/** Some way to reach the guest. */
export function assertContact(
  { guestEmail, guestPhone }: { guestEmail: string | null; guestPhone: string | null },
  context: z.RefinementCtx,
) {
  if (guestEmail || guestPhone) return
  context.addIssue({
    code: 'custom',
    path: ['guestPhone'],
    message: words.contact,
  })
}
