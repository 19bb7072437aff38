import { z } from 'zod'
import { assertContact, deskFields, staffBooking, statusChange } from '@/features/bookings/staff-contract'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { amountText, idNumber, instant } from '@/kernel/wire'
import { groupParts } from './contract'
import { ADMIN_GROUPS_PATH } from './paths'
import { GROUP_STEPS } from './rules/group-steps'
import { groupInputText } from './rules/input-words'

/** Further than a stay can be booked ahead, no group is moved. */
const MOST_DAYS = 365

/** A group as staff see it, whole. */
export const staffGroup = z.object({
  id: idNumber,
  /** What the guest calls the group by. */
  reference: z.string(),
  /** The guest in charge. */
  guestName: z.string(),
  guestEmail: z.string().nullable(),
  guestPhone: z.string().nullable(),
  /** Of the villas that hold their nights. */
  totalAmount: amountText,
  createdAt: instant,
  /** One a villa, in the order they were booked, those that are off too. */
  bookings: z.array(staffBooking),
})

export const staffGroupEndpoint = defineEndpoint(`${ADMIN_GROUPS_PATH}/:id`, { response: staffGroup })

/** What staff write in the form of a new group: the villas, and what they share. */
export const groupDeskFields = deskFields
  .pick({
    guestName: true,
    guestEmail: true,
    guestPhone: true,
    specialRequests: true,
    arrivalTime: true,
    source: true,
  })
  .extend({
    parts: groupParts,
    /** Of all villas; null, or left out, is the flexible plan. */
    ratePlanId: idNumber.nullish(),
    /** The company or agency that pays for all villas; null, or left out, is the guest in charge. */
    companyId: idNumber.nullish(),
    status: z.enum(['pending', 'confirmed']),
  })

/** A `totalAmount` sent along is what the clerk was shown for all villas; another one is refused. */
export const deskGroup = groupDeskFields
  .extend({ totalAmount: amountText.nullish() })
  .superRefine(assertContact)

export const takeGroupCall = defineCall('POST', ADMIN_GROUPS_PATH, { body: deskGroup, response: staffGroup })

/** A step of every villa that it is for; the reason is kept in the audit trail. */
export const groupStepChange = statusChange.extend({ status: z.enum(GROUP_STEPS) })

export const stepGroupCall = defineCall('PATCH', staffGroupEndpoint.path, {
  body: groupStepChange,
  response: staffGroup,
})

/** All villas some days later, or earlier where they are negative. */
export const groupMove = z.object({
  days: z
    .number()
    .int()
    .min(-MOST_DAYS)
    .max(MOST_DAYS)
    .refine((days) => days !== 0, groupInputText.days),
  /** The new total of the group as it was shown; another one is refused. */
  totalAmount: amountText.nullish(),
})

export const moveGroupCall = defineCall('POST', `${staffGroupEndpoint.path}/move`, {
  body: groupMove,
  response: staffGroup,
})

/** How the guest in charge is reached. */
export const groupContactFields = deskFields.pick({ guestName: true, guestEmail: true, guestPhone: true })

export const changeContactCall = defineCall('PATCH', `${staffGroupEndpoint.path}/contact`, {
  body: groupContactFields.superRefine(assertContact),
  response: staffGroup,
})

export type GroupDeskFields = z.infer<typeof groupDeskFields>
export type DeskGroup = z.infer<typeof deskGroup>
export type GroupContact = z.infer<typeof groupContactFields>
export type StaffGroup = z.infer<typeof staffGroup>
export type GroupStepChange = z.infer<typeof groupStepChange>
export type GroupMove = z.infer<typeof groupMove>
