/** What the guest of a private link is written about besides the booking. */
export const OWN_CONSENTS_PATH = '/api/my-booking/:token/messages'

/** The same of a profile, for staff. */
export const GUEST_CONSENTS_PATH = '/api/admin/guests/:id/messages'

/** The link in a mail by which its reader ends mails of its kind. */
export const UNSUBSCRIBE_PATH = '/api/messages/:token'
