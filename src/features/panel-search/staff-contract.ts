import { z } from 'zod'
import { BOOKING_STATUSES } from '@/features/bookings/rules/status'
import { guest } from '@/features/guest-stays/staff-contract'
import { defineEndpoint } from '@/kernel/endpoint'
import { dayText, idNumber, typedText } from '@/kernel/wire'
import { FIND_PATH } from './paths'

/** A booking as it is found: enough to know it by. */
const foundBooking = z.object({
  id: idNumber,
  reference: z.string(),
  guestName: z.string(),
  villaName: z.string(),
  roomNumber: z.string().nullable(),
  checkInDate: dayText,
  checkOutDate: dayText,
  status: z.enum(BOOKING_STATUSES),
})

/**
 * Bookings by reference, number, or their guest's name, e-mail or phone, typing mistakes forgiven: at most eight, what
 * was typed to the letter first. Persons by the same, at most five.
 */
export const findEndpoint = defineEndpoint(FIND_PATH, {
  querystring: z.object({ q: typedText(100).min(1, 'Please type something to look for') }),
  response: z.object({ bookings: z.array(foundBooking), guests: z.array(guest) }),
})

export type FoundBooking = z.infer<typeof foundBooking>
