/** What needs an admin's approval above a limit (docs/decisions/folio.md). */
export const APPROVAL_KINDS = ['refund', 'discount'] as const

export const DECISIONS = ['approved', 'refused'] as const

export type ApprovalKind = (typeof APPROVAL_KINDS)[number]
export type Decision = (typeof DECISIONS)[number]
