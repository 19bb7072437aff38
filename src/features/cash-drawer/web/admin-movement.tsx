import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { type Attempt, isRefused, nextAttempt } from '@/web/kit/send-attempt'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Dialog } from '@/web/ui/dialog'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import type { moveCashCall, ShiftReport } from '../contract'
import { CASH_SHIFTS_PATH } from '../paths'
import { isSameCash, NO_CASH, toCash } from '../rules/cash'
import type { MovementKind } from '../rules/movement-kinds'
import { CashFields, readCash, type TypedCash } from './admin-cash-fields'
import { cashAdminText as words } from './admin-text'
import { refetchDrawer } from './refetch-drawer'

type MovementDialogProps = { shift: ShiftReport; kind: MovementKind; onClose: () => void }

/** Cash put into the drawer or taken out of it, with what it is for. */
export function MovementDialog({ shift, kind, onClose }: MovementDialogProps) {
  const queryClient = useQueryClient()
  const attempt = useRef<Attempt | null>(null)
  const [typed, setTyped] = useState<TypedCash>({ dollars: '', shillings: '' })
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [isSending, setSending] = useState(false)
  const cash = readCash(typed)
  const isEmpty = cash !== null && isSameCash(toCash(cash), NO_CASH)

  async function onSave(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (!cash || isEmpty || reason.trim() === '' || isSending) return
    setSending(true)
    const body = { kind, cash, reason: reason.trim() }
    attempt.current = nextAttempt(attempt.current, JSON.stringify(body))
    try {
      const path = `${CASH_SHIFTS_PATH}/${shift.id}/movements` as const
      await sendForStaff<typeof moveCashCall>('POST', path, body, { 'idempotency-key': attempt.current.key })
      showToast({ title: words.moved })
      onClose()
    } catch (error) {
      if (isRefused(error)) attempt.current = null
      showToast({
        title: words.moveFailed,
        description: reasonOf(error) ?? words.failedHelp,
        tone: 'destructive',
      })
    } finally {
      setSending(false)
      refetchDrawer(queryClient)
    }
  }

  return (
    <Dialog open title={words.moveTitles[kind]} onClose={onClose} closesOnBackdrop={reason === ''}>
      <form noValidate onSubmit={(event) => void onSave(event)} className="grid gap-4">
        <CashFields
          labels={{ dollars: words.dollars, shillings: words.shillings }}
          help={words.amountHelp}
          typed={typed}
          onType={setTyped}
          isChecked={isChecked}
        />
        {isChecked && isEmpty && (
          <p role="alert" className="text-sm text-alarm">
            {words.needsAmount}
          </p>
        )}
        <Field
          label={words.reason}
          help={words.reasonHelp[kind]}
          error={isChecked && reason.trim() === '' ? words.needsReason : null}
        >
          {(control) => (
            <Input
              {...control}
              maxLength={300}
              value={reason}
              onChange={({ target: { value } }) => setReason(value)}
            />
          )}
        </Field>
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button look="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" look="primary" aria-disabled={isSending}>
            {isSending ? words.saving : words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
