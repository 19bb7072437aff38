import { tellArrivalTime } from '@/features/bookings/rules/arrival-time'
import { PAYMENT_METHODS, timesOffered } from '@/features/bookings/rules/payment-choice'
import { readArrivalTime } from '@/features/bookings/rules/read-arrival-time'
import { FORM_WORDS } from '@/features/bookings/text'
import { tellBack, withPlan } from '@/features/cancellation/rules/plan-cancelling'
import { tellCancelling } from '@/features/cancellation/rules/tell-cancelling'
import { CANCELLING_WORDS } from '@/features/cancellation/text'
import { PLAIN_PAGE } from '@/features/checkout/paths'
import { checkoutText } from '@/features/checkout/web/checkout-text'
import { DepositNote } from '@/features/checkout/web/deposit-note'
import { wordsOfTime } from '@/features/checkout/web/step-payment'
import { STEP_PAYMENT_WORDS } from '@/features/checkout/web/step-payment-text'
import { tellFirstHold } from '@/features/mailbox-proof/rules/tell-proof'
import { depositFor } from '@/features/online-payments/rules/deposit-for'
import { CODE_WORDS } from '@/features/promo-codes/text'
import type { PublicProperty } from '@/features/property/contract'
import { CHOICE_WORDS } from '@/features/rate-choice/text'
import { tellOption } from '@/features/rate-choice/web/plan-choice'
import { planOf } from '@/features/rates/rules/rate-plan'
import { CONFIRMATION_WORDS } from '@/features/stay-calendar/web/receipt-text'
import { labelled } from '@/kernel/labels'
import { formatPrice, toAmount } from '@/kernel/money'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { PLAIN_SEND } from '../paths'
import { DETAILS, termsFields } from '../rules/plain-form'
import type { PlainChoice, PlainPage } from '../rules/plain-page'
import { PlainLines } from './plain-lines'
import { PlainStep } from './plain-step'

type PlainPaymentProps = {
  page: Extract<PlainPage, { step: 'details' | 'payment' }>
  property: PublicProperty
}

/** How to pay, everything once more, and the sending. */
export function PlainPayment({ page, property }: PlainPaymentProps) {
  const { choice, typed, key, alert } = page
  const { stay, quote, villaId } = choice
  const arrival = readArrivalTime(typed.arrivalTime)
  return (
    <PlainStep step="payment" action={PLAIN_SEND} choice={choice} alert={alert}>
      {DETAILS.map((field) => (
        <input key={field} type="hidden" name={field} value={typed[field]} />
      ))}
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="villaId" value={villaId} />
      <input type="hidden" name="totalAmount" value={toAmount(quote.total)} />
      {termsFields(planOf(quote.nights)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PlainPlans choice={choice} />
      <Radios
        legend={STEP_PAYMENT_WORDS.method}
        name="paymentMethod"
        chosen={typed.paymentMethod}
        options={PAYMENT_METHODS.map((method) => [method, ...STEP_PAYMENT_WORDS.methods[method]])}
      />
      <Radios
        legend={STEP_PAYMENT_WORDS.time}
        name="paymentTime"
        chosen={typed.paymentTime}
        options={timesOffered(property).map((time) => [time, ...wordsOfTime(time, property)])}
      />
      <PlainCode code={typed.promoCode} problem={choice.codeProblem} />
      <p className="text-sm text-ink-soft">{STEP_PAYMENT_WORDS.nothingNow}</p>
      <DepositNote deposit={depositFor(stay, quote, property)} back={tellBack(planOf(quote.nights))} />
      {property.asksProof && <p>{tellFirstHold(property)}</p>}
      <PlainLines
        lines={[
          [
            CANCELLING_WORDS.label,
            tellCancelling(stay.checkIn, withPlan(property, planOf(quote.nights)), Date.now()),
          ],
          [STEP_PAYMENT_WORDS.guest, typed.guestName],
          [FORM_WORDS.email, typed.guestEmail],
          [FORM_WORDS.phone, typed.guestPhone],
          [STEP_PAYMENT_WORDS.arrival, arrival ? tellArrivalTime(arrival) : ''],
          [CONFIRMATION_WORDS.requests, typed.specialRequests],
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="action">
          {FORM_WORDS.confirm}
        </Button>
        <Button type="submit" look="quiet" formAction={PLAIN_PAGE} name="step" value="back">
          {checkoutText.back}
        </Button>
      </div>
    </PlainStep>
  )
}

/** The rate plans; the button shows the page again, with the price of the one that is chosen. */
function PlainPlans({ choice: { plans, planProblem, quote } }: { choice: PlainChoice }) {
  return (
    <>
      {planProblem && <p role="status">{CHOICE_WORDS.lost(planProblem)}</p>}
      {plans.length > 0 && (
        <>
          <Radios
            legend={CHOICE_WORDS.legend}
            name="plan"
            chosen={String(planOf(quote.nights)?.id ?? '')}
            options={plans.map((option) => [
              String(option.plan?.id ?? ''),
              labelled(option.name, formatPrice(option.total)),
              tellOption(option),
            ])}
          />
          <Button type="submit" look="quiet" formAction={PLAIN_PAGE} className="justify-self-start">
            {CHOICE_WORDS.use}
          </Button>
        </>
      )}
    </>
  )
}

/** The field for a code; its button shows the page again, with the price that the code makes. */
function PlainCode({ code, problem }: { code: string; problem: string | null }) {
  return (
    <details open={code !== ''}>
      <summary className="w-fit py-2 font-semibold text-forest">{CODE_WORDS.ask}</summary>
      <div className="grid gap-3 pt-2">
        <Field label={CODE_WORDS.label} error={problem}>
          {(control) => (
            <Input {...control} name="promoCode" defaultValue={code} autoComplete="off" maxLength={40} />
          )}
        </Field>
        <Button type="submit" look="quiet" formAction={PLAIN_PAGE}>
          {CODE_WORDS.apply}
        </Button>
      </div>
    </details>
  )
}

type RadiosProps = {
  legend: string
  name: string
  chosen: string
  options: readonly (readonly [value: string, title: string, text: string])[]
}

function Radios({ legend, name, chosen, options }: RadiosProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold">{legend}</legend>
      <div className="grid gap-2">
        {options.map(([value, title, text]) => (
          <label
            key={value}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-line-strong bg-paper px-4 py-2 has-checked:border-forest has-checked:bg-mist hover:border-forest"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              className="size-5 shrink-0 accent-forest"
            />
            <span>
              <strong className="block font-semibold leading-tight">{title}</strong>
              <span className="block text-sm text-ink-soft">{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
