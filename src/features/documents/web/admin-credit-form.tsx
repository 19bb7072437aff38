import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { formatPrice, toAmount, toCents } from '@/kernel/money'
import { readTypedAmount } from '@/kernel/money-typed'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { useGo } from '@/web/admin-kit/use-place'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { ApiError } from '@/web/kit/request'
import { Button } from '@/web/ui/button'
import { Input, Textarea } from '@/web/ui/control'
import { Dialog } from '@/web/ui/dialog'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import type { creditInvoiceCall, NewCredit, WholeDocument } from '../contract'
import { DOCUMENTS_PATH } from '../paths'
import { documentsText, documentText as words } from './admin-text'

const LONGEST_REASON = 300

type Extent = 'rest' | 'lines' | 'amount'

/** Takes an invoice back by a credit note: all that is left, chosen lines, or an amount. */
export function CreditForm({ document, onClose }: { document: WholeDocument; onClose: () => void }) {
  const queryClient = useQueryClient()
  const go = useGo()
  const [extent, setExtent] = useState<Extent>('rest')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isSending, setSending] = useState(false)
  const { creditable, content, total, credited } = document
  const left = toCents(total) - toCents(credited)
  const extents: Extent[] = [
    'rest',
    ...(creditable.lines.length > 1 ? (['lines'] as const) : []),
    ...(creditable.amount ? (['amount'] as const) : []),
  ]
  const cents = centsOf()

  function centsOf(): number | null {
    if (extent === 'rest') return left
    if (extent === 'amount') return readTypedAmount(amount)
    return chosen.reduce((sum, place) => sum + toCents(content.lines[place]?.amount ?? '0.00'), 0)
  }

  function judge(): Record<string, string> {
    const isNothing = cents === null || cents <= 0
    const isTooMuch = cents !== null && cents > left
    return {
      ...(reason.trim() === '' && { reason: words.reasonWanted }),
      ...(extent === 'lines' && isNothing && { lines: words.linesWanted }),
      ...(extent === 'amount' && isNothing && { amount: words.amountWanted }),
      ...(extent !== 'rest' && isTooMuch && { [extent]: words.tooMuch(formatPrice(left)) }),
    }
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const found = judge()
    setProblems(found)
    if (Object.keys(found).length > 0) return
    setSending(true)
    try {
      const wanted: NewCredit = {
        reason,
        ...(extent === 'lines' && { lines: [...chosen] }),
        ...(extent === 'amount' && cents !== null && { amount: toAmount(cents) }),
      }
      const path = `${DOCUMENTS_PATH}/${document.id}/credit` as const
      const note = await sendForStaff<typeof creditInvoiceCall>('POST', path, wanted)
      showToast({ title: documentsText.issued(note.number) })
      onClose()
      go(`/documents/${note.id}`)
    } catch (error) {
      const told = error instanceof ApiError ? error.problems : []
      setProblems(Object.fromEntries(told.map((problem) => [problem.path, problem.message])))
      const description = reasonOf(error) ?? documentsText.tryAgain
      showToast({ title: words.creditFailed, description, tone: 'destructive' })
      setSending(false)
    } finally {
      void refetchLists(queryClient)
    }
  }

  const isTouched = reason !== '' || chosen.length > 0 || amount !== ''
  return (
    <Dialog open title={words.creditTitle} onClose={onClose} closesOnBackdrop={!isTouched}>
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-5">
        <p className="-mt-2 text-ink-soft">{words.creditLine}</p>
        {extents.length > 1 && (
          <Choices title={words.extent}>
            {extents.map((one) => (
              <label key={one} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name="extent"
                  checked={extent === one}
                  onChange={() => setExtent(one)}
                  className="size-5 accent-forest"
                />
                {one === 'rest' ? words.extents.rest(formatPrice(left)) : words.extents[one]}
              </label>
            ))}
          </Choices>
        )}
        {extent === 'lines' && (
          <Choices title={words.lines} error={problems.lines}>
            {creditable.lines.map((place) => (
              <label key={place} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  checked={chosen.includes(place)}
                  onChange={({ target: { checked } }) =>
                    setChosen(checked ? [...chosen, place] : chosen.filter((one) => one !== place))
                  }
                  className="size-5 shrink-0 accent-forest"
                />
                <span className="min-w-0 grow wrap-anywhere">{content.lines[place]?.text}</span>
                <span className="tabular">
                  {formatPrice(toCents(content.lines[place]?.amount ?? '0.00'))}
                </span>
              </label>
            ))}
          </Choices>
        )}
        {extent === 'amount' && (
          <Field label={words.amount} help={words.amountHelp(formatPrice(left))} error={problems.amount}>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                value={amount}
                onChange={({ target: { value } }) => setAmount(value)}
              />
            )}
          </Field>
        )}
        <Field label={words.reason} help={words.reasonHelp} error={problems.reason}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={LONGEST_REASON}
              value={reason}
              onChange={({ target: { value } }) => setReason(value)}
            />
          )}
        </Field>
        <p className="tabular font-semibold" aria-live="polite">
          {cents !== null && cents > 0 && words.takes(formatPrice(cents))}
        </p>
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button look="quiet" onClick={onClose}>
            {words.keep}
          </Button>
          <Button type="submit" look="action" aria-disabled={isSending}>
            {isSending ? words.crediting : words.creditAction}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Choices({
  title,
  error,
  children,
}: {
  title: string
  error?: string | undefined
  children: ReactNode
}) {
  return (
    <fieldset className="grid gap-1">
      <legend className="text-sm font-semibold">{title}</legend>
      {children}
      {error && (
        <p role="alert" className="text-sm font-semibold text-alarm">
          {error}
        </p>
      )}
    </fieldset>
  )
}
