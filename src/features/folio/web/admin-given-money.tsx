import { useState } from 'react'
import { TAKEN_METHODS, type TakenMethod } from '@/features/bookings/rules/taken-methods'
import { readGiven, shillingsFor } from '@/features/payments/rules/given-money'
import { METHOD_NAMES } from '@/features/payments/text'
import { type Cents, toAmount } from '@/kernel/money'
import { toShillingsText } from '@/kernel/shillings'
import { Input, Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { tellBoth, tellOther } from './admin-amounts'
import { paymentText as words } from './admin-text'

type Currency = 'USD' | 'UGX'

/** What is sent: dollars as text, or whole shillings with the rate they were counted at. */
type Sent = {
  method: TakenMethod
  reference: string | null
  amount?: string
  shillings?: string
  shillingsPerDollar?: number
}

/** Money a clerk types: what it is in cents, what is sent, what is wrong with it, and how it reads in both currencies. */
export type GivenMoney = ReturnType<typeof useGivenMoney>

/** Begins with `expected`, in dollars; `rate` is null where staff have set none. */
export function useGivenMoney(expected: Cents, rate: number | null) {
  const [method, setMethod] = useState<TakenMethod>('cash')
  const [currency, setCurrency] = useState<Currency>('USD')
  const [typed, setTyped] = useState(toAmount(expected))
  const [reference, setReference] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { cents, shillings } = readGiven(typed, currency, rate)

  function onCurrency(next: Currency) {
    const known = cents ?? expected
    setCurrency(next)
    setProblem(null)
    if (rate !== null) setTyped(next === 'UGX' ? toShillingsText(shillingsFor(known, rate)) : toAmount(known))
  }

  function tell(): string | null {
    if (rate === null || cents === null || cents <= 0) return null
    return shillings === null
      ? tellOther(cents, shillingsFor(cents, rate), rate)
      : tellBoth(shillings, rate, cents)
  }

  return {
    method,
    setMethod,
    currency,
    onCurrency,
    typed,
    onType: (next: string) => {
      setTyped(next)
      setProblem(null)
    },
    /** Fills in an amount, in the currency that is chosen. */
    onAmount: (next: Cents) => {
      setTyped(
        currency === 'UGX' && rate !== null ? toShillingsText(shillingsFor(next, rate)) : toAmount(next),
      )
      setProblem(null)
    },
    reference,
    setReference,
    problem,
    setProblem,
    cents,
    hasRate: rate !== null,
    tell,
    /** Null where nothing can be read; that is said at the field then. */
    read(): { cents: Cents; sent: Sent } | null {
      if (cents === null || cents <= 0) {
        setProblem(currency === 'UGX' ? words.noShillings : words.noAmount)
        return null
      }
      const rest = { method, reference: reference.trim() || null }
      if (shillings !== null && rate !== null)
        return { cents, sent: { ...rest, shillings: toShillingsText(shillings), shillingsPerDollar: rate } }
      return { cents, sent: { ...rest, amount: toAmount(cents) } }
    },
  }
}

/** Method, currency where shillings are taken, amount and reference, with the amount in both currencies below. */
export function GivenMoneyFields({
  money,
  method,
  problem,
}: {
  money: GivenMoney
  /** What the field of the method is called. */
  method: string
  problem: string | null
}) {
  const both = money.tell()
  return (
    <>
      <Field label={method}>
        {(control) => (
          <Select
            {...control}
            value={money.method}
            onChange={({ target: { value } }) => money.setMethod(value as TakenMethod)}
          >
            {TAKEN_METHODS.map((one) => (
              <option key={one} value={one}>
                {METHOD_NAMES[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {money.hasRate && (
        <Field label={words.currency}>
          {(control) => (
            <Select
              {...control}
              value={money.currency}
              onChange={({ target: { value } }) => money.onCurrency(value as Currency)}
            >
              <option value="USD">{words.currencies.USD}</option>
              <option value="UGX">{words.currencies.UGX}</option>
            </Select>
          )}
        </Field>
      )}
      <Field
        label={money.currency === 'UGX' ? words.shillings : words.amount}
        help={both && <span className="tabular">{both}</span>}
        error={money.problem ?? problem}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            value={money.typed}
            onChange={({ target: { value } }) => money.onType(value)}
          />
        )}
      </Field>
      <Field label={words.reference} help={words.referenceHelp}>
        {(control) => (
          <Input
            {...control}
            maxLength={120}
            value={money.reference}
            onChange={({ target: { value } }) => money.setReference(value)}
          />
        )}
      </Field>
    </>
  )
}
