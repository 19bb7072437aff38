import { z } from 'zod'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { PAYMENT_METHODS, PAYMENT_TIMES } from '@/features/bookings/rules/payment-choice'
import { readReference } from '@/features/bookings/rules/reference'
import { BOOKING_STATUSES } from '@/features/bookings/rules/status'
import { nightlyRate } from '@/features/rates/contract'
import { BOARDS } from '@/features/rates/rules/board'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { amountText, dayText, idNumber, instant, typedText } from '@/kernel/wire'
import { FIND_BOOKING_PATH, MY_BOOKING_PATH } from './paths'
import { FIND_WORDS } from './text'

/** Another villa of the same group. */
const guestGroupPart = z.object({
  reference: z.string(),
  status: z.enum(BOOKING_STATUSES),
  villaName: z.string(),
  roomNumber: z.string().nullable(),
  guestName: z.string(),
  checkInDate: dayText,
  checkOutDate: dayText,
  totalAmount: amountText,
  /** Where its own page is. */
  path: z.string().meta({ example: '/my-booking/…' }),
})

/** The group a booking is part of; `others` are told to the guest in charge alone. */
export const guestGroup = z.object({
  reference: z.string(),
  isInCharge: z.boolean(),
  others: z.array(guestGroupPart),
})

/** A booking as its own guest sees it, by the private link. */
export const guestBooking = z.object({
  id: idNumber,
  reference: z.string(),
  status: z.enum(BOOKING_STATUSES),
  villaName: z.string(),
  /** Where the villa is: `Garden House · Room G01 · Ground Floor`. */
  place: z.string(),
  maxGuests: z.number().int(),
  checkInDate: dayText,
  checkOutDate: dayText,
  numberOfGuests: z.number().int(),
  childAges: z.array(z.number().int()),
  wantsCot: z.boolean(),
  board: z.enum(BOARDS),
  /** Night by night, in the order of the stay; empty where only the total is known. */
  nights: z.array(nightlyRate),
  totalAmount: amountText,
  guestName: z.string(),
  specialRequests: z.string().nullable(),
  paymentMethod: z.enum(PAYMENT_METHODS).nullable(),
  paymentTime: z.enum(PAYMENT_TIMES).nullable(),
  /** Until when an unconfirmed request keeps its nights. */
  holdExpiresAt: instant.nullable(),
  /** What the guest may do by themselves at the moment. */
  canChange: z.boolean(),
  canCancel: z.boolean(),
  /** Until when cancelling is free. */
  freeUntil: instant,
  /** Null for a villa booked alone. */
  group: guestGroup.nullable(),
})

export const guestBookingEndpoint = defineEndpoint(`${MY_BOOKING_PATH}/:token`, { response: guestBooking })

export const cancelBookingCall = defineCall('POST', `${MY_BOOKING_PATH}/:token/cancel`, {
  response: guestBooking,
})

/** What a guest may change; the stay itself is for the front desk. */
export const guestChange = z
  .object({
    numberOfGuests: z.number().int().min(1, 'At least one guest').max(50),
    specialRequests: typedText(2000).nullable(),
  })
  .partial()

export const changeByGuestCall = defineCall('PATCH', guestBookingEndpoint.path, {
  body: guestChange,
  response: guestBooking,
})

/** What a guest gives to have the private link mailed once more. */
export const findRequest = z.object({
  reference: typedText(40).refine((typed) => readReference(typed) !== null, FIND_WORDS.referenceWrong),
  email: typedText(254).pipe(z.email(FIND_WORDS.emailWrong)),
})

/** The same whether there is such a booking or not. */
export const findAnswer = z.object({ message: z.string() })

export const findBookingCall = defineCall('POST', FIND_BOOKING_PATH, {
  body: findRequest,
  response: findAnswer,
})

/** A further private link, beside those made before. */
export const guestLink = z.object({ path: z.string().meta({ example: '/my-booking/…' }) })

export const makeLinkCall = defineCall('POST', `${ADMIN_BOOKINGS_PATH}/:id/guest-links`, {
  response: guestLink,
})

export type GuestGroup = z.infer<typeof guestGroup>
export type GuestBooking = z.infer<typeof guestBooking>

export type GuestChange = z.infer<typeof guestChange>
