/** What happens before and after the mailbox of a request is proved; apart, as few screens need it. */
export const PROOF_RULE_WORDS = {
  firstHold: (minutes: string) =>
    `We send a code and a link to your e-mail address, and hold your nights for ${minutes} until you have used one of them.`,
  afterProof: (hours: string, within: string) =>
    `Then your nights are held for ${hours}, and we confirm within ${within}.`,
  atOnce: 'Then your booking is confirmed at once.',
  atOnceMostly: (hours: string, within: string) =>
    `Then your booking is confirmed at once; on busy nights we hold them for ${hours} and confirm within ${within}.`,
} as const
