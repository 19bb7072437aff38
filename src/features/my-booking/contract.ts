import { z } from 'zod'
import { childAges, guestCount, typedReference } from '@/features/bookings/contract'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { ARRIVAL_TIMES } from '@/features/bookings/rules/arrival-time'
import { MAILBOX_PROOFS } from '@/features/bookings/rules/mailbox-proof'
import { PAYMENT_METHODS, PAYMENT_TIMES } from '@/features/bookings/rules/payment-choice'
import { BOOKING_STATUSES } from '@/features/bookings/rules/status'
import { listedDocument } from '@/features/documents/contract'
import { bookedExtra } from '@/features/extras/contract'
import { guestPayment, payingDesk, payWish } from '@/features/online-payments/contract'
import { nightlyRate } from '@/features/rates/contract'
import { BOARDS } from '@/features/rates/rules/board'
import { villa } from '@/features/villas/contract'
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
  /** Its main picture; null where it has none. */
  imageUrl: z.string().nullable(),
  guestName: z.string(),
  checkInDate: dayText,
  checkOutDate: dayText,
  totalAmount: amountText,
  /** What is owed for it, charges included. */
  owedAmount: amountText,
  /** Where its own page is. */
  path: z.string().meta({ example: '/my-booking/…' }),
})

/** The group a booking is part of; `others` are told to the guest in charge alone. */
export const guestGroup = z.object({
  reference: z.string(),
  isInCharge: z.boolean(),
  /** What is still asked for in advance for all of its villas, where it can be paid online at once; null where nothing is. */
  depositAmount: amountText.nullable(),
  others: z.array(guestGroupPart),
})

/** Something charged besides the nights, or, below nothing, let off; what was corrected is left out. */
const guestCharge = z.object({
  chargedOn: dayText,
  description: z.string(),
  quantity: z.number().int(),
  amount: amountText,
})

/** A paper of the hotel that the guest may download. */
const guestDocument = listedDocument.pick({ id: true, kind: true, number: true, issuedOn: true, total: true })

/** A booking as its own guest sees it, by the private link. */
export const guestBooking = z.object({
  id: idNumber,
  reference: z.string(),
  status: z.enum(BOOKING_STATUSES),
  villaId: idNumber,
  villaName: z.string(),
  /** Where the villa is: `Garden House · Room G01 · Ground Floor`. */
  place: z.string(),
  maxGuests: z.number().int(),
  /** The villa where the list of villas does not have it, because visitors do not see it: its stay has a price all the same. */
  unseenVilla: villa.optional(),
  checkInDate: dayText,
  checkOutDate: dayText,
  numberOfGuests: z.number().int(),
  childAges: z.array(z.number().int()),
  wantsCot: z.boolean(),
  board: z.enum(BOARDS),
  /** Night by night, in the order of the stay; empty where only the total is known. */
  nights: z.array(nightlyRate),
  totalAmount: amountText,
  /** What the hotel has written down as paid, less what it gave back. */
  paidAmount: amountText,
  /** The nights, or nothing once the stay is off, and all charges. */
  owedAmount: amountText,
  /** What is still to be paid; below nothing it is held for the guest. */
  dueAmount: amountText,
  charges: z.array(guestCharge),
  /** What of these was booked with the stay, as agreed: a change of the stay changes it by the same rule. */
  extras: z.array(bookedExtra),
  /** Whether the guest may pay online, or has: what and how is told by the endpoint of payments. */
  paysOnline: z.boolean(),
  guestName: z.string(),
  specialRequests: z.string().nullable(),
  paymentMethod: z.enum(PAYMENT_METHODS).nullable(),
  paymentTime: z.enum(PAYMENT_TIMES).nullable(),
  /** When the guest expects to arrive; null while they do not know. */
  arrivalTime: z.enum(ARRIVAL_TIMES).nullable(),
  /** Until when an unconfirmed request keeps its nights. */
  holdExpiresAt: instant.nullable(),
  /** Whether the guest has proved that the mailbox is theirs; while it is `asked` the nights are held for a short time. */
  mailboxProof: z.enum(MAILBOX_PROOFS),
  /** What the guest may do by themselves at the moment. */
  /** The hotel's network, from the day before a confirmed stay until its end; null at all other times. */
  wifi: z.object({ name: z.string(), password: z.string() }).nullable(),
  /** The property's day. */
  today: dayText,
  canChange: z.boolean(),
  /** Dates, villa and meals, at the price of today. */
  canChangeStay: z.boolean(),
  /** Reception set the price: dates, villa and meals are changed there. */
  hasSetPrice: z.boolean().optional(),
  canCancel: z.boolean(),
  /** What cancelling costs now, and what is held for the guest then, or due where that is below nothing. */
  cancelFee: amountText,
  cancelReturns: amountText,
  /** Until when cancelling is free; null on a rate plan by which it never is. */
  freeUntil: instant.nullable(),
  /** Pro formas, invoices, receipts and credit notes, the newest first; not those billed to a company. */
  documents: z.array(guestDocument),
  /** Null for a villa booked alone. */
  group: guestGroup.nullable(),
})

export const guestBookingEndpoint = defineEndpoint(`${MY_BOOKING_PATH}/:token`, { response: guestBooking })

/** The fee that was shown; cancelling at another is refused. Left out it is nothing. */
export const guestCancellation = z.object({ fee: amountText }).nullish()

export const cancelBookingCall = defineCall('POST', `${MY_BOOKING_PATH}/:token/cancel`, {
  body: guestCancellation,
  response: guestBooking,
})

/** The page calls it when it is opened: a link that only a mailbox has proves that mailbox. */
export const proveByLinkCall = defineCall('POST', `${MY_BOOKING_PATH}/:token/proof`, {
  response: guestBooking,
})

/**
 * What a guest may change: what is left out stays as it is. Dates, villa and meals are priced anew; a `totalAmount`, where
 * it is sent, is the price the guest has seen, and `extrasAmount` that of the extras; others are refused.
 */
export const guestChange = z
  .object({
    villaId: idNumber,
    checkInDate: dayText,
    checkOutDate: dayText,
    board: z.enum(BOARDS),
    numberOfGuests: guestCount,
    childAges,
    wantsCot: z.boolean(),
    totalAmount: amountText,
    extrasAmount: amountText,
    arrivalTime: z.enum(ARRIVAL_TIMES).nullable(),
    specialRequests: typedText(2000).nullable(),
  })
  .partial()

export const changeByGuestCall = defineCall('PATCH', guestBookingEndpoint.path, {
  body: guestChange,
  response: guestBooking,
})

/** What may be paid for the booking online, and what became of it; the page looks again while a payment waits. */
export const payingDeskEndpoint = defineEndpoint(`${MY_BOOKING_PATH}/:token/payments`, {
  response: payingDesk,
})

export const payOnlineCall = defineCall('POST', payingDeskEndpoint.path, {
  body: payWish,
  response: guestPayment,
})

/** The way to pay the deposit of a whole group at once, for a link to all of it. */
export const groupDepositCall = defineCall('POST', `${MY_BOOKING_PATH}/:token/group-deposit`, {
  response: z.object({ amount: amountText, path: z.string().meta({ example: '/pay/…' }) }),
})

/** What a guest gives to have the private link mailed once more. */
export const findRequest = z.object({
  reference: typedReference,
  email: typedText(254).pipe(z.email({ error: () => FIND_WORDS.emailWrong })),
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

/** The same to all of the group that the booking is part of. */
export const makeGroupLinkCall = defineCall('POST', `${ADMIN_BOOKINGS_PATH}/:id/group-links`, {
  response: guestLink,
})

export type GuestGroup = z.infer<typeof guestGroup>
export type GuestBooking = z.infer<typeof guestBooking>

export type GuestCancellation = z.infer<typeof guestCancellation>
export type GuestChange = z.infer<typeof guestChange>
