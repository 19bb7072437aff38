import { defineWords } from '@/kernel/words'

/** What happens before and after the mailbox of a request is proved; apart, as few screens need it. */
export const PROOF_RULE_WORDS = defineWords('mailbox-proof-proof-rule.PROOF_RULE_WORDS', {
  firstHold: (minutes: string) =>
    `We send a code and a link to your e-mail address, and hold your nights for ${minutes} until you have used one of them.`,
  afterProof: (hours: string, within: string) =>
    `Then your nights are held for ${hours}, and we confirm within ${within}.`,
  atOnce: 'Then your booking is confirmed at once.',
  atOnceMostly: (hours: string, within: string) =>
    `Then your booking is confirmed at once; on busy nights we hold them for ${hours} and confirm within ${within}.`,
} as const)

/** What becomes of a request, and by when. */
export const HOLD_WORDS = defineWords('mailbox-proof-proof-rule.HOLD_WORDS', {
  held: (until: string, within: string) =>
    `Your nights are held until ${until}; we confirm within ${within}.`,
  heldShort: (until: string) =>
    `Your nights are held until ${until}. Please confirm your e-mail address by then.`,
  heldOpen: (within: string) => `Your nights are held; we confirm within ${within}.`,
} as const)
