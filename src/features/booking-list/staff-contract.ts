import { z } from 'zod'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { amountText, idNumber, typedText } from '@/kernel/wire'
import { BOOKING_BALANCES_PATH, BOOKING_STEPS_PATH } from './paths'
import { MOST_AT_ONCE } from './rules/steps-at-once'

/** Numbers of bookings with commas between them. */
const ids = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9})*$/, 'Please give numbers of bookings with commas between them')
  .refine((text) => text.split(',').length <= MOST_AT_ONCE, `Please ask for at most ${MOST_AT_ONCE} bookings`)

/** `due` is below nothing where money is to be given back. */
const bookingBalance = z.object({ id: idNumber, paid: amountText, due: amountText })

/** In no particular order; of bookings that there are not nothing is said. */
export const bookingBalancesEndpoint = defineEndpoint(BOOKING_BALANCES_PATH, {
  querystring: z.object({ ids }),
  response: z.array(bookingBalance),
})

const step = z.object({
  id: idNumber,
  /** What cancelling costs, as it was read before; at another fee the booking stays. Left out it is not compared. */
  fee: amountText.nullish(),
})

/** Each booking is taken on for itself: one that cannot be keeps none of the others back. */
export const stepBookingsCall = defineCall('POST', BOOKING_STEPS_PATH, {
  body: z.object({
    status: z.enum(['confirmed', 'cancelled']),
    bookings: z
      .array(step)
      .min(1, 'Please choose at least one booking')
      .max(MOST_AT_ONCE, `Please choose at most ${MOST_AT_ONCE} bookings`),
    /** Kept in the audit trail of each. */
    reason: typedText(500).nullish(),
  }),
  response: z.object({
    /** Those that were taken on. */
    done: z.array(idNumber),
    /** Those that stay as they were, and why. */
    refused: z.array(z.object({ id: idNumber, message: z.string() })),
  }),
})

export type BookingBalance = z.infer<typeof bookingBalance>
export type StepBookings = z.infer<typeof stepBookingsCall.body>
export type SteppedBookings = z.infer<typeof stepBookingsCall.response>
