import { z } from 'zod'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { PROVIDERS } from '@/features/payment-providers/rules/provider-names'
import { ENTRY_METHODS } from '@/features/payments/rules/methods'
import { defineEndpoint } from '@/kernel/endpoint'
import { amountText, dayText, idNumber, instant } from '@/kernel/wire'
import { guestPayment } from './contract'
import { UNSETTLED_MONEY_PATH } from './paths'
import { UNSETTLED_REASONS } from './rules/unsettled-money'

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
})

/** What became of each online payment of a booking, newest first. */
export const staffPaymentsEndpoint = defineEndpoint(`${ADMIN_BOOKINGS_PATH}/:id/online-payments`, {
  response: z.array(staffPayment),
})

export type StaffPayment = z.infer<typeof staffPayment>
