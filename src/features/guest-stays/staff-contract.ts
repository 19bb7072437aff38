import { z } from 'zod'
import { BOOKING_STATUSES } from '@/features/bookings/rules/status'
import { CONTACT_KINDS } from '@/features/guests/rules/contact-kinds'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { amountText, dayText, idNumber, idText, instant, typedText } from '@/kernel/wire'
import { GUESTS_PATH, KNOWN_GUEST_PATH } from './paths'

export const guest = z.object({
  id: idNumber,
  name: z.string(),
  /** E-mails in small letters, phone numbers in one form. */
  contacts: z.array(z.object({ kind: z.enum(CONTACT_KINDS), value: z.string() })),
  preferences: z.string().nullable(),
  notes: z.string().nullable(),
  isDoNotHost: z.boolean(),
  doNotHostReason: z.string().nullable(),
  stays: z.number().int(),
  updatedAt: instant,
})

/** Those changed last first. */
export const guestsEndpoint = defineEndpoint(GUESTS_PATH, {
  querystring: z.object({
    /** Words of the name, an e-mail or a phone, in whatever form it is typed. */
    search: z.string().max(200).optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).optional(),
    pageSize: z.coerce.number().int().min(1).max(500).optional(),
  }),
  response: z.array(guest),
})

const stay = z.object({
  bookingId: idNumber,
  reference: z.string(),
  villaName: z.string(),
  roomNumber: z.string().nullable(),
  checkInDate: dayText,
  checkOutDate: dayText,
  status: z.enum(BOOKING_STATUSES),
  /** What is still to be paid of it; below 0 what was paid too much. */
  due: amountText,
})

/** A person with the newest 200 stays, and what is due of all of these. */
export const guestProfile = guest.extend({ history: z.array(stay), due: amountText })

export const guestEndpoint = defineEndpoint(`${GUESTS_PATH}/:id`, { response: guestProfile })

/** Only what is sent changes; with `updatedAt` only what nobody else has changed since. */
const guestChange = z
  .object({
    name: typedText(120).min(1, 'Please give the guest’s name'),
    preferences: typedText(2000).nullable(),
    notes: typedText(2000).nullable(),
    isDoNotHost: z.boolean(),
    doNotHostReason: typedText(500).nullable(),
    updatedAt: z.iso.datetime({ offset: true }),
  })
  .partial()
  .superRefine(({ isDoNotHost, doNotHostReason }, context) => {
    if (isDoNotHost && !doNotHostReason)
      context.addIssue({
        code: 'custom',
        path: ['doNotHostReason'],
        message: 'Please say why this guest must not be hosted',
      })
  })

export const changeGuestCall = defineCall('PATCH', `${GUESTS_PATH}/:id`, {
  body: guestChange,
  response: guestProfile,
})

export const mergeGuestCall = defineCall('POST', `${GUESTS_PATH}/:id/merge`, {
  /** Whose stays, contacts and notes go over; that profile is gone then. */
  body: z.object({ guestId: idNumber }),
  response: guestProfile,
})

/** Who is known by what was typed, or whose booking it is; null for somebody new. */
export const knownGuestEndpoint = defineEndpoint(KNOWN_GUEST_PATH, {
  querystring: z.object({
    bookingId: idText.optional(),
    email: z.string().max(254).optional(),
    phone: z.string().max(40).optional(),
  }),
  response: z.object({ guest: guest.nullable() }),
})

export type Guest = z.infer<typeof guest>
export type GuestProfile = z.infer<typeof guestProfile>
export type GuestChange = z.infer<typeof guestChange>
