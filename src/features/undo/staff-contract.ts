import { z } from 'zod'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { BOOKING_STATUSES } from '@/features/bookings/rules/status'
import { staffBooking } from '@/features/bookings/staff-contract'
import { ADMIN_GROUPS_PATH } from '@/features/groups/paths'
import { GROUP_STEPS } from '@/features/groups/rules/group-steps'
import { staffGroup } from '@/features/groups/staff-contract'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { idNumber, instant, typedText } from '@/kernel/wire'

/** Wanted once ten minutes are over. */
const reason = typedText(500).nullish()

/** More than a group can have villas. */
const MOST_ENTRIES = 1000

/**
 * Takes back the last step of a booking; the reason is wanted once ten minutes are over. `status` is where the step led,
 * so that two who undo at once undo one step; `entry` is the entry of the trail that told of it, since the same step may
 * have been taken again meanwhile.
 */
export const undoStepCall = defineCall('POST', `${ADMIN_BOOKINGS_PATH}/:id/undo`, {
  body: z.object({ reason, status: z.enum(BOOKING_STATUSES), entry: idNumber.optional() }),
  response: staffBooking,
})

/** The newest step that several villas of a group took at once and that none of these has left since; null for none. */
export const groupUndoEndpoint = defineEndpoint(`${ADMIN_GROUPS_PATH}/:id/undo`, {
  response: z.object({
    step: z
      .object({
        status: z.enum(GROUP_STEPS),
        /** Those it is undone for. */
        bookings: z.array(idNumber),
        /** The entries of the trail that tell of it, one of each booking. */
        entries: z.array(idNumber),
        at: instant,
        isByStaff: z.boolean(),
      })
      .nullable(),
  }),
})

/**
 * Takes it back, of all these villas or of none. `status` is where it led, `entries` what was seen of it: a group may be
 * cancelled more than once, and the one before must not be undone for the one that was meant.
 */
export const undoGroupCall = defineCall('POST', groupUndoEndpoint.path, {
  body: z.object({
    reason,
    status: z.enum(GROUP_STEPS),
    entries: z.array(idNumber).min(1).max(MOST_ENTRIES),
  }),
  response: staffGroup,
})

export type UndoWish = z.infer<typeof undoStepCall.body>
export type UndoGroupWish = z.infer<typeof undoGroupCall.body>
export type GroupUndo = z.infer<typeof groupUndoEndpoint.response>
