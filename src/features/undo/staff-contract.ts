import { z } from 'zod'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { BOOKING_STATUSES } from '@/features/bookings/rules/status'
import { staffBooking } from '@/features/bookings/staff-contract'
import { defineCall } from '@/kernel/endpoint'
import { typedText } from '@/kernel/wire'

/**
 * Takes back the last step of a booking; the reason is wanted once ten minutes are over. `status` is where the step led,
 * so that two who undo at once undo one step: left out, it is an arrival or a departure.
 */
export const undoStepCall = defineCall('POST', `${ADMIN_BOOKINGS_PATH}/:id/undo`, {
  body: z.object({
    reason: typedText(500).nullish(),
    status: z.enum(BOOKING_STATUSES).nullish(),
  }),
  response: staffBooking,
})

export type UndoWish = z.infer<typeof undoStepCall.body>
