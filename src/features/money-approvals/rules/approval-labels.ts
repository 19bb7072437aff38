import type { ApprovalKind } from './approvals'

export const APPROVAL_LABELS: Record<ApprovalKind, string> = {
  refund: 'Refund',
  discount: 'Discount',
  price: 'Price cut',
}
