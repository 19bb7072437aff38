/** Why a mail was left in the mailbox. */
export const LEFT_REASONS = ['too-many', 'unreadable', 'unstorable'] as const

export type LeftReason = (typeof LEFT_REASONS)[number]
