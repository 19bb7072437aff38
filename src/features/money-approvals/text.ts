import { APPROVAL_LABELS } from './rules/approval-labels'
import type { ApprovalKind } from './rules/approvals'

/** What waits, in a sentence: `Refund of $80.00 waits for approval`. */
export function tellWaiting(kind: ApprovalKind, amount: string): string {
  return `${APPROVAL_LABELS[kind]} of ${amount} waits for approval`
}
