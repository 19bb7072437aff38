import { z } from 'zod'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { instant } from '@/kernel/wire'
import { consent, consentChange } from './contract'
import { GUEST_CONSENTS_PATH } from './paths'
import { CONSENT_PURPOSES, CONSENT_SOURCES } from './rules/purposes'

/** One answer of the guest; who wrote it down is named where that was our staff. */
const answer = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  isOn: z.boolean(),
  wording: z.string(),
  wordingVersion: z.number().int(),
  source: z.enum(CONSENT_SOURCES),
  staffEmail: z.string().nullable(),
  at: instant,
})

/** Of each of the profile's mailboxes, with what was answered, the newest first. */
const mailboxes = z.array(
  z.object({ email: z.string(), consents: z.array(consent), answers: z.array(answer) }),
)

export const guestConsentsEndpoint = defineEndpoint(GUEST_CONSENTS_PATH, { response: mailboxes })

export const changeGuestConsentCall = defineCall('POST', GUEST_CONSENTS_PATH, {
  body: consentChange.extend({ email: z.string().max(254) }),
  response: mailboxes,
})
