import { type FormEvent, useState } from 'react'
import type { PaymentPurpose } from '@/features/online-payments/rules/purposes'
import { labelled } from '@/kernel/labels'
import { formatPrice, toAmount, toCents } from '@/kernel/money'
import { readTypedAmount } from '@/kernel/money-typed'
import { Button } from '@/web/ui/button'
import { Input, Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import type { BookingLinks } from '../staff-contract'
import { paymentLinksText as words } from './admin-text'

const DAYS = [1, 3, 7, 14, 30] as const
const USUAL_DAYS = 7

export type WantedLink = { purpose: PaymentPurpose; amount?: string; days: number }

type LinkFormProps = {
  offer: NonNullable<BookingLinks['offer']>
  isSending: boolean
  /** What is wrong with the amount, as the server has it. */
  amountError: string | undefined
  onMake: (wanted: WantedLink) => void
}

/** What a new link asks for and how long it works. */
export function LinkForm({ offer, isSending, amountError, onMake }: LinkFormProps) {
  const hasDeposit = toCents(offer.deposit) > 0
  const [purpose, setPurpose] = useState<PaymentPurpose>(hasDeposit ? 'deposit' : 'balance')
  const [amount, setAmount] = useState('')
  const [days, setDays] = useState<number>(USUAL_DAYS)
  const purposes: readonly PaymentPurpose[] = hasDeposit
    ? ['deposit', 'balance', 'amount']
    : ['balance', 'amount']
  const labelOf = (one: PaymentPurpose) =>
    one === 'amount' ? words.choices.amount : labelled(words.choices[one], formatPrice(toCents(offer[one])))

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const cents = readTypedAmount(amount)
    // What cannot be read goes as it is typed: the server says at the field what is wrong with it.
    const asked = cents === null ? amount.trim() : toAmount(cents)
    onMake({ purpose, days, ...(purpose === 'amount' && { amount: asked }) })
  }

  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-3 border-t border-line pt-3 print:hidden">
      <Field label={words.asks} help={purpose === 'balance' && words.balanceHelp}>
        {(control) => (
          <Select
            {...control}
            value={purpose}
            onChange={({ target: { value } }) => setPurpose(value as PaymentPurpose)}
          >
            {purposes.map((one) => (
              <option key={one} value={one}>
                {labelOf(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {purpose === 'amount' && (
        <Field label={words.amount} error={amountError} required>
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
      <Field label={words.days}>
        {(control) => (
          <Select {...control} value={days} onChange={({ target: { value } }) => setDays(Number(value))}>
            {DAYS.map((one) => (
              <option key={one} value={one}>
                {words.dayChoice(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div>
        <Button type="submit" size="small" disabled={isSending}>
          {words.make}
        </Button>
      </div>
    </form>
  )
}
