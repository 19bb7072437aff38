import { CODE_DIGITS } from '@/features/bookings/rules/mailbox-proof'
import { defineWords } from '@/kernel/words'

/** Words of proving the mailbox of a request. */
export const PROOF_WORDS = defineWords('mailbox-proof-proof.PROOF_WORDS', {
  title: 'Confirm your e-mail',
  sent: (mailbox: string | null) => `We sent a code to ${mailbox ?? 'the e-mail address you gave'}.`,
  ask: 'Enter it here, or open the link in that e-mail: either will do.',
  otherwise: 'If neither happens in time, the nights become free for others, and you owe us nothing.',
  code: 'Code from the e-mail',
  codeHelp: `${CODE_DIGITS} digits. It may take a minute to arrive; please look among unwanted mails, too.`,
  codeForm: `Please enter the ${CODE_DIGITS} digits of the code`,
  wrong: 'This is not the code of our latest e-mail. Please look once more.',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  again: 'Send a new code',
  sending: 'Sending...',
  sentAgain: 'A new code is on its way. The one before it is worth nothing now.',
  failed: 'We could not do this. Please try again in a moment.',
  over: 'The time to confirm your e-mail address is over. Unless you opened the link in our e-mail before, the nights are free for others again, and you owe us nothing. Please book once more, or call us.',
  minutesLeft: (minutes: number) => (minutes <= 1 ? 'Less than a minute left' : `${minutes} minutes left`),
  given: 'E-mail address confirmed',
  byLink: 'Confirming your e-mail address...',
  byLinkFailed: 'We could not confirm your e-mail address just now.',
  tryAgain: 'Try again',
} as const)
