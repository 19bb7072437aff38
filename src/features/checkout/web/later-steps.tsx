import { lazy, type ReactNode, useCallback, useEffect, useState } from 'react'
import type { BookingReceipt, BookingRequest } from '@/features/bookings/contract'
import { guestsOffered } from '@/features/bookings/rules/limits'
import { useProperty } from '@/features/property/web/use-property'
import type { Board } from '@/features/rates/rules/board'
import { boardSupplement, rateOf } from '@/features/rates/rules/pricing'
import { type GuestDetails, writeRequest } from '@/features/stay-calendar/rules/guest-details'
import { explain, useSendBooking } from '@/features/stay-calendar/web/use-send-booking'
import type { Villa } from '@/features/villas/contract'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { countOf } from '@/kernel/count-of'
import type { Day } from '@/kernel/days'
import { formatPrice } from '@/kernel/money'
import { countNights, type Stay } from '@/kernel/stay'
import { ApiError } from '@/web/kit/request'
import { type BookingDraft, stepOfField } from '../rules/checkout'
import type { CheckoutStep } from '../rules/checkout-link'
import type { Offer } from '../rules/offers'
import { Alarm, CheckoutColumns } from './checkout-frame'
import { StaySummary } from './stay-summary'
import { isShown, OffersSkeleton, StepVilla } from './step-villa'
import { STEP_VILLA_WORDS } from './step-villa-text'
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
  const asked = useOffers({ stay, guests: draft.guests, board: draft.board }, props.today, step)
  const offer = asked.known?.offers.find(({ villa }) => villa.id === draft.villaId && isShown(villa, draft))
  const sending = useSendBooking(props.onBooked)
  const { recall } = sending
  const request = offer && draftRequest(draft, stay, offer)
  const lost = useLostVilla(props, asked, sending.isPending || sending.isSuccess)

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
          onChange={(details) => onChange({ details })}
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

/** Gives up a chosen villa that cannot be had any more, and says why until another is chosen. */
function useLostVilla(
  { draft, onChange }: LaterStepsProps,
  { known, isFresh }: ReturnType<typeof useOffers>,
  isSent: boolean,
) {
  const { villaId, guests, board, category } = draft
  const [reason, setReason] = useState<string | null>(null)
  const villa = known?.villas.find(({ id }) => id === villaId)
  const isOffered = known?.offers.some((offer) => offer.villa.id === villaId)
  const isHidden = villa !== undefined && !isShown(villa, { category })
  const isGone = villaId !== null && !isSent && (isHidden || (isFresh && known !== undefined && !isOffered))

  const giveUp = useCallback(
    (why: string | null) => {
      setReason(why)
      onChange({ villaId: null })
    },
    [onChange],
  )

  useEffect(() => {
    if (!isGone) return
    if (villa && isHidden) giveUp(STEP_VILLA_WORDS.otherKind(unitNameOf(villa, 'full')))
    else giveUp(villa ? reasonFor(villa, guests, board) : null)
  }, [isGone, isHidden, villa, guests, board, giveUp])

  return { message: villaId === null ? reason : null, giveUp }
}

function reasonFor(villa: Villa, guests: number, board: Board): string {
  const name = unitNameOf(villa, 'full')
  const most = guestsOffered(villa)
  if (most < guests) return STEP_VILLA_WORDS.tooSmall(name, most)
  return boardSupplement(rateOf(villa), board) === null
    ? STEP_VILLA_WORDS.noMeals(name)
    : STEP_VILLA_WORDS.lost(name)
}

/** What the guest decides of a request; the total follows from it. */
function contentOf({ totalAmount: _total, ...content }: BookingRequest): string {
  return JSON.stringify(content)
}

function draftRequest(draft: BookingDraft, stay: Stay, { villa }: Offer): BookingRequest {
  const { paymentMethod, paymentTime, details } = draft
  const request = writeRequest({ ...draft, villaId: villa.id, stay }, rateOf(villa), details)
  return { ...request, paymentMethod, paymentTime }
}

function Price({ offer, stay }: { offer: Offer; stay: Stay }): ReactNode {
  return (
    <>
      <strong className="block text-lg text-forest">{formatPrice(offer.quote.total)}</strong>
      <span className="block text-sm text-ink-soft">{countOf(countNights(stay), 'night')}</span>
    </>
  )
}
