import { type FormEvent, useId } from 'react'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import type { PayingDesk, PayWish } from '../contract'
import { PROVIDER_TRAITS } from '../rules/provider-names'
import { tellAmount } from '../rules/told-amount'
import { payText as words, wordsOfMethod } from './pay-text'

/** Which of the methods, by its place, and the number that pays. */
export type PayChoice = { place: number; phone: string }

type PayFormProps = {
  desk: PayingDesk
  choice: PayChoice
  onChoose: (choice: PayChoice) => void
  isBusy: boolean
  /** What is wrong with the number, as the server has it. */
  phoneError: string | undefined
  onPay: (wish: PayWish) => void
}

/** One of several ways to pay, and the number that pays where a prompt goes to a phone. */
export function PayForm({ desk, choice, onChoose, isBusy, phoneError, onPay }: PayFormProps) {
  const name = useId()
  const { place, phone } = choice
  const method = desk.methods[place] ?? desk.methods[0]
  if (!method) return null
  const { provider, currency } = method
  const isPrompt = PROVIDER_TRAITS[provider].way === 'prompt'
  const shillings = currency === 'UGX' ? desk.shillingsDue : null

  function pay(event: FormEvent) {
    event.preventDefault()
    onPay({ provider, currency, ...(isPrompt && { phone }) })
  }

  return (
    <form onSubmit={pay} noValidate className="grid gap-4">
      <fieldset className="min-w-0">
        <legend className="mb-3 font-semibold">{words.how}</legend>
        <div className="grid gap-2">
          {desk.methods.map((one, index) => {
            const [title, text] = wordsOfMethod(one.provider, one.currency)
            return (
              <label
                key={`${one.provider} ${one.currency}`}
                className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-line-strong bg-paper px-4 py-2 has-checked:border-forest has-checked:bg-mist hover:border-forest"
              >
                <input
                  type="radio"
                  name={name}
                  checked={one === method}
                  onChange={() => onChoose({ ...choice, place: index })}
                  className="size-5 shrink-0 accent-forest"
                />
                <span>
                  <strong className="block font-semibold leading-tight">{title}</strong>
                  <span className="block text-sm text-ink-soft">{text}</span>
                </span>
              </label>
            )
          })}
        </div>
      </fieldset>
      {isPrompt && (
        <Field label={words.phone} help={words.phoneHelp} error={phoneError} required>
          {(control) => (
            <Input
              {...control}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              value={phone}
              onChange={(event) => onChoose({ ...choice, phone: event.target.value })}
            />
          )}
        </Field>
      )}
      <p>
        <Button type="submit" look="action" disabled={isBusy}>
          {isBusy ? words.starting : words.pay(tellAmount({ amount: desk.due, shillings }))}
        </Button>
      </p>
    </form>
  )
}
