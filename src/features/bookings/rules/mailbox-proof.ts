/**
 * Whether the guest has proved that the mailbox of a request is theirs: nobody asks (bookings of staff, and where mails
 * reach nobody), it is still asked, or it was given (docs/decisions/holds.md).
 */
export const MAILBOX_PROOFS = ['not-asked', 'asked', 'given'] as const

export type MailboxProof = (typeof MAILBOX_PROOFS)[number]

/** Digits of the code in the e-mail. */
export const CODE_DIGITS = 6

/** Wrong tries after which a code is worth nothing; a new one, or the link, still is. */
export const MOST_CODE_TRIES = 5

/** E-mails with a code that one request gets in all. */
export const MOST_CODE_EMAILS = 4

/** Requests with an unproven mailbox that one address of the network makes in 24 hours. */
export const MOST_UNPROVEN = 3

/** Requests of one mailbox that wait for the hotel at a time. */
export const MOST_REQUESTS = 3
