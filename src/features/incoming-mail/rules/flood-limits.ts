/** Mails beyond these stay in the mailbox, or are refused to who posts them (docs/decisions/incoming-mail.md). */
export const FLOOD_LIMITS = {
  /** Begun by one sender in 24 hours. */
  begunBySender: 10,
  /** Begun by all of them in an hour. */
  begun: 60,
  /** Written in one thread in 24 hours. */
  inThread: 50,
  /** Mails of ours that come back in 24 hours. */
  bounces: 200,
} as const
