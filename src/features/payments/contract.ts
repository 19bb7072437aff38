import { z } from 'zod'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { TAKEN_METHODS } from '@/features/bookings/rules/taken-methods'
import { chargeEntry } from '@/features/charges/contract'
import { moneyApproval } from '@/features/money-approvals/staff-contract'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { parseAmount } from '@/kernel/money'
import { parseShillings } from '@/kernel/shillings'
import { amountText, dayText, idNumber, instant, shillingsText, typedText } from '@/kernel/wire'
import { ENTRY_KINDS } from './rules/entry-kind'
import { ENTRY_METHODS } from './rules/methods'

/** Money that came for a booking, or, below nothing, that was given back, moved away or reversed. */
const bookingPayment = z.object({
  id: idNumber,
  at: instant,
  /** The business day it counts for; null for entries of before there were any. */
  businessDay: dayText.nullable(),
  kind: z.enum(ENTRY_KINDS),
  method: z.enum(ENTRY_METHODS),
  amount: amountText,
  /** What was given where that was shillings, and what a dollar was then; null for dollars. */
  shillings: shillingsText.nullable(),
  shillingsPerDollar: z.number().int().nullable(),
  reference: z.string().nullable(),
  /** The entry this one takes back. */
  reversesId: idNumber.nullable(),
  isReversed: z.boolean(),
  /** Why it was given back, moved or reversed. */
  reason: z.string().nullable(),
  /** The booking it was moved to or came from. */
  movedBookingId: idNumber.nullable(),
  staffEmail: z.string(),
})

/**
 * The folio of a booking, oldest entries first. `total` is what the nights come to, `owed` that (nothing once the booking
 * is cancelled or nobody came) and all charges; `due` is below nothing where more was paid than that.
 */
export const bookingLedger = z.object({
  total: amountText,
  owed: amountText,
  paid: amountText,
  due: amountText,
  charges: z.array(chargeEntry),
  payments: z.array(bookingPayment),
  /** What waits for an admin, and what was refused. */
  approvals: z.array(moneyApproval),
  /** The rate shillings are taken at now; null while staff have set none. */
  shillingsPerDollar: z.number().int().nullable(),
})

export const bookingLedgerEndpoint = defineEndpoint(`${ADMIN_BOOKINGS_PATH}/:id/payments`, {
  response: bookingLedger,
})

const MOST_SHILLINGS = 2_000_000_000

/**
 * Money as it is given: `amount` in dollars, or whole `shillings` with the rate that was shown, which is refused when there
 * is a newer one.
 */
const givenMoney = {
  method: z.enum(TAKEN_METHODS),
  amount: amountText.refine(isAboveNothing, 'Please give an amount above nothing').optional(),
  shillings: shillingsText
    .refine((text) => countOf(text) > 0, 'Please give an amount above nothing')
    .refine((text) => countOf(text) <= MOST_SHILLINGS, 'This is too much')
    .optional(),
  shillingsPerDollar: z.number().int().min(1).max(1_000_000).optional(),
  reference: typedText(120).nullish(),
}

type GivenMoney = {
  amount?: string | undefined
  shillings?: string | undefined
  shillingsPerDollar?: number | undefined
}

const ONE_CURRENCY = {
  path: ['amount'],
  message: 'Please give an amount in dollars, or shillings with their rate',
}

export const newPayment = z.object(givenMoney).refine(isOneCurrency, ONE_CURRENCY)

export const takePaymentCall = defineCall('POST', bookingLedgerEndpoint.path, {
  body: newPayment,
  response: bookingLedger,
})

/** Why something of a folio is taken back, given back or let off. */
export const moneyReason = typedText(500).min(1, 'Please say why')

export const paymentReversal = z.object({ reason: moneyReason })

export const reversePaymentCall = defineCall('POST', `${bookingLedgerEndpoint.path}/:paymentId/reversal`, {
  body: paymentReversal,
  response: bookingLedger,
})

export const newRefund = z
  .object({
    ...givenMoney,
    reason: moneyReason,
    /** The online payment whose money its provider sends back, in the currency it came in and at the rate it came at. */
    onlinePaymentId: idNumber.nullish(),
  })
  .refine(isOneCurrency, ONE_CURRENCY)

export type BookingPayment = z.infer<typeof bookingPayment>
export type BookingLedger = z.infer<typeof bookingLedger>
export type NewPayment = z.infer<typeof newPayment>
export type NewRefund = z.infer<typeof newRefund>

/** Also asked of a text that is no amount, which is told beside it. */
export function isAboveNothing(text: string): boolean {
  const cents = parseAmount(text)
  return cents !== null && cents > 0
}

/** Also asked of a text that is no amount, which is told beside it. */
function countOf(text: string): number {
  return parseShillings(text)?.shillings ?? 1
}

function isOneCurrency({ amount, shillings, shillingsPerDollar }: GivenMoney): boolean {
  return (
    (amount === undefined) === (shillings !== undefined) &&
    (shillings !== undefined) === (shillingsPerDollar !== undefined)
  )
}
