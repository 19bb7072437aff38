import { z } from 'zod'
import { bookingReceipt, bookingRequest } from '@/features/bookings/contract'
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

export const groupParts = z
  .array(groupPart)
  .min(FEWEST_PARTS, `A group has at least ${FEWEST_PARTS} villas`)
  .max(MOST_PARTS, `A group has at most ${MOST_PARTS} villas`)

/** Several villas as one: guest, payment and total are those of the whole. */
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
  })
  .extend({ parts: groupParts })

/** Nothing of the guest; the parts are in the order they were sent in. */
const groupReceipt = bookingReceipt
  .pick({ reference: true, status: true, totalAmount: true, holdExpiresAt: true, mailboxProof: true })
  .extend({
    parts: z.array(
      bookingReceipt.pick({
        id: true,
        reference: true,
        villaId: true,
        checkInDate: true,
        checkOutDate: true,
        totalAmount: true,
      }),
    ),
  })

export const createGroupCall = defineCall('POST', GROUPS_PATH, {
  body: groupRequest,
  response: groupReceipt,
})

export type GroupPart = z.infer<typeof groupPart>
export type GroupRequest = z.infer<typeof groupRequest>
export type GroupReceipt = z.infer<typeof groupReceipt>
