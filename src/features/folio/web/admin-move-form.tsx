import { useState } from 'react'
import { formatPrice, toAmount, toCents } from '@/kernel/money'
import { readTypedAmount } from '@/kernel/money-typed'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import { AmountField, FolioForm, type FolioFormProps, ReasonField } from './admin-folio-form'
import { folioFormText, paymentText } from './admin-text'
import { useFolio } from './admin-use-folio'

const words = folioFormText.move

/** Moves money that was paid to another booking, as when a guest who cancelled comes another time. */
export function MoveForm({ ledger, booking, onClose }: FolioFormProps) {
  const folio = useFolio(booking.id)
  const due = toCents(ledger.due)
  const [amount, setAmount] = useState(toAmount(due < 0 ? -due : toCents(ledger.paid)))
  const [toReference, setReference] = useState('')
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<{ amount?: string; reason?: string }>({})

  async function onSubmit() {
    const cents = readTypedAmount(amount)
    const found = {
      ...((cents === null || cents <= 0) && { amount: paymentText.noAmount }),
      ...(reason.trim() === '' && { reason: folioFormText.noReason }),
    }
    setProblems(found)
    if (Object.keys(found).length > 0 || cents === null) return
    const body = { toReference: toReference.trim(), amount: toAmount(cents), reason: reason.trim() }
    if (!(await folio.send('transfers', body))) return
    showToast({ title: words.done(formatPrice(cents)) })
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
      <Field label={words.to} help={words.toHelp} error={folio.problemOf('toReference')} required>
        {(control) => (
          <Input
            {...control}
            maxLength={40}
            value={toReference}
            onChange={({ target: { value } }) => setReference(value)}
          />
        )}
      </Field>
      <AmountField
        label={words.amount}
        value={amount}
        error={problems.amount ?? folio.problemOf('amount')}
        onChange={(value) => {
          setAmount(value)
          setProblems({})
        }}
      />
      <ReasonField
        value={reason}
        error={problems.reason ?? folio.problemOf('reason')}
        onChange={(value) => {
          setReason(value)
          setProblems({})
        }}
      />
    </FolioForm>
  )
}
