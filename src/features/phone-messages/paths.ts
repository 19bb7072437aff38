/** What became of messages to phones, for staff. */
export const PHONE_MESSAGES_PATH = '/api/admin/phone-messages'

/** Which ways to a phone are set up. */
export const PHONE_WAYS_PATH = '/api/admin/phone-messages/ways'

/** What the numbers of a profile agreed to, for staff. */
export const GUEST_PHONE_CONSENTS_PATH = '/api/admin/guests/:id/phone-messages'

/** Where a guest agrees to messages on the phone: a plain page behind the private link of the booking. */
export function ownPhonePath(guestPage: string): string {
  return `/api${guestPage}/phone-messages`
}

/** What Africa's Talking posts: reports of delivery, and what somebody answers. */
export const SMS_CALLBACK_PATH = '/api/phone-callbacks/sms/:key'

/** What Meta posts of WhatsApp: both. */
export const WHATSAPP_CALLBACK_PATH = '/api/phone-callbacks/whatsapp'
