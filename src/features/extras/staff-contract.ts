import { z } from 'zod'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { defineEndpoint } from '@/kernel/endpoint'
import { bookedExtra } from './contract'

/** The extras of a booking as agreed, in the order they were booked; none once the stay is off. */
export const bookedExtrasEndpoint = defineEndpoint(`${ADMIN_BOOKINGS_PATH}/:id/extras`, {
  response: z.array(bookedExtra),
})
