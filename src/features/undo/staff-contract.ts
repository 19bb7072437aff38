import { z } from 'zod'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { staffBooking } from '@/features/bookings/staff-contract'
import { defineCall } from '@/kernel/endpoint'
import { typedText } from '@/kernel/wire'

/** Takes back that guests arrived or left; the reason is wanted once ten minutes are over. */
export const undoStepCall = defineCall('POST', `${ADMIN_BOOKINGS_PATH}/:id/undo`, {
  body: z.object({ reason: typedText(500).nullish() }),
  response: staffBooking,
})
