import { z } from 'zod'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { MAIL_STATUSES } from '@/kernel/mails'
import { idNumber, instant } from '@/kernel/wire'
import { GUEST_PHONE_CONSENTS_PATH, PHONE_MESSAGES_PATH, PHONE_WAYS_PATH } from './paths'
import { PHONE_CONSENT_SOURCES, PHONE_STATUSES, PHONE_WAYS } from './rules/ways'

/** One message to a phone, and what became of it. */
export const staffPhoneMessage = z.object({
  id: idNumber,
  way: z.enum(PHONE_WAYS),
  status: z.enum(PHONE_STATUSES),
  attempts: z.number().int(),
  bookingId: idNumber,
  reference: z.string(),
  guestName: z.string(),
  recipient: z.string().nullable(),
  /** Why it waits or did not arrive. */
  error: z.string().nullable(),
  /** What became of the mail that went instead; null where none was queued. */
  mail: z.enum(MAIL_STATUSES).nullable(),
  dueAt: instant,
  sentAt: instant.nullable(),
  deliveredAt: instant.nullable(),
  createdAt: instant,
})

export const phoneMessagesEndpoint = defineEndpoint(PHONE_MESSAGES_PATH, {
  querystring: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(200).default(50),
  }),
  response: z.array(staffPhoneMessage),
})

export const phoneWaysEndpoint = defineEndpoint(PHONE_WAYS_PATH, {
  response: z.array(z.object({ way: z.enum(PHONE_WAYS), isSetUp: z.boolean() })),
})

/** Of each of the profile's numbers, with what was answered, the newest first. */
const numbers = z.array(
  z.object({
    phone: z.string(),
    isOn: z.boolean(),
    answers: z.array(
      z.object({
        isOn: z.boolean(),
        wording: z.string(),
        wordingVersion: z.number().int(),
        source: z.enum(PHONE_CONSENT_SOURCES),
        staffEmail: z.string().nullable(),
        at: instant,
      }),
    ),
  }),
)

export const guestPhoneConsentsEndpoint = defineEndpoint(GUEST_PHONE_CONSENTS_PATH, { response: numbers })

export const changePhoneConsentCall = defineCall('POST', GUEST_PHONE_CONSENTS_PATH, {
  body: z.object({ phone: z.string().max(40), isOn: z.boolean() }),
  response: numbers,
})

export type StaffPhoneMessage = z.infer<typeof staffPhoneMessage>
