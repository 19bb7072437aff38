import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { BookingReceipt, BookingRequest } from '@/features/bookings/contract'
import { saveCode } from '@/features/promo-codes/web/saved-code'
import { useProperty } from '@/features/property/web/use-property'
import type { CheckoutStep } from '@/features/search/rules/checkout-link'
import { explain, useSendBooking } from '@/features/stay-calendar/web/use-send-booking'
import type { Day } from '@/kernel/days'
import { type Cents, formatPrice } from '@/kernel/money'
import { countNights, STAY_WORDS, type Stay } from '@/kernel/stay'
import { ApiError } from '@/web/kit/request'
import { Alarm } from '@/web/ui/alarm'
import { type BookingDraft, stepOfField } from '../rules/checkout'
import { CheckoutColumns } from './checkout-frame'
import { StaySummary } from './stay-summary'
import { isShown, OffersSkeleton, StepVilla } from './step-villa'
import { STEP_VILLA_WORDS } from './step-villa-text'
import { useChosenVilla } from './use-chosen-villa'
import { useOffers } from './use-offers'
import type { ExtrasAtHand } from './with-extras'

const loadDetails = () => import('./step-details')
const loadPayment = () => import('./step-payment')
const loadExtras = () => import('./with-extras')
const StepDetails = lazy(async () => ({ default: (await loadDetails()).StepDetails }))
const StepPayment = lazy(async () => ({ default: (await loadPayment()).StepPayment }))
const WithExtras = lazy(async () => ({ default: (await loadExtras()).WithExtras }))

type LaterStepsProps = {
  step: CheckoutStep
  stay: Stay
  draft: BookingDraft
  today: Day
  takesFocus: boolean
  onChange: (changed: Partial<BookingDraft>) => void
  onStep: (step: CheckoutStep) => void
  onBooked: (receipt: BookingReceipt, extras: readonly string[]) => void
}

/** The steps after the dates: they share what is free, and the sending. */
export function LaterSteps(props: LaterStepsProps) {
  const { step, stay, draft, takesFocus, onChange, onStep } = props
  const property = useProperty()
  const { guests, childAges, board } = draft
  const wish = { stay, guests, childAges, board }
  const asked = useOffers(wish, props.today, step)
  const offer = asked.known?.offers.find(({ villa }) => villa.id === draft.villaId && isShown(villa, draft))
  const sentNames = useRef<readonly string[]>([])
  const sending = useSendBooking((receipt) => {
    saveCode('')
    props.onBooked(receipt, sentNames.current)
  }, substituteFor)
  const { recall } = sending
  const lost = useChosenVilla(draft, wish, asked, sending.isPending || sending.isSuccess, onChange)

  // Here before they are asked for, so that the line may fail after the choice of a villa.
  useEffect(() => {
    if (draft.villaId === null) return
    void loadDetails()
    void loadPayment()
    void loadExtras()
  }, [draft.villaId])

  // Whoever leaves the last step may change what waits for the line.
  useEffect(() => {
    if (step !== 'payment') recall()
  }, [step, recall])

  async function substituteFor(refused: BookingRequest): Promise<BookingRequest | null> {
    const free = draft.anyOf === null ? undefined : await asked.askAgain()
    return free
      ? (await import('@/features/search/rules/find-other-villa')).findOtherVilla(refused, free, wish)
      : null
  }

  function send(booking: BookingRequest, extras: ExtrasAtHand) {
    sentNames.current = extras.names
    sending.mutate(booking, {
      onError: (error) => {
        if (!(error instanceof ApiError)) return
        const [problem] = error.problems
        if (problem?.path === 'extras') extras.askAgain()
        if (problem?.path === 'promoCode') extras.code.askAgain()
        if (!problem && STALE.has(error.status)) {
          sending.reset()
          lost.giveUp(explain(error))
        } else if (problem && stepOfField(problem.path) !== 'payment') onStep(stepOfField(problem.path))
      },
    })
  }

  const refused =
    sending.refusal && sending.variables ? { request: sending.variables, error: sending.refusal } : null
  if (step === 'villa' && draft.planId === null && Object.keys(draft.extras).length === 0)
    return showStep(null)
  return (
    <Suspense fallback={<OffersSkeleton />}>
      <WithExtras draft={draft} stay={stay} today={props.today} offer={offer}>
        {showStep}
      </WithExtras>
    </Suspense>
  )

  /** Without extras before any are chosen, and before there is a price for a code or a plan to lower. */
  function showStep(extras: ExtrasAtHand | null): ReactNode {
    const shown = extras ? extras.offer : offer
    const price = shown && <Price cents={shown.quote.total + (extras?.cents ?? 0)} stay={stay} />
    return (
      <CheckoutColumns
        aside={<StaySummary stay={stay} draft={draft} offer={shown} extras={extras?.chosen} />}
      >
        {step === 'villa' && (
          <StepVilla
            draft={draft}
            stay={stay}
            today={props.today}
            asked={asked}
            offer={offer}
            lost={lost.message}
            takesFocus={takesFocus}
            price={price}
            onChange={onChange}
            onOtherDates={() => onStep('dates')}
            onNext={() => onStep('details')}
          />
        )}
        {step === 'details' && extras && (
          <StepDetails
            details={draft.details}
            stay={stay}
            guests={draft.guests}
            choice={draft.extras}
            extras={extras}
            refused={refused}
            price={price}
            takesFocus={takesFocus}
            arrivalTime={draft.arrivalTime}
            onChange={onChange}
            onNext={() => onStep('payment')}
          />
        )}
        {step === 'payment' &&
          extras &&
          (shown && extras.isKnown ? (
            <StepPayment
              draft={draft}
              stay={stay}
              offer={shown}
              property={property}
              today={props.today}
              extras={extras}
              price={price}
              refused={refused}
              isSending={sending.isPending}
              takesFocus={takesFocus}
              onChange={onChange}
              onConfirm={(request) => send(request, extras)}
            />
          ) : asked.hasFailed || extras.hasFailed ? (
            <Alarm onRetry={extras.hasFailed ? extras.askAgain : asked.retry}>
              <p>{STEP_VILLA_WORDS.failed}</p>
              <p className="font-normal">{STEP_VILLA_WORDS.failedWhy}</p>
            </Alarm>
          ) : (
            <OffersSkeleton />
          ))}
      </CheckoutColumns>
    )
  }
}

/** Statuses of a refusal that names no field: the villa, or its nights, cannot be had any more. */
const STALE = new Set([409, 422])

function Price({ cents, stay }: { cents: Cents; stay: Stay }): ReactNode {
  return (
    <>
      <strong className="block text-lg text-forest">{formatPrice(cents)}</strong>
      <span className="block text-sm text-ink-soft">{STAY_WORDS.nights(countNights(stay))}</span>
    </>
  )
}
