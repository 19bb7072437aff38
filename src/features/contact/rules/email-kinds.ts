export const CONTACT_EMAIL_KIND = 'contact-message'

/** The email that tells the sender that the message is with us. */
export const CONTACT_RECEIPT_KIND = 'contact-received'
