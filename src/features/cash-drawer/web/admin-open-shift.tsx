import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import type { openShiftCall } from '../contract'
import { CASH_SHIFTS_PATH } from '../paths'
import { CashFields, readCash, type TypedCash } from './admin-cash-fields'
import { cashAdminText as words } from './admin-text'
import { refetchDrawer } from './refetch-drawer'

/** No shift is open: what lies in the drawer, and the button that opens one. */
export function OpenShiftForm() {
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState<TypedCash>({ dollars: '', shillings: '' })
  const [isChecked, setChecked] = useState(false)
  const [isSending, setSending] = useState(false)

  async function onOpen(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    const float = readCash(typed)
    if (!float || isSending) return
    setSending(true)
    try {
      await sendForStaff<typeof openShiftCall>('POST', CASH_SHIFTS_PATH, { float })
      showToast({ title: words.opened })
    } catch (error) {
      showToast({
        title: words.openFailed,
        description: reasonOf(error) ?? words.failedHelp,
        tone: 'destructive',
      })
    } finally {
      setSending(false)
      refetchDrawer(queryClient)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void onOpen(event)}
      className="grid gap-4 rounded-card border border-line bg-paper p-4 sm:p-5"
    >
      <div className="grid gap-1">
        <h2 className="text-lg">{words.none}</h2>
        <p className="max-w-measure text-ink-soft">{words.noneHelp}</p>
      </div>
      <CashFields
        labels={{ dollars: words.floatDollars, shillings: words.floatShillings }}
        help={words.floatHelp}
        typed={typed}
        onType={setTyped}
        isChecked={isChecked}
      />
      <Button type="submit" look="primary" aria-disabled={isSending} className="justify-self-start">
        {isSending ? words.opening : words.open}
      </Button>
    </form>
  )
}
