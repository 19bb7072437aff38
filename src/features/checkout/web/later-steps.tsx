import { lazy, type ReactNode, useEffect } from 'react'
import type { BookingReceipt, BookingRequest } from '@/features/bookings/contract'
import { timeOrArrival } from '@/features/bookings/rules/payment-choice'
import type { PropertyFacts } from '@/features/property/contract'
import { useProperty } from '@/features/property/web/use-property'
import { rateOf } from '@/features/rates/rules/pricing'
import { findSubstitute } from '@/features/search/rules/any-villa'
import type { CheckoutStep } from '@/features/search/rules/checkout-link'
import { findOffers, type Offer } from '@/features/search/rules/offers'
import { type GuestDetails, writeRequest } from '@/features/stay-calendar/rules/guest-details'
import { explain, useSendBooking } from '@/features/stay-calendar/web/use-send-booking'
import { countOf } from '@/kernel/count-of'
import type { Day } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import { countNights, type Stay } from '@/kernel/stay'
import { ApiError } from '@/web/kit/request'
import { Alarm } from '@/web/ui/alarm'
import { type BookingDraft, stepOfField } from '../rules/checkout'
import { CheckoutColumns } from './checkout-frame'
import { StaySummary } from './stay-summary'
import { isShown, OffersSkeleton, StepVilla } from './step-villa'
import { STEP_VILLA_WORDS } from './step-villa-text'
import { useChosenVilla } from './use-chosen-villa'
import { useOffers } from './use-offers'

const loadDetails = () => import('./step-details')
const loadPayment = () => import('./step-payment')
const StepDetails = lazy(async () => ({ default: (await loadDetails()).StepDetails }))
const StepPayment = lazy(async () => ({ default: (await loadPayment()).StepPayment }))

type LaterStepsProps = {
  step: CheckoutStep
  stay: Stay
  draft: BookingDraft
  today: Day
  takesFocus: boolean
  onChange: (changed: Partial<BookingDraft>) => void
  onStep: (step: CheckoutStep) => void
  onBooked: (receipt: BookingReceipt) => void
}

/** The steps after the dates: they share what is free, and the sending. */
export function LaterSteps(props: LaterStepsProps) {
  const { step, stay, draft, takesFocus, onChange, onStep } = props
  const property = useProperty()
  const wish = { stay, guests: draft.guests, board: draft.board }
  const asked = useOffers(wish, props.today, step)
  const offer = asked.known?.offers.find(({ villa }) => villa.id === draft.villaId && isShown(villa, draft))
  const sending = useSendBooking(props.onBooked, substituteFor)
  const { recall } = sending
  const request = offer && draftRequest(draft, stay, offer, property)
  const lost = useChosenVilla(draft, wish, asked, sending.isPending || sending.isSuccess, onChange)

  // Here before they are asked for, so that the line may fail after the choice of a villa.
  useEffect(() => {
    if (draft.villaId === null) return
    void loadDetails()
    void loadPayment()
  }, [draft.villaId])

  // Whoever leaves the last step may change what waits for the line.
  useEffect(() => {
    if (step !== 'payment') recall()
  }, [step, recall])

  /** Another villa at the same price, where any of its kind will do and the one that was sent has been taken. */
  async function substituteFor(refused: BookingRequest): Promise<BookingRequest | null> {
    const free = draft.anyOf === null ? undefined : await asked.askAgain()
    const villa = free?.villas.find(({ id }) => id === refused.villaId)
    if (!free || !villa || !refused.totalAmount) return null
    const offers = findOffers(free.villas, free.availability, wish)
    // Refused for another reason than its nights: that is for the guest to hear.
    if (offers.some((one) => one.villa.id === villa.id)) return null
    const other = findSubstitute(offers, villa, toCents(refused.totalAmount))
    return other ? { ...refused, villaId: other.villa.id } : null
  }

  function send(booking: BookingRequest) {
    sending.mutate(booking, {
      onError: (error) => {
        if (!(error instanceof ApiError)) return
        const [problem] = error.problems
        if (!problem && STALE.has(error.status)) {
          sending.reset()
          lost.giveUp(explain(error))
        } else if (problem && stepOfField(problem.path) !== 'payment') onStep(stepOfField(problem.path))
      },
    })
  }

  /** What the server said about a field, until the guest changes it. */
  function problemOf(field: keyof GuestDetails): string | undefined {
    if (sending.variables?.[field] !== request?.[field]) return undefined
    return sending.refusal?.problems.find((problem) => problem.path === field)?.message
  }

  const isUnchanged = sending.variables && request && contentOf(sending.variables) === contentOf(request)
  const price = offer && <Price offer={offer} stay={stay} />
  return (
    <CheckoutColumns aside={<StaySummary stay={stay} draft={draft} offer={offer} />}>
      {step === 'villa' && (
        <StepVilla
          draft={draft}
          stay={stay}
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
      {step === 'details' && (
        <StepDetails
          details={draft.details}
          problemOf={problemOf}
          price={price}
          takesFocus={takesFocus}
          arrivalTime={draft.arrivalTime}
          onChange={onChange}
          onNext={() => onStep('payment')}
        />
      )}
      {step === 'payment' &&
        (offer && request ? (
          <StepPayment
            draft={draft}
            stay={stay}
            offer={offer}
            property={property}
            price={price}
            failure={sending.refusal && isUnchanged ? explain(sending.refusal) : null}
            isSending={sending.isPending}
            takesFocus={takesFocus}
            onChange={onChange}
            onConfirm={() => send(request)}
          />
        ) : asked.hasFailed ? (
          <Alarm onRetry={asked.retry}>
            <p>{STEP_VILLA_WORDS.failed}</p>
            <p className="font-normal">{STEP_VILLA_WORDS.failedWhy}</p>
          </Alarm>
        ) : (
          <OffersSkeleton />
        ))}
    </CheckoutColumns>
  )
}

/** Statuses of a refusal that names no field: the villa, or its nights, cannot be had any more. */
const STALE = new Set([409, 422])

/** What the guest decides of a request; the total follows from it. */
function contentOf({ totalAmount: _total, ...content }: BookingRequest): string {
  return JSON.stringify(content)
}

function draftRequest(
  draft: BookingDraft,
  stay: Stay,
  { villa }: Offer,
  property: PropertyFacts,
): BookingRequest {
  const { paymentMethod, arrivalTime, details } = draft
  const paymentTime = timeOrArrival(draft.paymentTime, property)
  const request = writeRequest({ ...draft, villaId: villa.id, stay }, rateOf(villa), details)
  return { ...request, ...(arrivalTime && { arrivalTime }), paymentMethod, paymentTime }
}

function Price({ offer, stay }: { offer: Offer; stay: Stay }): ReactNode {
  return (
    <>
      <strong className="block text-lg text-forest">{formatPrice(offer.quote.total)}</strong>
      <span className="block text-sm text-ink-soft">{countOf(countNights(stay), 'night')}</span>
    </>
  )
}
