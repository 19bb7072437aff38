import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { BookingReceipt } from '@/features/bookings/contract'
import type { ArrivalTime } from '@/features/bookings/rules/arrival-time'
import { guestsOffered } from '@/features/bookings/rules/limits'
import { type Party, resizeParty } from '@/features/bookings/rules/party'
import { useProperty } from '@/features/property/web/use-property'
import { type Board, DEFAULT_BOARD } from '@/features/rates/rules/board'
import { priceNight, quoteStay, rateOf } from '@/features/rates/rules/pricing'
import { isClosedToArrival, tellRules } from '@/features/rates/rules/stay-rules'
import type { Villa } from '@/features/villas/contract'
import { villasQuery } from '@/features/villas/queries'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import type { Day } from '@/kernel/days'
import { Button } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import type { StayDraft } from '../rules/guest-details'
import { isLost, type Notice, type Pick } from '../rules/range'
import { type GuestDetails, NO_DETAILS } from '../rules/typed-details'
import { describeNotice, NOTICE_WORDS, CALENDAR_WORDS as words } from '../text'
import { BookingDialog } from './booking-dialog'
import { BookingBar, BookingPreview } from './booking-preview'
import { CalendarLegend } from './calendar-legend'
import { OfflineNotice } from './offline-notice'
import { saveReceipt, useSavedReceipt } from './saved-receipt'
import { recallDetails } from './sent-details'
import { StayCalendar } from './stay-calendar'
import { UnansweredBooking } from './unanswered-booking'
import { useStayPlan } from './use-stay-plan'

const loadReceipt = () => import('./booking-receipt')
const BookingReceiptCard = lazy(async () => ({ default: (await loadReceipt()).BookingReceiptCard }))

type StayPlannerProps = {
  villa: Villa
  today: Day
  initial: Pick
  initialNotice: Notice | null
  initialParty: Party
  /** Kept by the caller, so that choosing another villa loses nothing typed. */
  details: GuestDetails
  onDetailsChange: (details: GuestDetails) => void
  onPickChange: (pick: Pick) => void
}

/** One villa's calendar with everything from the first click to the receipt. */
export function StayPlanner(props: StayPlannerProps) {
  const { villa, details, onDetailsChange } = props
  const property = useProperty()
  const [draft, setDraft] = useState<StayDraft | null>(null)
  const receipt = useSavedReceipt()
  const [arrivalTime, setArrivalTime] = useState<ArrivalTime | null>(null)
  const { data: villas } = useQuery(villasQuery)
  const [isJustBooked, setJustBooked] = useState(false)
  const villaName = unitNameOf(villa, 'full')
  const maxGuests = guestsOffered(villa)
  const [board, setBoard] = useState<Board>(DEFAULT_BOARD)
  const [party, setParty] = useState(props.initialParty.guests)
  const guests = Math.min(party, maxGuests)
  const villaIds = useMemo(() => [villa.id], [villa.id])
  const rate = rateOf(villa)
  const { today } = props
  const plan = useStayPlan({
    villaIds,
    today,
    isClosed: (day) => isClosedToArrival(rate, day, today),
    initial: props.initial,
    initialNotice: props.initialNotice,
    watched: draft?.stay.checkIn ?? null,
    onPickChange: props.onPickChange,
  })
  const { stay, isPicked, availability } = plan
  const { notice } = plan
  const day = notice?.kind === 'refused' ? notice.day : plan.pick.checkIn
  const rules = tellRules(rate, { day, stay, today })
  const preview = {
    villaName,
    checkIn: plan.pick.checkIn,
    stay,
    isPicked,
    quote: stay && quoteStay(rate, stay, resizeParty(props.initialParty, guests), board),
    times: { checkIn: property.checkInTime, checkOut: property.checkOutTime },
    guests,
    maxGuests,
    party,
    guestsNote: villa.guestPrices?.says,
    canBook: villa.isAvailable && !rules.isBroken,
    rules,
    onGuestsChange: setParty,
    rate,
    board,
    onBoardChange: setBoard,
    onBook: () => {
      // Here by the time it is needed, when the line may be gone; the page asks for it again.
      loadReceipt().catch(() => undefined)
      if (stay) setDraft({ ...props.initialParty, villaId: villa.id, stay, guests, board })
    },
    onClear: plan.clear,
  }

  function onBooked(booked: BookingReceipt) {
    // What is asked for again may have been sent from another villa's calendar.
    const bookedVilla = villas?.find(({ id }) => id === booked.villaId) ?? villa
    saveReceipt({
      receipt: booked,
      villaName: unitNameOf(bookedVilla, 'full'),
      ...recallDetails(booked.reference),
    })
    setArrivalTime(null)
    setJustBooked(true)
    setDraft(null)
    onDetailsChange(NO_DETAILS)
    plan.reset()
  }

  return (
    <div className="flex flex-col gap-8">
      {receipt && (
        <Suspense fallback={<div className="h-96" />}>
          <BookingReceiptCard key={receipt.receipt.id} saved={receipt} takesFocus={isJustBooked} />
        </Suspense>
      )}
      {!draft && <UnansweredBooking onBooked={onBooked} />}
      {!draft && <OfflineNotice />}
      <div className="grid items-start gap-8 xl:grid-cols-[1fr_21rem]">
        <div className="min-w-0">
          <h2 className="mb-4 text-2xl">{words.calendar}</h2>
          {!villa.isAvailable && <p className="mb-4 font-semibold">{words.unavailable}</p>}
          {plan.hasFailed && <BookingsFailed onRetry={plan.retry} />}
          <div aria-busy={plan.isLoading}>
            <StayCalendar
              month={plan.month}
              onMonthChange={plan.setMonth}
              availability={availability}
              priceOf={(night) => priceNight(rate, night)}
              pick={plan.pick}
              onPick={plan.pickDay}
              onHover={plan.hover}
            />
          </div>
          <p role="status" className="mt-3 min-h-13 text-pretty font-semibold text-forest">
            {describeState(plan)}
            {rules.says && (
              <span className={rules.isBroken ? 'block text-alarm' : 'block'}>{rules.says}</span>
            )}
          </p>
          <CalendarLegend />
        </div>
        <div className="xl:sticky xl:top-24">
          <BookingPreview {...preview} />
        </div>
      </div>
      <BookingBar {...preview} />
      {draft && (
        <BookingDialog
          draft={draft}
          villaName={villaName}
          rate={rate}
          paymentMethods={property.paymentMethods}
          isStillFree={!isLost({ ...draft.stay, hovered: null }, availability)}
          details={details}
          arrivalTime={arrivalTime}
          onDetailsChange={onDetailsChange}
          onArrivalChange={setArrivalTime}
          onBoardChange={(chosen) => {
            setBoard(chosen)
            setDraft({ ...draft, board: chosen })
          }}
          onClose={() => setDraft(null)}
          onBooked={onBooked}
        />
      )}
    </div>
  )
}

function describeState({ isLoading, hasFailed, notice }: ReturnType<typeof useStayPlan>): string {
  if (isLoading) return words.loading
  if (notice) return describeNotice(notice)
  return hasFailed ? '' : NOTICE_WORDS.first
}

function BookingsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-alarm bg-blush p-4"
    >
      <Icon name="alert" className="size-6 text-alarm" />
      <p className="grow">
        <strong className="block text-alarm">{words.failed}</strong>
        {words.failedWhy}
      </p>
      <Button look="quiet" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  )
}
