import { useMemo, useRef, useState } from 'react'
import { checkStay } from '@/features/bookings/rules/limits'
import { DEFAULT_BOARD } from '@/features/rates/rules/board'
import { ONE_GUEST } from '@/features/rates/rules/guest-prices'
import { bookableVillas, findOffers, lowestPrice } from '@/features/search/rules/offers'
import { areClosedToArrival, tellOfAll } from '@/features/search/rules/season-notices'
import { type Pick, pickedStay } from '@/features/stay-calendar/rules/range'
import { describeNotice, NOTICE_WORDS, CALENDAR_WORDS as words } from '@/features/stay-calendar/text'
import { CalendarLegend } from '@/features/stay-calendar/web/calendar-legend'
import { StayCalendar } from '@/features/stay-calendar/web/stay-calendar'
import { useStayPlan } from '@/features/stay-calendar/web/use-stay-plan'
import type { Villa } from '@/features/villas/contract'
import type { Day } from '@/kernel/days'
import { formatPrice } from '@/kernel/money'
import { formatStay } from '@/kernel/stay'
import { Alarm } from '@/web/ui/alarm'
import { Button } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import type { BookingDraft } from '../rules/checkout'
import { StepForm } from './checkout-frame'
import { checkoutText } from './checkout-text'
import { STEP_DATES_WORDS } from './step-dates-text'

type StepDatesProps = {
  villas: readonly Villa[]
  draft: BookingDraft
  today: Day
  takesFocus: boolean
  onPick: (days: { checkIn: Day | null; checkOut: Day | null }) => void
  onNext: () => void
}

/** When: one calendar for the whole hotel, each night at what it costs from. */
export function StepDates({ villas, draft, today, takesFocus, onPick, onNext }: StepDatesProps) {
  const [isTried, setTried] = useState(false)
  const state = useRef<HTMLDivElement>(null)
  const villaIds = useMemo(() => bookableVillas(villas).map(({ id }) => id), [villas])
  const plan = useStayPlan({
    villaIds,
    today,
    initial: { checkIn: draft.checkIn, checkOut: draft.checkOut, hovered: null },
    watched: null,
    isClosed: (day) => areClosedToArrival(villas, day, today),
    onPickChange: ({ checkIn, checkOut }: Pick) => onPick({ checkIn, checkOut }),
  })
  const { availability, pick, notice } = plan
  const stay = pickedStay(pick)
  const offers =
    stay && !plan.isLoading
      ? findOffers(villas, availability, { stay, ...ONE_GUEST, board: DEFAULT_BOARD })
      : null
  const cheapest = offers?.[0]?.quote.total
  const day = notice?.kind === 'refused' ? notice.day : pick.checkIn
  const { says, isBroken } = tellOfAll(villas, { day, stay, today })
  const problem = stay && checkStay({ ...stay, guests: 1 }, { today, maxGuests: 1 })[0]

  /** The button goes with the days it clears: the focus stays with what is said of them. */
  function clear() {
    state.current?.focus()
    plan.clear()
  }

  function goOn() {
    setTried(true)
    if (stay && !isBroken && !problem) onNext()
  }

  return (
    <StepForm
      step="dates"
      takesFocus={takesFocus}
      onSubmit={goOn}
      price={
        stay && (
          <>
            <span className="block text-sm text-ink-soft">{formatStay(stay)}</span>
            {cheapest !== undefined && (
              <span className="text-sm">
                {checkoutText.summary.from} <strong className="text-forest">{formatPrice(cheapest)}</strong>
              </span>
            )}
          </>
        )
      }
    >
      {plan.hasFailed && (
        <Alarm onRetry={plan.retry}>
          <p>{words.failed}</p>
          <p className="font-normal">{words.failedWhy}</p>
        </Alarm>
      )}
      {isTried && !stay && <Alarm>{STEP_DATES_WORDS.missing}</Alarm>}
      {problem && <Alarm>{problem.message}</Alarm>}
      {isTried && isBroken && <Alarm>{says}</Alarm>}
      <div>
        <div aria-busy={plan.isLoading}>
          <StayCalendar
            month={plan.month}
            onMonthChange={plan.setMonth}
            availability={availability}
            priceOf={(night) => lowestPrice(villas, availability, night)}
            pick={pick}
            onPick={plan.pickDay}
            onHover={plan.hover}
            hidesPastWeeks
          />
        </div>
        <div
          ref={state}
          tabIndex={-1}
          role="status"
          className="mt-3 min-h-13 font-semibold text-forest outline-none"
        >
          {describeState(plan)}
          {says && (
            <span className={joinClasses('block', isBroken ? 'text-alarm' : 'font-normal')}>{says}</span>
          )}
          {offers && stay && !isBroken && (
            <span className="block font-normal text-ink">
              {cheapest === undefined
                ? STEP_DATES_WORDS.none
                : STEP_DATES_WORDS.free(offers.length, cheapest)}
            </span>
          )}
        </div>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <CalendarLegend />
          {pick.checkIn && (
            <Button look="quiet" size="small" onClick={clear}>
              {STEP_DATES_WORDS.clear}
            </Button>
          )}
        </div>
      </div>
    </StepForm>
  )
}

function describeState({ isLoading, hasFailed, notice }: ReturnType<typeof useStayPlan>): string {
  if (isLoading) return words.loading
  if (notice) return describeNotice(notice)
  return hasFailed ? '' : NOTICE_WORDS.first
}
