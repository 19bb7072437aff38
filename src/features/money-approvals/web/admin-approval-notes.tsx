import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { labelled } from '@/kernel/labels'
import { formatPrice, toCents } from '@/kernel/money'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { useMay } from '@/web/admin-kit/use-may'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import { APPROVALS_PATH } from '../paths'
import { APPROVAL_LABELS } from '../rules/approval-labels'
import type { Decision } from '../rules/approvals'
import type { decideApprovalCall, MoneyApproval } from '../staff-contract'
import { DECISION_LABELS, approvalText as words } from './admin-text'

/** What waits for an admin in this folio, and what was refused; what was approved stands among its entries. */
export function ApprovalNotes({ approvals }: { approvals: readonly MoneyApproval[] }) {
  const shown = approvals.filter(({ decision }) => decision !== 'approved')
  if (shown.length === 0) return null
  return (
    <ul className="grid gap-2">
      {shown.map((approval) => (
        <li key={approval.id} className="grid gap-2 rounded-control bg-gold-soft px-4 py-2.5">
          <ApprovalWords approval={approval} />
          <DecideButtons approval={approval} />
        </li>
      ))}
    </ul>
  )
}

/** What was asked for, by whom, why, and what became of it. */
export function ApprovalWords({ approval }: { approval: MoneyApproval }) {
  const { kind, amount, decision, reason, askedBy, at, decidedBy, decidedAt } = approval
  const name = APPROVAL_LABELS[kind]
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="font-semibold">
        {decision === null
          ? words.waits(name, formatPrice(toCents(amount)))
          : words.decided(name, formatPrice(toCents(amount)), DECISION_LABELS[decision])}
        {decidedBy && decidedAt && ` ${words.decidedBy(decidedBy)}, ${formatInstant(decidedAt)}`}
      </p>
      <p>{reason}</p>
      <p className="tabular text-sm text-ink-soft">
        {words.by(askedBy)}, {formatInstant(at)}
      </p>
    </div>
  )
}

/** An admin's yes or no; nothing for anybody else, and nothing once it was decided. */
export function DecideButtons({ approval }: { approval: MoneyApproval }) {
  const queryClient = useQueryClient()
  const mayDecide = useMay('refunds')
  const [isSending, setSending] = useState(false)
  if (!mayDecide || approval.decision !== null) return null
  const name = `${APPROVAL_LABELS[approval.kind]}, ${formatPrice(toCents(approval.amount))}`

  async function onDecide(decision: Decision) {
    if (isSending) return
    setSending(true)
    try {
      const path = `${APPROVALS_PATH}/${approval.id}/decision` as const
      await sendForStaff<typeof decideApprovalCall>('POST', path, { decision })
      showToast({ title: DECISION_LABELS[decision] })
    } catch (error) {
      const description = reasonOf(error) ?? words.failedHelp
      showToast({ title: words.decideFailed, description, tone: 'destructive' })
    } finally {
      setSending(false)
      void refetchLists(queryClient)
    }
  }

  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button
        size="small"
        aria-disabled={isSending}
        aria-label={labelled(words.approve, name)}
        onClick={() => void onDecide('approved')}
      >
        {words.approve}
      </Button>
      <Button
        look="quiet"
        size="small"
        aria-disabled={isSending}
        aria-label={labelled(words.refuse, name)}
        onClick={() => void onDecide('refused')}
      >
        {words.refuse}
      </Button>
    </div>
  )
}
