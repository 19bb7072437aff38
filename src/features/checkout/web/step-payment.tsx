import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import type { BookingRequest } from '@/features/bookings/contract'
import { tellArrivalTime } from '@/features/bookings/rules/arrival-time'
import {
  PAYMENT_METHODS,
  type PaymentTime,
  timeOrArrival,
  timesOffered,
} from '@/features/bookings/rules/payment-choice'
import { describeParty, FORM_WORDS } from '@/features/bookings/text'
import { policiesOn, withPlan } from '@/features/cancellation/rules/plan-cancelling'
import { tellCancelling } from '@/features/cancellation/rules/tell-cancelling'
import { CANCELLING_WORDS } from '@/features/cancellation/text'
import { nameExtra } from '@/features/extras/text'
import { tellFirstHold } from '@/features/mailbox-proof/rules/tell-proof'
import { CodeField } from '@/features/promo-codes/web/code-field'
import type { PropertyFacts, PublicProperty } from '@/features/property/contract'
import { PolicyList } from '@/features/property/web/policy-list'
import { PLAN_WORDS } from '@/features/rates/rules/plan-words'
import { groupNights } from '@/features/rates/rules/pricing'
import { planOf } from '@/features/rates/rules/rate-plan'
import { BOARD_WORDS, PREVIEW_WORDS } from '@/features/rates/text'
import { PromoNote } from '@/features/rates/web/promo-note'
import type { CheckoutStep } from '@/features/search/rules/checkout-link'
import type { Offer } from '@/features/search/rules/offers'
import { explain } from '@/features/stay-calendar/web/use-send-booking'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import type { Day } from '@/kernel/days'
import { labelled } from '@/kernel/labels'
import { formatPrice } from '@/kernel/money'
import { countNights, STAY_WORDS, type Stay } from '@/kernel/stay'
import { Alarm } from '@/web/ui/alarm'
import type { BookingDraft } from '../rules/checkout'
import { StepForm } from './checkout-frame'
import { dayWithTime } from './checkout-text'
import { draftRequest, isSameWish } from './draft-request'
import type { RefusedRequest } from './refused-request'
import { STEP_PAYMENT_WORDS as words } from './step-payment-text'
import { StepPlans } from './step-plans'
import type { ExtrasAtHand } from './with-extras'

const TaxesNote = lazy(async () => ({
  default: (await import('@/features/rates/web/taxes-note')).TaxesNote,
}))
const DepositChoiceField = lazy(async () => ({
  default: (await import('./deposit-choice')).DepositChoiceField,
}))

type StepPaymentProps = {
  draft: BookingDraft
  stay: Stay
  offer: Offer
  property: PublicProperty
  today: Day
  extras: ExtrasAtHand
  price: ReactNode
  refused: RefusedRequest
  isSending: boolean
  takesFocus: boolean
  onChange: (changed: Partial<BookingDraft>) => void
  onConfirm: (request: BookingRequest) => void
}

/** How to pay, everything once more, and the booking itself. */
export function StepPayment(props: StepPaymentProps) {
  const { draft, property, extras, refused, isSending, onChange } = props
  const request = draftRequest(draft, props.stay, props.offer, property, extras.wish)
  /** False while the deposit is to be paid from a phone whose number is missing. */
  const [isReady, setReady] = useState(true)
  const [isTried, setTried] = useState(false)
  const times = timesOffered(property)
  const ownDeposit = planOf(props.offer.quote.nights)?.depositPercent
  const asksDeposit = (ownDeposit ?? property.depositRules.length) > 0
  return (
    <StepForm
      step="payment"
      takesFocus={props.takesFocus}
      onSubmit={() => {
        setTried(true)
        if (isReady) props.onConfirm(request)
      }}
      price={props.price}
      submit={isSending ? FORM_WORDS.confirming : FORM_WORDS.confirm}
      isBusy={isSending || extras.code.isAsking}
    >
      {refused && isSameWish(refused.request, request) && <Alarm>{explain(refused.error)}</Alarm>}
      <StepPlans {...props} />
      <div className="grid gap-6 sm:grid-cols-2">
        <Choice
          legend={words.method}
          options={PAYMENT_METHODS}
          wordsOf={(method) => words.methods[method]}
          chosen={draft.paymentMethod}
          onChoose={(paymentMethod) => onChange({ paymentMethod })}
        />
        <Choice
          legend={words.time}
          options={times}
          wordsOf={(time) => wordsOfTime(time, property)}
          chosen={timeOrArrival(draft.paymentTime, property)}
          onChoose={(paymentTime) => onChange({ paymentTime })}
        />
      </div>
      <p className="text-sm text-ink-soft">
        {!asksDeposit && `${words.nothingNow} `}
        {words.taken(property.paymentMethods)}
      </p>
      {asksDeposit && (
        <Suspense fallback={null}>
          <DepositChoiceField
            stay={props.stay}
            offer={props.offer}
            property={property}
            phone={draft.details.guestPhone}
            isTried={isTried}
            onReady={setReady}
          />
        </Suspense>
      )}
      <CodeField at={extras.code} quote={props.offer.quote} />
      {property.asksProof && <p>{tellFirstHold(property)}</p>}
      <Review {...props} />
      <section aria-labelledby="journey-policies" className="rounded-card bg-mist p-5">
        <h3 id="journey-policies" className="text-lg">
          {words.policies}
        </h3>
        <PolicyList policies={policiesOn(planOf(props.offer.quote.nights), property.policies)} />
      </section>
    </StepForm>
  )
}

type ChoiceProps<Option extends string> = {
  legend: string
  options: readonly Option[]
  wordsOf: (option: Option) => readonly [string, string]
  chosen: Option
  onChoose: (option: Option) => void
}

/** One of several ways to pay, each with a word about it. */
export function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold">{props.legend}</legend>
      <div className="grid gap-2">
        {props.options.map((option) => {
          const [title, text] = props.wordsOf(option)
          return (
            <label
              key={option}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-line-strong bg-paper px-4 py-2 has-checked:border-forest has-checked:bg-mist hover:border-forest"
            >
              <input
                type="radio"
                name={name}
                value={option}
                checked={option === props.chosen}
                onChange={() => props.onChoose(option)}
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
  )
}

/** When to pay, in a title and how that goes; how guests pay in advance is for staff to say. */
export function wordsOfTime(time: PaymentTime, { advancePayment }: PropertyFacts): readonly [string, string] {
  return [words.times[time], time === 'in-advance' ? advancePayment : words.onArrival]
}

/** All that is about to be booked, each line with the way to where it can be changed. */
function Review({ draft, stay, offer, property, extras }: StepPaymentProps) {
  const { details } = draft
  const plan = planOf(offer.quote.nights)
  const reach = [details.guestEmail, details.guestPhone].filter((way) => way.trim() !== '')
  return (
    <section aria-labelledby="journey-review">
      <h3 id="journey-review" className="text-lg">
        {words.review}
      </h3>
      <dl className="mt-3 ruled border-y border-line">
        <ReviewLine name={FORM_WORDS.dates} step="dates">
          {dayWithTime(stay.checkIn, PREVIEW_WORDS.from(property.checkInTime))}
          <span className="block">
            {dayWithTime(stay.checkOut, PREVIEW_WORDS.until(property.checkOutTime))}
          </span>
        </ReviewLine>
        <ReviewLine name={FORM_WORDS.villa} step="villa">
          {unitNameOf(offer.villa, 'full')}
          {draft.anyOf !== null && (
            <span className="block text-sm font-normal text-ink-soft">
              {words.anyOf(offer.villa.categoryName ?? offer.villa.name)}
            </span>
          )}
          <span className="block">{describeParty(draft, PREVIEW_WORDS.guestOption(draft.guests))}</span>
          <span className="block">{BOARD_WORDS.names[draft.board]}</span>
        </ReviewLine>
        <ReviewLine name={words.price} step="villa">
          {labelled(STAY_WORDS.nights(countNights(stay)), formatPrice(offer.quote.total))}
          {groupNights(offer.quote).map((group) => (
            <span key={group.nights[0]} className="block text-sm font-normal text-ink-soft">
              {words.nights(group)}
            </span>
          ))}
          <PromoNote quote={offer.quote} />
          {offer.quote.taxes ? (
            <Suspense>
              <TaxesNote quote={offer.quote} />
            </Suspense>
          ) : (
            <span className="block text-sm font-normal text-ink-soft">{words.taxes}</span>
          )}
        </ReviewLine>
        {extras.chosen.length > 0 && (
          <ReviewLine name={words.extras} step="details">
            {extras.chosen.map((extra) => (
              <span key={extra.id} className="block">
                {labelled(nameExtra(extra), formatPrice(extra.cents))}
              </span>
            ))}
            <span className="block">
              {labelled(words.withExtras, formatPrice(offer.quote.total + extras.cents))}
            </span>
          </ReviewLine>
        )}
        {plan && (
          <ReviewLine name={PLAN_WORDS.label} step={null}>
            {plan.name}
          </ReviewLine>
        )}
        <ReviewLine name={CANCELLING_WORDS.label} step={null}>
          {tellCancelling(stay.checkIn, withPlan(property, plan), Date.now())}
        </ReviewLine>
        {draft.arrivalTime && (
          <ReviewLine name={words.arrival} step="details">
            {tellArrivalTime(draft.arrivalTime)}
          </ReviewLine>
        )}
        <ReviewLine name={words.guest} step="details">
          <span className="wrap-anywhere">{details.guestName}</span>
          {reach.map((way) => (
            <span key={way} className="block wrap-anywhere">
              {way}
            </span>
          ))}
          {details.specialRequests.trim() && (
            <span className="mt-1 block text-sm text-ink-soft wrap-anywhere">{details.specialRequests}</span>
          )}
        </ReviewLine>
      </dl>
    </section>
  )
}

/** A line of the review; `step` is where it can be changed, null where it follows from the others. */
function ReviewLine({
  name,
  step,
  children,
}: {
  name: string
  step: CheckoutStep | null
  children: ReactNode
}) {
  return (
    <div data-keep-clear={step ? true : undefined} className="relative py-3">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="tabular flex items-start justify-between gap-4">
        <span className="min-w-0 font-semibold">{children}</span>
        {step && (
          <Link
            to="/booking"
            search={{ step }}
            aria-label={words.changeOf(name)}
            className="font-semibold text-forest underline underline-offset-4 after:absolute after:inset-0 after:content-['']"
          >
            {words.change}
          </Link>
        )}
      </dd>
    </div>
  )
}
