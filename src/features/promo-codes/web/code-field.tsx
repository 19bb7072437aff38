import { type KeyboardEvent, useState } from 'react'
import type { Quote } from '@/features/rates/rules/pricing'
import { tellPromo } from '@/features/rates/rules/promo'
import { CodePrice } from '@/features/rates/web/promo-note'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { CODE_WORDS as words } from '../text'
import type { CodeAtHand } from './use-code'

/** A quiet question that opens the field for a code; then what the code makes of the price, or why it does not hold. */
export function CodeField({ at, quote }: { at: CodeAtHand; quote: Quote }) {
  const [isOpen, setOpen] = useState(at.code !== '')
  const [typed, setTyped] = useState(at.code)
  if (at.terms)
    return (
      <div
        role="status"
        className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-mist p-5"
      >
        <p className="tabular min-w-0 wrap-anywhere">
          <strong className="block">{words.holds(at.terms.code, tellPromo(at.terms))}</strong>
          <CodePrice quote={quote} />
        </p>
        <Button
          look="quiet"
          onClick={() => {
            at.enter('')
            setTyped('')
          }}
        >
          {words.remove}
        </Button>
      </div>
    )
  if (!isOpen)
    return (
      <p>
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="min-h-11 font-semibold text-forest underline underline-offset-4"
        >
          {words.ask}
        </button>
      </p>
    )
  const apply = () => typed.trim() && at.enter(typed)
  // The field stands in the form of the booking, which is not to be sent by the key that enters a code.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  return (
    <div className="flex max-w-measure items-start gap-3">
      <Field label={words.label} error={at.isAsking ? null : at.problem}>
        {(control) => (
          <Input
            {...control}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck="false"
            maxLength={40}
          />
        )}
      </Field>
      <Button look="quiet" onClick={apply} disabled={at.isAsking} className="mt-6">
        {at.isAsking ? words.applying : words.apply}
      </Button>
    </div>
  )
}
