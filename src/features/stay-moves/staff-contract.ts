import { z } from 'zod'
import { blocks } from '@/features/blocks/contract'
import { BLOCK_KINDS } from '@/features/blocks/rules/block-kinds'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { BOOKING_STATUSES } from '@/features/bookings/rules/status'
import { staffBooking } from '@/features/bookings/staff-contract'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { VILLA_WANTED } from '@/kernel/input-text'
import { dayText, idNumber, idText, typedText } from '@/kernel/wire'
import { CLEARINGS_PATH, STAYS_IN_THE_WAY_PATH } from './paths'

/** What a change was made from; a booking that is newer by then is refused. */
const version = z.iso.datetime({ offset: true })

/** Exchanges the villas of two bookings for all nights that are ahead of each. */
export const swapStaysCall = defineCall('POST', `${ADMIN_BOOKINGS_PATH}/:id/swap`, {
  body: z.object({
    withId: z.number('Please choose the other booking').pipe(idNumber),
    updatedAt: version.optional(),
    withUpdatedAt: version.optional(),
  }),
  response: z.object({ bookings: z.array(staffBooking) }),
})

/** Moves what is ahead of a stay into another villa, at what was agreed for it. */
export const moveRestCall = defineCall('POST', `${ADMIN_BOOKINGS_PATH}/:id/move`, {
  body: z.object({
    villaId: z.number(VILLA_WANTED).pipe(idNumber),
    updatedAt: version.optional(),
  }),
  response: staffBooking,
})

/** A villa that is free for what is ahead of a stay and holds its party. */
const offeredVilla = z.object({
  id: idNumber,
  name: z.string(),
  isSameCategory: z.boolean(),
  maxGuests: z.number().int(),
})

const stayInTheWay = z.object({
  id: idNumber,
  reference: z.string(),
  guestName: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** The nights that would move: from today for guests in house, else all of them. */
  checkInDate: dayText,
  checkOutDate: dayText,
  numberOfGuests: z.number().int(),
  updatedAt: z.string(),
  /** Free villas, those of the same category first; empty for a stay that cannot move. */
  offers: z.array(offeredVilla),
  /** The one to take, so that no two of these stays take the same; null where none is left. */
  suggestedId: idNumber.nullable(),
})

/** Who has nights of a villa that are to be blocked, and where each could go. */
export const staysInTheWayEndpoint = defineEndpoint(STAYS_IN_THE_WAY_PATH, {
  querystring: z.object({ villaId: idText, startDate: dayText, endDate: dayText }),
  response: z.object({
    stays: z.array(stayInTheWay),
    /** What cannot be moved away: blocks, other platforms' stays, nights that guests have slept. */
    obstacles: z.array(z.string()),
  }),
})

/** Moves stays out of the way and blocks the nights: all of it or nothing. */
export const clearNightsCall = defineCall('POST', CLEARINGS_PATH, {
  body: z.object({
    villaId: z.number(VILLA_WANTED).pipe(idNumber),
    startDate: dayText,
    endDate: dayText,
    kind: z.enum(BLOCK_KINDS),
    note: typedText(300).nullable(),
    /** The maintenance ticket the nights are blocked for. */
    ticketId: idNumber.optional(),
    moves: z
      .array(z.object({ bookingId: idNumber, villaId: idNumber, updatedAt: version.optional() }))
      .max(100),
  }),
  response: blocks.item.omit({ feedId: true, holdId: true }),
})

export type StayInTheWay = z.infer<typeof stayInTheWay>
export type StaysInTheWay = z.infer<typeof staysInTheWayEndpoint.response>
export type Clearing = z.infer<typeof clearNightsCall.body>
