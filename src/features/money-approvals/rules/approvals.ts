/** What needs an admin's approval above a limit (docs/decisions/folio.md). */
export const APPROVAL_KINDS = ['refund', 'discount', 'price'] as const

export const DECISIONS = ['approved', 'refused'] as const

export type ApprovalKind = (typeof APPROVAL_KINDS)[number]
export type Decision = (typeof DECISIONS)[number]

type Asked = { approvals: readonly { decision: Decision | null }[] }

/** Whether a write was asked for instead of done: one more waits afterwards than before. */
export function isWaiting(before: Asked, after: Asked): boolean {
  return countWaiting(after) > countWaiting(before)
}

function countWaiting({ approvals }: Asked): number {
  return approvals.filter(({ decision }) => decision === null).length
}
