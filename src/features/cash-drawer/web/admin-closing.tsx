import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { Button } from '@/web/ui/button'
import { Input, Textarea } from '@/web/ui/control'
import { Dialog } from '@/web/ui/dialog'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import type { closeShiftCall, ShiftReport } from '../contract'
import { CASH_SHIFTS_PATH } from '../paths'
import { isSameCash, subtractCash, toCash } from '../rules/cash'
import { DENOMINATIONS, totalOf } from '../rules/denominations'
import { tellCash } from '../rules/tell-cash'
import { nameDenomination } from '../text'
import { cashAdminText as words } from './admin-text'
import { refetchDrawer } from './refetch-drawer'

const PIECES = /^\d{0,5}$/

/** Notes and coins are counted; what differs from what was expected is said at once and has to be explained. */
export function ClosingDialog({ shift, onClose }: { shift: ShiftReport; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [explanation, setExplanation] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [isSending, setSending] = useState(false)
  const isReadable = Object.values(typed).every((text) => PIECES.test(text.trim()))
  const count = Object.fromEntries(
    Object.entries(typed)
      .map(([key, text]) => [key, Number(PIECES.test(text.trim()) ? text : 0)] as const)
      .filter(([, pieces]) => pieces > 0),
  )
  const expected = toCash(shift.expected)
  const counted = totalOf(count)
  const fits = isSameCash(counted, expected)
  const isUnexplained = !fits && explanation.trim() === ''

  async function onSend(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (!isReadable || isUnexplained || isSending) return
    setSending(true)
    try {
      await sendForStaff<typeof closeShiftCall>('POST', `${CASH_SHIFTS_PATH}/${shift.id}/closing`, {
        count,
        expected: shift.expected,
        explanation: explanation.trim() || null,
      })
      showToast({ title: words.closed })
      onClose()
    } catch (error) {
      showToast({
        title: words.closeFailed,
        description: reasonOf(error) ?? words.failedHelp,
        tone: 'destructive',
      })
    } finally {
      setSending(false)
      refetchDrawer(queryClient)
    }
  }

  return (
    <Dialog
      open
      title={words.count}
      onClose={onClose}
      closesOnBackdrop={Object.keys(typed).length === 0}
      className="sm:max-w-2xl"
    >
      <form noValidate onSubmit={(event) => void onSend(event)} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          {(['UGX', 'USD'] as const).map((currency) => (
            <fieldset key={currency} className="grid content-start gap-2">
              <legend className="mb-1 font-semibold">{words.countIn[currency]}</legend>
              {DENOMINATIONS.filter((one) => one.currency === currency).map((one) => (
                <Pieces
                  key={one.key}
                  label={nameDenomination(one)}
                  text={typed[one.key] ?? ''}
                  onType={(text) => setTyped({ ...typed, [one.key]: text })}
                />
              ))}
            </fieldset>
          ))}
        </div>
        <dl className="tabular grid grid-cols-[auto_minmax(0,1fr)] gap-y-1">
          <dt className="text-ink-soft">{words.expected}</dt>
          <dd className="text-right">{tellCash(expected)}</dd>
          <dt className="text-ink-soft">{words.counted}</dt>
          <dd className="text-right">{tellCash(counted)}</dd>
          <dt className="border-t border-line pt-1 font-semibold">{words.difference}</dt>
          <dd className="border-t border-line pt-1 text-right font-semibold" aria-live="polite">
            {fits ? words.fits : tellCash(subtractCash(counted, expected))}
          </dd>
        </dl>
        {!fits && (
          <Field
            label={words.explanation}
            help={words.explanationHelp}
            error={isChecked && isUnexplained ? words.needsExplanation : null}
            required
          >
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={1000}
                value={explanation}
                onChange={({ target: { value } }) => setExplanation(value)}
              />
            )}
          </Field>
        )}
        {isChecked && !isReadable && (
          <p role="alert" className="text-alarm">
            {words.noPieces}
          </p>
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button look="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" look="action" aria-disabled={isSending}>
            {isSending ? words.closing : words.closeAction}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Pieces({ label, text, onType }: { label: string; text: string; onType: (text: string) => void }) {
  const id = useId()
  return (
    <div className="tabular flex items-center justify-between gap-3 text-sm">
      <label htmlFor={id}>{label}</label>
      <div className="w-24 shrink-0">
        <Input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          aria-invalid={PIECES.test(text.trim()) ? undefined : true}
          value={text}
          onChange={({ target: { value } }) => onType(value)}
          className="text-right"
        />
      </div>
    </div>
  )
}
