import { z } from 'zod'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { PROVIDERS } from '@/features/payment-providers/rules/provider-names'
import { ENTRY_METHODS } from '@/features/payments/rules/methods'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { amountText, dayText, idNumber, instant, shillingsText } from '@/kernel/wire'
import { guestPayment } from './contract'
import { ONLINE_REFUNDS_PATH, UNSETTLED_MONEY_PATH } from './paths'
import { PAYMENT_MEANS, REFUND_STATES } from './rules/refund-state'
import { UNSETTLED_REASONS } from './rules/unsettled-money'

/** Money that its provider can be asked to send back, in the currency it came in. */
export const refundableMoney = z.object({
  onlinePaymentId: idNumber,
  provider: z.enum(PROVIDERS),
  method: z.enum(PAYMENT_MEANS),
  amount: amountText,
  shillings: shillingsText.nullable(),
  shillingsPerDollar: z.number().int().nullable(),
  /** A part does not go back, only all of it. */
  isWholeOnly: z.boolean(),
})

/** A booking whose money staff have to look at. */
export const unsettledBooking = z.object({
  bookingId: idNumber,
  reference: z.string(),
  guestName: z.string(),
  checkInDate: dayText,
  reason: z.enum(UNSETTLED_REASONS),
  /** What is held and not owed, or what of an order is missing. */
  amount: amountText,
  /** How the money of the booking came, each way once. */
  ways: z.array(z.object({ method: z.enum(ENTRY_METHODS), provider: z.enum(PROVIDERS).nullable() })),
  /** What one press can have its provider send back of it, and what is on its way back; null where nothing is. */
  refundable: refundableMoney.nullable(),
  onItsWayBack: amountText.nullable(),
  /** When money of the booking was written down last. */
  at: instant,
})

/** Those whose money was written down last come first. */
export const unsettledMoneyEndpoint = defineEndpoint(UNSETTLED_MONEY_PATH, {
  response: z.array(unsettledBooking),
})

export type UnsettledBooking = z.infer<typeof unsettledBooking>

/** One attempt to pay, as staff see it. */
const staffPayment = guestPayment.omit({ redirectUrl: true }).extend({
  id: idNumber,
  /** The link by which it was begun; null where that was the guest's own page. */
  linkId: idNumber.nullable(),
  /** The provider's number of the money that came, and the payer's account with most of it masked. */
  confirmation: z.string().nullable(),
  account: z.string().nullable(),
  /** The provider's own words about a failure. */
  failureDetail: z.string().nullable(),
  /** When the provider was asked last. */
  lastAskedAt: instant.nullable(),
  /** Each time the provider was asked to send money of it back, oldest first. */
  refunds: z.array(
    z.object({
      id: idNumber,
      amount: amountText,
      shillings: shillingsText.nullable(),
      state: z.enum(REFUND_STATES),
      reason: z.string(),
      /** The provider's own words where it did not take the request. */
      detail: z.string().nullable(),
      askedBy: z.string(),
      /** Who looked in the provider's portal, where it was ended by that. */
      settledBy: z.string().nullable(),
      at: instant,
    }),
  ),
  /** What of it the provider can be asked to send back now; null where that is nothing. */
  refundable: refundableMoney.nullable(),
})

/** What became of each online payment of a booking, newest first. */
export const staffPaymentsEndpoint = defineEndpoint(`${ADMIN_BOOKINGS_PATH}/:id/online-payments`, {
  response: z.array(staffPayment),
})

/** What a person saw in the provider's portal of a refund that nobody else can tell. */
export const settleRefundCall = defineCall('POST', `${ONLINE_REFUNDS_PATH}/:id/outcome`, {
  body: z.object({ outcome: z.enum(['went', 'kept']) }),
  response: z.object({ state: z.enum(REFUND_STATES) }),
})

export type RefundableMoney = z.infer<typeof refundableMoney>
export type StaffPayment = z.infer<typeof staffPayment>
