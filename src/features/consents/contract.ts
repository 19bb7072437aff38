import { z } from 'zod'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { OWN_CONSENTS_PATH } from './paths'
import { CONSENT_PURPOSES } from './rules/purposes'

export const consent = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  /** The sentence that is agreed to. */
  wording: z.string(),
  /** Whether mails of this kind are sent: as the guest said last, or as is usual. */
  isOn: z.boolean(),
})

/** Empty where the booking has no e-mail address. */
const consents = z.array(consent)

export const ownConsentsEndpoint = defineEndpoint(OWN_CONSENTS_PATH, { response: consents })

export const consentChange = z.object({ purpose: z.enum(CONSENT_PURPOSES), isOn: z.boolean() })

export const changeOwnConsentCall = defineCall('POST', OWN_CONSENTS_PATH, {
  body: consentChange,
  response: consents,
})
