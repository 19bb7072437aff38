import { z } from 'zod'
import { OLDEST_CHILD } from '@/features/property/rules/child-prices'
import { planTerms, seenTerms } from '@/features/rates/contract'
import { BOARDS } from '@/features/rates/rules/board'
import { LIMIT_WORDS } from '@/features/stay-words/rules/limit-words'
import { TYPED_WORDS } from '@/features/stay-words/rules/typed-words'
import { daysBetween, isDay } from '@/kernel/days'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { amountText, dayText, idNumber, idText, instant, typedText } from '@/kernel/wire'
import { BOOKINGS_PATH, SENT_BOOKINGS_PATH } from './paths'
import { ARRIVAL_TIMES } from './rules/arrival-time'
import { MOST_EXTRAS, MOST_PIECES } from './rules/extras-limits'
import { MAILBOX_PROOFS } from './rules/mailbox-proof'
import { PAYMENT_METHODS, PAYMENT_TIMES } from './rules/payment-choice'
import { readReference } from './rules/reference'
import { BOOKING_STATUSES } from './rules/status'
import { MOST_GUESTS } from './rules/stay-link'

/** Days a visitor may ask about in one call (docs/decisions/product-rules.md). */
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
        message: TYPED_WORDS.lastBeforeFirst,
      })
    if (days > LONGEST_WINDOW_DAYS)
      context.addIssue({
        code: 'custom',
        path: ['end'],
        message: TYPED_WORDS.tooManyDays(LONGEST_WINDOW_DAYS),
      })
  })

/** All that a visitor learns of anybody's booking: which nights of which villa are taken. */
export const bookedNights = z.object({
  villaId: idNumber,
  checkInDate: dayText,
  checkOutDate: dayText,
  status: z.enum(BOOKING_STATUSES),
})

/** Which nights are taken; staff read more at the same address (server/routes.ts). */
export const bookedNightsEndpoint = defineEndpoint(BOOKINGS_PATH, {
  querystring: availabilityQuery,
  response: z.array(bookedNights),
})

/** Ages in years of the children among the guests; the youngest guests are 0. */
export const childAges = z
  .array(
    z
      .number()
      .int()
      .min(0)
      .max(OLDEST_CHILD, { error: () => TYPED_WORDS.ages(OLDEST_CHILD) }),
  )
  .max(MOST_GUESTS - 1)

/** Extras the guest wishes for with the stay: each once, and what all of them come to as the guest was shown it. */
const extrasWish = z.object({
  items: z
    .array(z.object({ id: idNumber, pieces: z.number().int().min(1).max(MOST_PIECES) }))
    .max(MOST_EXTRAS)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
      error: () => TYPED_WORDS.extraTwice,
    }),
  amount: amountText,
})

/** As guests type it; it stands in e-mails, so it leads nowhere. A stricter rule decides whether they greet by it (rules/greeting.ts). */
export const guestName = typedText(120)
  .min(1, { error: () => TYPED_WORDS.name })
  .refine((name) => !/\p{Cc}|:\/\/|www\./iu.test(name), {
    error: () => TYPED_WORDS.nameAlone,
  })

/** Everybody, children included. */
export const guestCount = z
  .number()
  .int()
  .min(1, { error: () => LIMIT_WORDS.none })
  .max(MOST_GUESTS)

/** What a visitor sends. Any status sent along is ignored: a visitor's booking is always created pending. */
export const bookingRequest = z.object({
  villaId: idNumber,
  guestName,
  guestEmail: typedText(254).pipe(z.email({ error: () => TYPED_WORDS.email })),
  guestPhone: typedText(40).nullish(),
  checkInDate: dayText,
  checkOutDate: dayText,
  numberOfGuests: guestCount,
  childAges: childAges.nullish(),
  wantsCot: z.boolean().nullish(),
  /** Any villa of the same category at this price would do as well; `villaId` keeps the nights until staff settle which. */
  takesAnyVilla: z.boolean().nullish(),
  /** Bed and breakfast where it is left out. */
  board: z.enum(BOARDS).nullish(),
  totalAmount: amountText.nullish(),
  /** Left out it is the flexible plan. */
  ratePlanId: idNumber.nullish(),
  /** How the guest was told it is cancelled: where it has other terms by now, nothing is booked. */
  ratePlanTerms: seenTerms.nullish(),
  /** Lowers the price of the nights; `totalAmount` is the price with it. */
  promoCode: typedText(40).nullish(),
  specialRequests: typedText(2000).nullish(),
  paymentMethod: z.enum(PAYMENT_METHODS).nullish(),
  paymentTime: z.enum(PAYMENT_TIMES).nullish(),
  /** The hour from which the guest expects to arrive; left out where they do not know yet. */
  arrivalTime: z.enum(ARRIVAL_TIMES).nullish(),
  extras: extrasWish.nullish(),
  status: z.string().max(40).optional(),
})

export const bookingReceipt = z.object({
  id: idNumber,
  villaId: idNumber,
  checkInDate: dayText,
  checkOutDate: dayText,
  /** For the nights. */
  totalAmount: amountText,
  /** The rate plan it was booked on; left out on the flexible one. */
  ratePlan: planTerms.optional(),
  /** For the extras that were booked with them; left out where there are none. */
  extrasAmount: amountText.optional(),
  status: z.enum(BOOKING_STATUSES),
  /** What the guest calls the booking by; it opens nothing by itself. */
  reference: z.string().meta({ example: 'K7MP3QXR' }),
  /** Until when its nights are held while nobody has confirmed it. */
  holdExpiresAt: instant.nullable(),
  /** `asked` while the nights are held for a short time alone, until the guest proves that the mailbox is theirs. */
  mailboxProof: z.enum(MAILBOX_PROOFS),
  /** What is asked for in advance and the page where it is paid; left out where it cannot be paid online. */
  deposit: z.object({ amount: amountText, path: z.string().meta({ example: '/pay/…' }) }).optional(),
})

export const createBookingCall = defineCall('POST', BOOKINGS_PATH, {
  body: bookingRequest,
  response: bookingReceipt,
})

/** Asks what became of a booking that was sent under a key; it makes none. */
export const askBookingCall = defineCall('POST', SENT_BOOKINGS_PATH, {
  body: bookingRequest,
  response: z.object({ booking: bookingReceipt.nullable() }),
})

export type AvailabilityQuery = z.infer<typeof availabilityQuery>
export type BookedNights = z.infer<typeof bookedNights>
export type BookingRequest = z.infer<typeof bookingRequest>
export type BookingReceipt = z.infer<typeof bookingReceipt>

/** A reference as people type it, with spaces and in small letters. */
export const typedReference = typedText(40).refine((typed) => readReference(typed) !== null, {
  error: () => TYPED_WORDS.reference,
})
