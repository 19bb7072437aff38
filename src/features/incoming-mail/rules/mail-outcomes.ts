/**
 * What became of a mail: put into its thread, begun one, known already, put down as the return of a mail of ours, left out
 * because a program wrote it, or one too many.
 */
export const MAIL_OUTCOMES = ['stored', 'begun', 'known', 'returned', 'left-out', 'too-many'] as const

export type MailOutcome = (typeof MAIL_OUTCOMES)[number]
