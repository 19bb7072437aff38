import { z } from 'zod'
import { typedReference } from '@/features/bookings/contract'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { newCharge } from '@/features/charges/contract'
import { DEPARTMENTS } from '@/features/charges/rules/departments'
import { TAX_KINDS } from '@/features/taxes/rules/tax-kinds'
import { defineCall } from '@/kernel/endpoint'
import { amountText } from '@/kernel/wire'
import { bookingLedger, isAboveNothing, moneyReason, newRefund } from './contract'

const FOLIO = `${ADMIN_BOOKINGS_PATH}/:id` as const

/** Charges the guest for something besides the nights. */
export const chargeGuestCall = defineCall('POST', `${FOLIO}/charges`, {
  body: newCharge,
  response: bookingLedger,
})

/** Takes a charge or a discount back by an entry of the opposite amount, once. */
export const correctChargeCall = defineCall('POST', `${FOLIO}/charges/:chargeId/correction`, {
  body: z.object({ reason: moneyReason }),
  response: bookingLedger,
})

export const newDiscount = z.object({
  amount: amountText.refine(isAboveNothing, 'Please give an amount above nothing'),
  reason: moneyReason,
  department: z.enum(DEPARTMENTS).default('accommodation'),
  taxKind: z.enum(TAX_KINDS).default('standard'),
})

/** Lets the guest off an amount; above the limit in Property Facts it waits for an admin (202). */
export const discountCall = defineCall('POST', `${FOLIO}/discounts`, {
  body: newDiscount,
  response: bookingLedger,
})

/** Gives money back; above the limit in Property Facts it waits for an admin (202). */
export const refundCall = defineCall('POST', `${FOLIO}/refunds`, {
  body: newRefund,
  response: bookingLedger.extend({
    /** What the provider made of it, where it was asked to send the money back. */
    sentBack: z.enum(['done', 'asked', 'unclear', 'refused']).nullish(),
  }),
})

/** Moves money that was paid to another booking. */
export const newTransfer = z.object({
  toReference: typedReference,
  amount: amountText.refine(isAboveNothing, 'Please give an amount above nothing'),
  reason: moneyReason,
})

export const moveMoneyCall = defineCall('POST', `${FOLIO}/transfers`, {
  body: newTransfer,
  response: bookingLedger,
})

export type NewDiscount = z.infer<typeof newDiscount>
export type NewTransfer = z.infer<typeof newTransfer>
