import { readTypedAmount, readTypedWhole } from '@/kernel/money-typed'
import type { Shillings } from '@/kernel/shillings'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import type { CashAmounts } from '../contract'
import { toAmounts } from '../rules/cash'
import { cashAdminText as words } from './admin-text'

/** What somebody has typed so far; empty for none. */
export type TypedCash = { dollars: string; shillings: string }

type CashFieldsProps = {
  labels: { dollars: string; shillings: string }
  help: string
  typed: TypedCash
  onType: (typed: TypedCash) => void
  /** Whether what is wrong is said by now. */
  isChecked: boolean
}

/** Two fields for cash: dollars and shillings. */
export function CashFields({ labels, help, typed, onType, isChecked }: CashFieldsProps) {
  const problems = {
    dollars: readDollars(typed.dollars) === null ? words.noAmount : null,
    shillings: readShillings(typed.shillings) === null ? words.noShillings : null,
  }
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2 sm:max-w-xl">
      {(['dollars', 'shillings'] as const).map((currency) => (
        <Field
          key={currency}
          label={labels[currency]}
          help={help}
          error={isChecked ? problems[currency] : null}
        >
          {(control) => (
            <Input
              {...control}
              inputMode={currency === 'dollars' ? 'decimal' : 'numeric'}
              autoComplete="off"
              placeholder="0"
              value={typed[currency]}
              onChange={({ target: { value } }) => onType({ ...typed, [currency]: value })}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

/** What was typed as it crosses the wire; null where it is no amount, or below nothing. */
export function readCash({ dollars, shillings }: TypedCash): CashAmounts | null {
  const [cents, whole] = [readDollars(dollars), readShillings(shillings)]
  return cents === null || whole === null ? null : toAmounts({ cents, shillings: whole })
}

function readDollars(text: string): number | null {
  const cents = text.trim() === '' ? 0 : readTypedAmount(text)
  return cents !== null && cents >= 0 ? cents : null
}

function readShillings(text: string): Shillings | null {
  const digits = text.trim() === '' ? '0' : (readTypedWhole(text) ?? '')
  return /^\d{1,9}$/.test(digits) ? { shillings: Number(digits) } : null
}
