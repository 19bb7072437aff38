import { defineWords } from '@/kernel/words'

/** The mail that a rule sends to a guest; its subject is the row in guest_messages. */
export const GUEST_MESSAGE_KIND = 'guest-message'

export const GUEST_MESSAGE_WORDS = defineWords('guest-messages-email.GUEST_MESSAGE_WORDS', {
  /** Where a name could be more than a name. */
  guest: 'guest',
  page: 'Your booking',
} as const)
