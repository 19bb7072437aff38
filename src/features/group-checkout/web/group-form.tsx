import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { PAYMENT_METHODS, timeOrArrival, timesOffered } from '@/features/bookings/rules/payment-choice'
import { tellBack, withPlan } from '@/features/cancellation/rules/plan-cancelling'
import { CANCELLING_WORDS } from '@/features/cancellation/text'
import { type BookingDraft, findMissingDetails } from '@/features/checkout/rules/checkout'
import { STEP_DETAILS_WORDS } from '@/features/checkout/web/step-details-text'
import { Choice, wordsOfTime } from '@/features/checkout/web/step-payment'
import { STEP_PAYMENT_WORDS } from '@/features/checkout/web/step-payment-text'
import { ofGroup, tellFirstHold } from '@/features/mailbox-proof/rules/tell-proof'
import { tellHours } from '@/features/property/rules/fill-policies'
import { useProperty } from '@/features/property/web/use-property'
import type { PlanTerms } from '@/features/rates/rules/plan-terms'
import type { GuestDetails } from '@/features/stay-calendar/rules/typed-details'
import { ArrivalField } from '@/features/stay-calendar/web/arrival-field'
import { GuestFields } from '@/features/stay-calendar/web/guest-fields'
import { OfflineNotice } from '@/features/stay-calendar/web/offline-notice'
import type { Day } from '@/kernel/days'
import { type Cents, formatPrice } from '@/kernel/money'
import { Alarm } from '@/web/ui/alarm'
import { Button } from '@/web/ui/button'
import { tellGroupCancelling } from '../rules/group-cancelling'
import { GROUP_WORDS as words } from './group-text'

const DepositWays = lazy(async () => ({
  default: (await import('@/features/checkout/web/deposit-choice')).DepositWays,
}))

type GroupFormProps = {
  draft: BookingDraft
  /** Of nights and extras. */
  total: Cents
  extras: Cents
  /** Whether any can be had. */
  hasExtras: boolean
  /** What is asked for in advance. */
  deposit: Cents
  /** The rate plan of all villas; null is the flexible one. */
  plan: PlanTerms | null
  planChoice: ReactNode
  /** The day of arrival in each villa. */
  checkIns: readonly Day[]
  /** False while a villa is missing or cannot be had. */
  isComplete: boolean
  isSending: boolean
  failure: string | null
  problemOf: (field: string) => string | undefined
  onChange: (changed: Partial<BookingDraft>) => void
  onSend: () => void
}

/** Who is in charge and how they pay, asked once for the whole group, and the sending. */
export function GroupForm(props: GroupFormProps) {
  const {
    draft,
    total,
    extras,
    hasExtras,
    deposit,
    plan,
    checkIns,
    isComplete,
    isSending,
    failure,
    problemOf,
    onChange,
    onSend,
  } = props
  const property = useProperty()
  const [tries, setTries] = useState(0)
  /** False while the deposit is to be paid from a phone whose number is missing. */
  const [isReady, setReady] = useState(true)
  const form = useRef<HTMLFormElement>(null)
  const missing = tries > 0 ? findMissingDetails(draft.details) : []
  const isTried = tries > 0

  // What keeps the guest from going on may be out of view. What the server says comes after the press.
  useEffect(() => {
    if (tries === 0 || isSending) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    wrong?.focus({ preventScroll: true })
    ;(wrong?.parentElement ?? form.current?.querySelector('[role=alert]'))?.scrollIntoView({
      block: 'center',
    })
  }, [tries, isSending])

  function messageOf(field: keyof GuestDetails): string | undefined {
    const lacking = missing.find((candidate) => candidate === field)
    return lacking ? STEP_DETAILS_WORDS.missing[lacking] : problemOf(field)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setTries(tries + 1)
    if (isComplete && (isReady || deposit === 0) && findMissingDetails(draft.details).length === 0) onSend()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid min-w-0 gap-6 noscript:hidden">
      <div>
        <h2 className="text-xl">{words.guest.title}</h2>
        <p className="mt-1 text-ink-soft">
          {hasExtras ? `${words.guest.line} ${words.guest.extras}` : words.guest.line}
        </p>
      </div>
      <OfflineNotice />
      {failure && <Alarm>{failure}</Alarm>}
      {isTried && !isComplete && !failure && <Alarm>{words.incomplete}</Alarm>}
      <GuestFields
        details={draft.details}
        onChange={(details) => onChange({ details })}
        problemOf={messageOf}
      />
      <ArrivalField time={draft.arrivalTime} onChange={(arrivalTime) => onChange({ arrivalTime })} />
      {props.planChoice}
      <div className="grid gap-6 sm:grid-cols-2">
        <Choice
          legend={STEP_PAYMENT_WORDS.method}
          options={PAYMENT_METHODS}
          wordsOf={(method) => STEP_PAYMENT_WORDS.methods[method]}
          chosen={draft.paymentMethod}
          onChoose={(paymentMethod) => onChange({ paymentMethod })}
        />
        <Choice
          legend={STEP_PAYMENT_WORDS.time}
          options={timesOffered(property)}
          wordsOf={(time) => wordsOfTime(time, property)}
          chosen={timeOrArrival(draft.paymentTime, property)}
          onChoose={(paymentTime) => onChange({ paymentTime })}
        />
      </div>
      {deposit > 0 && (
        <Suspense fallback={null}>
          <DepositWays
            deposit={deposit}
            back={tellBack(plan)}
            phone={draft.details.guestPhone}
            isTried={isTried}
            onReady={setReady}
          />
        </Suspense>
      )}
      <div>
        <h3 className="font-sans font-semibold">{CANCELLING_WORDS.label}</h3>
        {tellGroupCancelling(checkIns, withPlan(property, plan), Date.now()).map((line) => (
          <p key={line} className="tabular">
            {line}
          </p>
        ))}
      </div>
      <p className="text-sm text-ink-soft">
        {deposit === 0 && `${words.nothingNow} `}
        {property.asksProof
          ? tellFirstHold(ofGroup(property))
          : words.held(tellHours(property.confirmWithinHours))}
      </p>
      <div className="sticky bottom-0 low:static z-20 -mx-5 flex flex-wrap items-center gap-3 border border-line bg-paper px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] not-low:sm:max-xl:pr-22 md:rounded-card">
        <p className="tabular leading-tight">
          <strong className="block text-lg text-forest">{formatPrice(total)}</strong>
          <span className="block text-sm text-ink-soft">
            {extras > 0 ? words.withExtras(extras) : words.taxes}
          </span>
        </p>
        <Button type="submit" look="action" disabled={isSending} className="ml-auto">
          {isSending ? words.sending : words.send}
        </Button>
      </div>
    </form>
  )
}
