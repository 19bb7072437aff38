import { z } from 'zod'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { PAYMENT_METHODS } from '@/features/bookings/rules/payment-choice'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { parseAmount } from '@/kernel/money'
import { amountText, idNumber, instant, typedText } from '@/kernel/wire'
import { ENTRY_METHODS } from './rules/methods'

/** Money taken for a booking, or, below nothing, a payment that was reversed. */
const bookingPayment = z.object({
  id: idNumber,
  at: instant,
  method: z.enum(ENTRY_METHODS),
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

export const bookingLedgerEndpoint = defineEndpoint(`${ADMIN_BOOKINGS_PATH}/:id/payments`, {
  response: bookingLedger,
})

export const newPayment = z.object({
  method: z.enum(PAYMENT_METHODS),
  amount: amountText.refine(isAboveNothing, 'Please give an amount above nothing'),
  reference: typedText(120).nullish(),
})

export const takePaymentCall = defineCall('POST', bookingLedgerEndpoint.path, {
  body: newPayment,
  response: bookingLedger,
})

/** Why a payment is taken back; kept in the audit trail. */
export const paymentReversal = z.object({ reason: typedText(500).min(1, 'Please say why') })

export const reversePaymentCall = defineCall('POST', `${bookingLedgerEndpoint.path}/:paymentId/reversal`, {
  body: paymentReversal,
  response: bookingLedger,
})

export type BookingPayment = z.infer<typeof bookingPayment>

export type BookingLedger = z.infer<typeof bookingLedger>

export type NewPayment = z.infer<typeof newPayment>

/** Also asked of a text that is no amount, which is told beside it. */
function isAboveNothing(text: string): boolean {
  const cents = parseAmount(text)
  return cents !== null && cents > 0
}
