import { useState } from 'react'
import { DEPARTMENTS } from '@/features/charges/rules/departments'
import { DEPARTMENT_LABELS } from '@/features/charges/web/admin-text'
import { isWaiting } from '@/features/money-approvals/rules/approvals'
import { formatPrice, toAmount, toCents } from '@/kernel/money'
import { readTypedAmount } from '@/kernel/money-typed'
import { Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import { AmountField, FolioForm, type FolioFormProps, ReasonField } from './admin-folio-form'
import { folioFormText, paymentText } from './admin-text'
import { useFolio } from './admin-use-folio'

const words = folioFormText.discount

/** Lets a guest off an amount, with a reason; above the limit it waits for an admin. */
export function DiscountForm({ ledger, booking, onClose }: FolioFormProps) {
  const folio = useFolio(booking.id)
  const [amount, setAmount] = useState('')
  const [department, setDepartment] = useState<(typeof DEPARTMENTS)[number]>(DEPARTMENTS[0])
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<{ amount?: string; reason?: string }>({})

  async function onSubmit() {
    const cents = readTypedAmount(amount)
    const owed = toCents(ledger.owed)
    const found = {
      ...((cents === null || cents <= 0) && { amount: paymentText.noAmount }),
      ...(cents !== null && cents > owed && { amount: words.tooMuch(formatPrice(owed)) }),
      ...(reason.trim() === '' && { reason: folioFormText.noReason }),
    }
    setProblems(found)
    if (Object.keys(found).length > 0 || cents === null) return
    const after = await folio.send('discounts', {
      amount: toAmount(cents),
      department,
      reason: reason.trim(),
    })
    if (!after) return
    showToast(isWaiting(ledger, after) ? folioFormText.waiting : { title: words.done(formatPrice(cents)) })
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
      <AmountField
        label={words.amount}
        value={amount}
        error={problems.amount ?? folio.problemOf('amount')}
        onChange={(value) => {
          setAmount(value)
          setProblems({})
        }}
      />
      <Field label={words.off}>
        {(control) => (
          <Select
            {...control}
            value={department}
            onChange={({ target: { value } }) => setDepartment(value as typeof department)}
          >
            {DEPARTMENTS.map((one) => (
              <option key={one} value={one}>
                {DEPARTMENT_LABELS[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
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
