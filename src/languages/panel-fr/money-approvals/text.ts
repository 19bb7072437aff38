import { APPROVAL_LABELS } from '@/features/money-approvals/rules/approval-labels'
import type { ApprovalKind } from '@/features/money-approvals/rules/approvals'

export function tellWaiting(kind: ApprovalKind, amount: string): string {
  return `${APPROVAL_LABELS[kind]} de ${amount} : en attente de validation`
}
