import type * as english from '@/features/money-approvals/rules/approval-labels'
import type { PanelTranslation } from '@/kernel/translation'

export const APPROVAL_LABELS: PanelTranslation<typeof english.APPROVAL_LABELS> = {
  refund: 'Remboursement',
  discount: 'Remise',
  price: 'Baisse de prix',
}
