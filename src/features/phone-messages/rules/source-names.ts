import type { PhoneConsentSource } from './ways'

/** Where an answer came from, as staff read it. */
export const PHONE_SOURCE_NAMES: Record<PhoneConsentSource, string> = {
  'guest-page': 'on the page of the booking',
  staff: 'told to our staff',
  reply: 'by answering STOP or START',
}
