import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { tellBack } from '@/features/cancellation/rules/plan-cancelling'
import { payMethodsQuery } from '@/features/online-payments/queries'
import { depositFor } from '@/features/online-payments/rules/deposit-for'
import { PAY_WORDS } from '@/features/online-payments/text'
import { toMobileNumber } from '@/features/payment-providers/rules/mobile-number'
import { PROVIDER_TRAITS } from '@/features/payment-providers/rules/provider-names'
import { PayChoices } from '@/features/payment-screens/web/pay-choices'
import { payText, wordsOfMethod } from '@/features/payment-screens/web/pay-text'
import type { PropertyFacts } from '@/features/property/contract'
import { planOf } from '@/features/rates/rules/rate-plan'
import type { Offer } from '@/features/search/rules/offers'
import { type Cents, formatPrice } from '@/kernel/money'
import type { Stay } from '@/kernel/stay'
import { defineWords } from '@/kernel/words'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { type DepositChoice, readDepositChoice, saveDepositChoice } from './deposit-choice-store'
import { DepositNote } from './deposit-note'

export const words = defineWords('checkout-deposit-choice.words', {
  legend: (amount: string) => `Your deposit: ${amount}`,
  help: 'You pay it right after you have sent the request, which stands either way.',
  later: ['Later', 'By the link in our e-mail, or on the page after this one'],
} as const)

type DepositWaysProps = {
  deposit: Cents
  /** That it comes back, where it may. */
  back?: string
  phone: string
  /** Whether a number that is missing is said. */
  isTried: boolean
  onReady: (isReady: boolean) => void
}

type DepositChoiceProps = Omit<DepositWaysProps, 'deposit' | 'back'> & {
  stay: Stay
  offer: Offer
  property: PropertyFacts
}

/** How the deposit of a stay is paid. */
export function DepositChoiceField({ stay, offer, property, ...ways }: DepositChoiceProps) {
  const back = tellBack(planOf(offer.quote.nights))
  return <DepositWays {...ways} deposit={depositFor(stay, offer.quote, property)} back={back} />
}

/** How a deposit is paid; where it cannot be paid online, or none is asked for, what there is to say about it. */
export function DepositWays({ deposit, back = tellBack(null), phone, isTried, onReady }: DepositWaysProps) {
  const name = useId()
  const { data: methods = [] } = useQuery({ ...payMethodsQuery, enabled: deposit > 0 })
  const [choice, setChoice] = useState(readDepositChoice)
  const isOffered = methods.some(
    ({ provider, currency }) => provider === choice?.provider && currency === choice.currency,
  )
  const chosen = isOffered ? choice : null
  const asksPhone = chosen !== null && PROVIDER_TRAITS[chosen.provider].way === 'prompt'
  const isReady = !asksPhone || toMobileNumber(chosen.phone) !== null
  useEffect(() => onReady(isReady), [isReady, onReady])

  function choose(next: DepositChoice | null) {
    setChoice(next)
    saveDepositChoice(next)
  }

  if (methods.length === 0) return <DepositNote deposit={deposit} back={back} />
  return (
    <div className="grid gap-3">
      <PayChoices
        legend={words.legend(formatPrice(deposit))}
        name={name}
        options={[
          ...methods.map((method) => {
            const [title, text] = wordsOfMethod(method.provider, method.currency)
            return {
              key: `${method.provider} ${method.currency}`,
              title,
              text,
              isChosen: method.provider === chosen?.provider && method.currency === chosen.currency,
              onChoose: () => choose({ ...method, phone: choice?.phone ?? phone }),
            }
          }),
          {
            key: 'later',
            title: words.later[0],
            text: words.later[1],
            isChosen: chosen === null,
            onChoose: () => choose(null),
          },
        ]}
      />
      {asksPhone && (
        <Field
          label={payText.phone}
          help={payText.phoneHelp}
          error={isTried && !isReady ? PAY_WORDS.phoneWrong : undefined}
          required
        >
          {(control) => (
            <Input
              {...control}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              value={chosen.phone}
              onChange={(event) => choose({ ...chosen, phone: event.target.value })}
            />
          )}
        </Field>
      )}
      <p className="text-sm text-ink-soft">{words.help + back}</p>
    </div>
  )
}
