import { type FormEvent, useId } from 'react'
import type { PayingDesk, PayWish } from '@/features/online-payments/contract'
import { tellAmount } from '@/features/online-payments/rules/told-amount'
import { PROVIDER_TRAITS } from '@/features/payment-providers/rules/provider-names'
import { labelled } from '@/kernel/labels'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { PayChoices } from './pay-choices'
import { payText as words, wordsOfMethod } from './pay-text'

/** How much, which of the methods by its place, and the number that pays. */
export type PayChoice = { purpose: 'deposit' | 'balance'; place: number; phone: string }

type PayFormProps = {
  desk: PayingDesk
  choice: PayChoice
  onChoose: (choice: PayChoice) => void
  isBusy: boolean
  /** What is wrong with the number, as the server has it. */
  phoneError: string | undefined
  onPay: (wish: PayWish) => void
}

/** How much where a deposit is asked for, one of several ways to pay, and the number where a prompt goes to a phone. */
export function PayForm({ desk, choice, onChoose, isBusy, phoneError, onPay }: PayFormProps) {
  const name = useId()
  const { place, phone } = choice
  const method = desk.methods[place] ?? desk.methods[0]
  if (!method) return null
  const { provider, currency } = method
  const isPrompt = PROVIDER_TRAITS[provider].way === 'prompt'
  const { deposit } = desk
  const purpose = deposit ? choice.purpose : 'balance'
  const [amount, inShillings] =
    deposit && purpose === 'deposit' ? [deposit.amount, deposit.shillings] : [desk.due, desk.shillingsDue]
  const shillings = currency === 'UGX' ? inShillings : null

  function pay(event: FormEvent) {
    event.preventDefault()
    onPay({ provider, currency, purpose, ...(isPrompt && { phone }) })
  }

  return (
    <form onSubmit={pay} noValidate className="grid gap-4">
      {deposit && (
        <PayChoices
          legend={words.howMuch}
          name={`${name}purpose`}
          options={(['deposit', 'balance'] as const).map((one) => {
            const asked = one === 'deposit' ? deposit.amount : desk.due
            const [title, text] = words[one]
            return {
              key: one,
              title: labelled(title, tellAmount({ amount: asked, shillings: null })),
              text,
              isChosen: one === purpose,
              onChoose: () => onChoose({ ...choice, purpose: one }),
            }
          })}
        />
      )}
      <PayChoices
        legend={words.how}
        name={`${name}method`}
        options={desk.methods.map((one, index) => {
          const [title, text] = wordsOfMethod(one.provider, one.currency)
          return {
            key: `${one.provider} ${one.currency}`,
            title,
            text,
            isChosen: one === method,
            onChoose: () => onChoose({ ...choice, place: index }),
          }
        })}
      />
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
          {isBusy ? words.starting : words.pay(tellAmount({ amount, shillings }))}
        </Button>
      </p>
    </form>
  )
}
