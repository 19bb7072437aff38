/** Ways to a phone (docs/decisions/phone-messages.md). */
export const PHONE_WAYS = ['sms', 'whatsapp'] as const

export type PhoneWay = (typeof PHONE_WAYS)[number]

/** How a message goes out: by e-mail, or to a phone where that can be, else by e-mail. */
export const MESSAGE_WAYS = ['mail', ...PHONE_WAYS] as const

export type MessageWay = (typeof MESSAGE_WAYS)[number]

export const WAY_NAMES: Record<MessageWay, string> = { mail: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp' }

/**
 * `sent` was taken by the provider, `delivered` reached the phone. Of `unknown` nobody can tell whether it arrived.
 * `skipped` could not go to a phone. After these two and `failed` the mail goes instead. `needless`: by the time of
 * sending there was nobody to tell.
 */
export const PHONE_STATUSES = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'failed',
  'unknown',
  'skipped',
  'needless',
] as const

export type PhoneStatus = (typeof PHONE_STATUSES)[number]

/** Where somebody said so: behind the private link, to our staff, or by answering STOP. */
export const PHONE_CONSENT_SOURCES = ['guest-page', 'staff', 'reply'] as const

export type PhoneConsentSource = (typeof PHONE_CONSENT_SOURCES)[number]
