import { useState } from 'react'
import { isWaiting } from '@/features/money-approvals/rules/approvals'
import { formatPrice, toCents } from '@/kernel/money'
import { showToast } from '@/web/ui/toast'
import { FolioForm, type FolioFormProps, ReasonField } from './admin-folio-form'
import { GivenMoneyFields, useGivenMoney } from './admin-given-money'
import { folioFormText } from './admin-text'
import { useFolio } from './admin-use-folio'

const words = folioFormText.refund

/** Gives money back, all that is held or a part, in either currency; above the limit it waits for an admin. */
export function RefundForm({ ledger, booking, onClose }: FolioFormProps) {
  const paid = toCents(ledger.paid)
  const due = toCents(ledger.due)
  const money = useGivenMoney(due < 0 ? Math.min(paid, -due) : paid, ledger.shillingsPerDollar)
  const folio = useFolio(booking.id)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const dueAfterwards = due + (money.cents ?? 0)

  async function onSubmit() {
    const given = money.read()
    if (given && given.cents > paid) return money.setProblem(words.tooMuch(formatPrice(paid)))
    if (reason.trim() === '') setProblem(folioFormText.noReason)
    if (!given || reason.trim() === '') return
    const told = given.sent.shillings === undefined ? formatPrice(given.cents) : money.tell()
    const after = await folio.send('refunds', { ...given.sent, reason: reason.trim() })
    if (!after) return
    const done = { title: words.done(told ?? formatPrice(given.cents)) }
    showToast(isWaiting(ledger, after) ? folioFormText.waiting : done)
    onClose()
  }

  return (
    <FolioForm
      title={words.title}
      action={words.action}
      isSending={folio.isSending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <GivenMoneyFields
        money={money}
        method={words.method}
        problem={folio.problemOf('amount', 'shillings')}
      />
      <ReasonField
        value={reason}
        error={problem ?? folio.problemOf('reason')}
        onChange={(value) => {
          setReason(value)
          setProblem(null)
        }}
      />
      {dueAfterwards > 0 && (
        <p className="text-ink-soft sm:col-span-2">{words.left(formatPrice(dueAfterwards))}</p>
      )}
    </FolioForm>
  )
}
