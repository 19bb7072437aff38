import type { ApprovalKind } from './rules/approvals'

export const APPROVAL_LABELS: Record<ApprovalKind, string> = {
  refund: 'Refund',
  discount: 'Discount',
  price: 'Price cut',
}

/** What waits, in a sentence: `Refund of $80.00 waits for approval`. */
export function tellWaiting(kind: ApprovalKind, amount: string): string {
  return `${APPROVAL_LABELS[kind]} of ${amount} waits for approval`
}
