import type * as english from '@/features/guest-messages/rules/email-words'
import type { Translation } from '@/kernel/translation'

export const GUEST_MESSAGE_WORDS: Translation<typeof english.GUEST_MESSAGE_WORDS> = {
  /** Where a name could be more than a name. */
  guest: 'cher hôte',
  page: 'Votre réservation',
}
