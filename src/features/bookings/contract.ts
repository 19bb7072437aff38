import { z } from 'zod'
import { daysBetween, isDay } from '@/kernel/days'
import { defineResource } from '@/kernel/resource'
import { amountText, dayText, idNumber, idText, typedText } from '@/kernel/wire'
import { BOOKINGS_PATH } from './paths'
import { BLOCK_KINDS } from './rules/block-kinds'
import { BOARDS } from './rules/board'
import { PAYMENT_METHODS, PAYMENT_TIMES } from './rules/payment'
import { BOOKING_STATUSES } from './rules/status'

/** Days a visitor may ask about in one call (decisions.md: bookings). */
const LONGEST_WINDOW_DAYS = 400

/** Both days are included: the first and the last day of the visible months. */
export const availabilityQuery = z
  .object({ start: dayText, end: dayText, villaId: idText.optional() })
  .superRefine((query, context) => {
    if (!isDay(query.start) || !isDay(query.end)) return
    const days = daysBetween(query.start, query.end)
    if (days < 0)
      context.addIssue({
        code: 'custom',
        path: ['end'],
        message: 'The last day must not be before the first',
      })
    if (days > LONGEST_WINDOW_DAYS)
      context.addIssue({
        code: 'custom',
        path: ['end'],
        message: `Please ask for at most ${LONGEST_WINDOW_DAYS} days`,
      })
  })

/** All that a visitor learns of anybody's booking: which nights of which villa are taken. */
export const bookedNights = z.object({
  villaId: idNumber,
  checkInDate: dayText,
  checkOutDate: dayText,
  status: z.enum(BOOKING_STATUSES),
})

/** What a visitor sends. Any status sent along is ignored: a visitor's booking is always created pending. */
export const bookingRequest = z.object({
  villaId: idNumber,
  // A stricter rule decides whether letters greet by it (rules/greeting.ts).
  guestName: typedText(120)
    .min(1, 'Please give your full name')
    .refine((name) => !/\p{Cc}|:\/\/|www\./iu.test(name), 'Please give a name alone, on one line'),
  guestEmail: typedText(254).pipe(z.email('Please enter a valid email address')),
  guestPhone: typedText(40).nullish(),
  checkInDate: dayText,
  checkOutDate: dayText,
  numberOfGuests: z.number().int().min(1, 'At least one guest').max(50),
  /** Bed and breakfast where it is left out. */
  board: z.enum(BOARDS).nullish(),
  totalAmount: amountText.nullish(),
  specialRequests: typedText(2000).nullish(),
  paymentMethod: z.enum(PAYMENT_METHODS).nullish(),
  paymentTime: z.enum(PAYMENT_TIMES).nullish(),
  status: z.string().max(40).optional(),
})

export const bookingReceipt = z.object({
  id: idNumber,
  villaId: idNumber,
  checkInDate: dayText,
  checkOutDate: dayText,
  totalAmount: amountText,
  status: z.enum(BOOKING_STATUSES),
})

/** Chosen by the sender, one a booking: sending the same request again under it books only once. */
export const bookingHeaders = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(200)
    .regex(/^[\x21-\x7e]+$/, 'Please use visible ASCII characters')
    .optional(),
})

const blockInput = z.object({
  villaId: z.number('Please choose a villa').pipe(idNumber),
  /** The first and the last night on which nobody can stay. */
  startDate: dayText,
  endDate: dayText,
  kind: z.enum(BLOCK_KINDS),
  note: typedText(300).nullable(),
})

/** Nights on which a villa is not to be had: works in it, its owner. Visitors see them as taken. */
export const blocks = defineResource(
  'blocks',
  {
    input: blockInput,
    item: blockInput.extend({
      id: idNumber,
      /** The calendar feed it follows, its platform's name in `note`; null for what staff blocked. */
      feedId: idNumber.nullable(),
    }),
    defaults: { kind: 'maintenance' },
  },
  { shownAt: [BOOKINGS_PATH] },
)

const instant = z.string().meta({ format: 'date-time' })

/** One night of a stay at the price that was agreed for it, meals included. */
export const toldNight = z.object({ night: dayText, amount: amountText, isWeekend: z.boolean() })

/** A booking as its own guest sees it, by the private link. */
export const guestBooking = z.object({
  id: idNumber,
  status: z.enum(BOOKING_STATUSES),
  villaName: z.string(),
  /** Where the villa is: `Garden House · Room G01 · Ground Floor`. */
  place: z.string(),
  maxGuests: z.number().int(),
  checkInDate: dayText,
  checkOutDate: dayText,
  numberOfGuests: z.number().int(),
  board: z.enum(BOARDS),
  /** Night by night, in the order of the stay; empty where only the total is known. */
  nights: z.array(toldNight),
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
})

/** What a guest may change; the stay itself is for the front desk. */
export const guestChange = z
  .object({
    numberOfGuests: z.number().int().min(1, 'At least one guest').max(50),
    specialRequests: typedText(2000).nullable(),
  })
  .partial()

/** A further private link, beside those made before. */
export const guestLink = z.object({ path: z.string().meta({ example: '/my-booking/…' }) })

export type AvailabilityQuery = z.infer<typeof availabilityQuery>
export type BookedNights = z.infer<typeof bookedNights>
export type BookingRequest = z.infer<typeof bookingRequest>
export type VillaBlock = z.infer<typeof blocks.item>
export type BookingReceipt = z.infer<typeof bookingReceipt>
export type GuestBooking = z.infer<typeof guestBooking>
export type GuestChange = z.infer<typeof guestChange>
