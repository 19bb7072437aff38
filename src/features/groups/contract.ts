import { z } from 'zod'
import { bookingReceipt, bookingRequest } from '@/features/bookings/contract'
import { REFUSAL_WORDS } from '@/features/stay-words/rules/refusals'
import { defineCall } from '@/kernel/endpoint'
import { GROUPS_PATH } from './paths'
import { FEWEST_PARTS, MOST_PARTS } from './rules/parts'

/** One villa of a group: its own nights, party and meals, and who stays in it where that is not the guest in charge. */
const groupPart = bookingRequest
  .pick({
    villaId: true,
    checkInDate: true,
    checkOutDate: true,
    numberOfGuests: true,
    childAges: true,
    wantsCot: true,
    board: true,
  })
  .extend({ guestName: bookingRequest.shape.guestName.nullish() })

/** The same with what its guest wishes for besides; the front desk charges for that by itself. */
const guestPart = groupPart.extend({ extras: bookingRequest.shape.extras })

export const groupParts = asMany(groupPart)

/** Several villas as one: guest, payment, rate plan and total are those of the whole. */
const groupRequest = bookingRequest
  .pick({
    guestName: true,
    guestEmail: true,
    guestPhone: true,
    specialRequests: true,
    arrivalTime: true,
    paymentMethod: true,
    paymentTime: true,
    totalAmount: true,
    ratePlanId: true,
    ratePlanTerms: true,
  })
  .extend({ parts: asMany(guestPart) })

/** Nothing of the guest; the parts are in the order they were sent in. */
const groupReceipt = bookingReceipt
  .pick({
    reference: true,
    status: true,
    totalAmount: true,
    ratePlan: true,
    extrasAmount: true,
    holdExpiresAt: true,
    mailboxProof: true,
    deposit: true,
  })
  .extend({
    parts: z.array(
      bookingReceipt.pick({
        id: true,
        reference: true,
        villaId: true,
        checkInDate: true,
        checkOutDate: true,
        totalAmount: true,
        extrasAmount: true,
      }),
    ),
  })

export const createGroupCall = defineCall('POST', GROUPS_PATH, {
  body: groupRequest,
  response: groupReceipt,
})

function asMany<Part extends z.ZodType>(part: Part) {
  return z
    .array(part)
    .min(FEWEST_PARTS, { error: () => REFUSAL_WORDS.fewestVillas(FEWEST_PARTS) })
    .max(MOST_PARTS, { error: () => REFUSAL_WORDS.mostVillas(MOST_PARTS) })
}

export type GroupPart = z.infer<typeof groupPart>
export type GroupRequest = z.infer<typeof groupRequest>
export type GroupReceipt = z.infer<typeof groupReceipt>
