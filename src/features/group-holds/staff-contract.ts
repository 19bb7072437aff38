import { z } from 'zod'
import { assertContact, deskFields } from '@/features/bookings/staff-contract'
import { planTerms } from '@/features/rates/contract'
import { BOARDS } from '@/features/rates/rules/board'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { amountText, dayText, idNumber, instant, typedText } from '@/kernel/wire'
import { GROUP_HOLDS_PATH } from './paths'
import { HOLD_STATES } from './rules/hold-state'
import { holdInputText as words } from './rules/input-words'

/** As many as a group of bookings has at most. */
const MOST_VILLAS = 25

const heldVilla = z.object({
  id: idNumber,
  villaId: idNumber,
  villaName: z.string(),
  roomNumber: z.string().nullable(),
  numberOfGuests: z.number().int(),
  /** What was agreed for the stay. */
  totalAmount: amountText,
  /** The booking it became; null while it has none. */
  bookingId: idNumber.nullable(),
})

const groupHold = z.object({
  id: idNumber,
  name: z.string(),
  note: z.string().nullable(),
  checkInDate: dayText,
  checkOutDate: dayText,
  /** The last day on which the nights are kept; the day after, the rest comes free. */
  keptUntil: dayText,
  state: z.enum(HOLD_STATES),
  madeBy: z.string(),
  /** To which its bookings are billed; null where their guest pays. */
  company: z.object({ id: idNumber, name: z.string() }).nullable(),
  /** The rate plan that was agreed with it; null is the flexible one. */
  ratePlan: planTerms.nullable(),
  releasedAt: instant.nullable(),
  villas: z.array(heldVilla),
})

/** Those that keep nights first, by the day on which they end; then what is over of the last three months. */
export const groupHoldsEndpoint = defineEndpoint(GROUP_HOLDS_PATH, { response: z.array(groupHold) })

/** What staff write in the form of a hold. */
export const holdFields = z.object({
  name: typedText(120).min(1, words.name),
  note: typedText(500).nullable(),
  checkInDate: dayText,
  checkOutDate: dayText,
  keptUntil: dayText,
  /** In each villa, by which it is priced. */
  numberOfGuests: z.number().int().min(1, words.guests).max(50),
  board: z.enum(BOARDS),
  villaIds: z.array(idNumber).max(MOST_VILLAS),
  /** As many of each category, whichever villas of it are free. */
  categories: z
    .array(z.object({ categoryId: idNumber, count: z.number().int().min(1).max(MOST_VILLAS) }))
    .max(100),
  /** Of all its bookings; null, or left out, is the flexible plan. */
  ratePlanId: idNumber.nullish(),
  /** The company or agency its bookings are billed to; null, or left out, is their guest. */
  companyId: idNumber.nullish(),
  /** A night in each villa; null for what the price list, or the plan, says now. */
  pricePerNight: amountText.nullable(),
})

const newHold = holdFields.superRefine(({ villaIds, categories }, context) => {
  const count = categories.reduce((sum, one) => sum + one.count, villaIds.length)
  if (count >= 1 && count <= MOST_VILLAS) return
  const message = count === 0 ? words.noVilla : words.tooMany(MOST_VILLAS)
  context.addIssue({ code: 'custom', path: ['villaIds'], message })
})

export const makeHoldCall = defineCall('POST', GROUP_HOLDS_PATH, { body: newHold, response: groupHold })

/** Keeps the nights until another day. */
export const keepHoldCall = defineCall('PATCH', `${GROUP_HOLDS_PATH}/:id`, {
  body: z.object({ keptUntil: dayText }),
  response: groupHold,
})

/** Gives the nights back that have no booking. */
export const releaseHoldCall = defineCall('POST', `${GROUP_HOLDS_PATH}/:id/release`, { response: groupHold })

/** The rooming list: who stays in which of the held villas, and who is in charge of all of them. */
export const bookHeldCall = defineCall('POST', `${GROUP_HOLDS_PATH}/:id/bookings`, {
  body: deskFields
    .pick({ guestName: true, guestEmail: true, guestPhone: true })
    .extend({
      /** To which these are billed: left out it is the company of the hold, null is their guest. */
      companyId: idNumber.nullish(),
      rooms: z
        .array(
          z.object({
            heldVillaId: idNumber,
            /** Empty where it is who is in charge. */
            guestName: deskFields.shape.guestName.or(z.literal('')),
          }),
        )
        .min(1, words.noVilla)
        .max(MOST_VILLAS),
    })
    .superRefine(assertContact),
  response: groupHold,
})

export type GroupHold = z.infer<typeof groupHold>
export type HeldVilla = z.infer<typeof heldVilla>
export type NewHold = z.infer<typeof newHold>
export type RoomingList = z.infer<typeof bookHeldCall.body>
