import { z } from 'zod'
import { BOOKING_STATUSES } from '@/features/bookings/rules/status'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { dayText, idNumber } from '@/kernel/wire'
import { PLACEMENTS_PATH, UNPLACED_PATH } from './paths'

/** As many as are settled in one step, or listed. */
export const MOST_PLACED = 200

const unplacedBooking = z.object({
  id: idNumber,
  guestName: z.string(),
  status: z.enum(BOOKING_STATUSES),
  checkInDate: dayText,
  checkOutDate: dayText,
  numberOfGuests: z.number().int(),
  categoryName: z.string().nullable(),
  /** The villa that keeps its nights meanwhile. */
  villaId: idNumber,
  updatedAt: z.string(),
  /** Villas it can be settled in one by one, its own among them. */
  offers: z.array(z.object({ id: idNumber, name: z.string() })),
  /** The one it gets where all of them are settled at once; free only then, where it is not among the offers. */
  suggested: z.object({ id: idNumber, name: z.string() }),
})

/** Those that arrive first come first, at most 200. */
export const unplacedEndpoint = defineEndpoint(UNPLACED_PATH, { response: z.array(unplacedBooking) })

/** Settles which villa each has: all of them or none. */
export const placeCall = defineCall('POST', PLACEMENTS_PATH, {
  body: z.object({
    places: z
      .array(
        z.object({
          bookingId: idNumber,
          villaId: idNumber,
          updatedAt: z.iso.datetime({ offset: true }).optional(),
        }),
      )
      .min(1, 'Please choose at least one booking')
      .max(MOST_PLACED),
  }),
  response: z.object({ placed: z.number().int() }),
})

export type UnplacedBooking = z.infer<typeof unplacedBooking>
export type Placements = z.infer<typeof placeCall.body>['places']
