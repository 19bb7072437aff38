import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { linkFromParty, partyFromLink } from '@/features/bookings/rules/party-link'
import type { StayLink } from '@/features/bookings/rules/stay-link'
import { useProperty } from '@/features/property/web/use-property'
import { usePropertyToday } from '@/features/property/web/use-property-today'
import { priceNight, rateOf } from '@/features/rates/rules/pricing'
import { isClosedToArrival, tellRules } from '@/features/rates/rules/stay-rules'
import { pickFromLink } from '@/features/stay-calendar/rules/range'
import { describeNotice, NOTICE_WORDS, CALENDAR_WORDS as words } from '@/features/stay-calendar/text'
import { CalendarLegend } from '@/features/stay-calendar/web/calendar-legend'
import { OfflineNotice } from '@/features/stay-calendar/web/offline-notice'
import { StayCalendar } from '@/features/stay-calendar/web/stay-calendar'
import { useStayPlan } from '@/features/stay-calendar/web/use-stay-plan'
import type { Villa } from '@/features/villas/contract'
import type { Day } from '@/kernel/days'
import { Button, buttonClass } from '@/web/ui/button'
import { categoryContent } from '../content/villas'

const { nights } = categoryContent

type CategoryCalendarProps = { villa: Villa; pageDay: Day; searched: StayLink }

/** One villa's free nights with their prices; days picked here go along to the calendar, where they are booked. */
export function CategoryCalendar({ villa, pageDay, searched }: CategoryCalendarProps) {
  const today = usePropertyToday(pageDay, useProperty().timeZone)
  const rate = rateOf(villa)
  const villaIds = useMemo(() => [villa.id], [villa.id])
  const plan = useStayPlan({
    villaIds,
    today,
    initial: pickFromLink(searched, today),
    watched: null,
    isClosed: (day) => isClosedToArrival(rate, day, today),
    onPickChange: () => undefined,
  })
  const { checkIn, checkOut } = plan.pick
  const { notice, stay } = plan
  const day = notice?.kind === 'refused' ? notice.day : checkIn
  const rules = tellRules(rate, { day, stay, today })
  return (
    <div className="min-w-0">
      <OfflineNotice className="mb-4" />
      <div aria-busy={plan.isLoading}>
        <StayCalendar
          month={plan.month}
          onMonthChange={plan.setMonth}
          availability={plan.availability}
          priceOf={(night) => priceNight(rate, night)}
          pick={plan.pick}
          onPick={plan.pickDay}
          onHover={plan.hover}
        />
      </div>
      {plan.hasFailed && (
        <div role="alert" className="mt-4 flex flex-wrap items-center gap-4">
          <p>
            <strong className="text-alarm">{words.failed}</strong> {words.failedWhy}
          </p>
          <Button look="quiet" size="small" onClick={plan.retry}>
            {words.tryAgain}
          </Button>
        </div>
      )}
      <div className="mt-4 grid items-center gap-4 sm:grid-cols-[1fr_auto]">
        <p role="status" className="min-h-13 font-semibold text-forest">
          {describeState(plan)}
          {rules.says && <span className={rules.isBroken ? 'block text-alarm' : 'block'}>{rules.says}</span>}
        </p>
        <Link
          to="/calendar"
          search={{
            ...linkFromParty(partyFromLink(searched)),
            villa: villa.id,
            ...(checkIn && { checkIn }),
            ...(checkOut && { checkOut }),
          }}
          className={buttonClass({ look: 'action', size: 'large' })}
        >
          {plan.isPicked ? nights.bookDates : nights.book}
        </Link>
      </div>
      <CalendarLegend />
    </div>
  )
}

function describeState({ isLoading, hasFailed, notice }: ReturnType<typeof useStayPlan>): string {
  if (isLoading) return words.loading
  if (notice) return describeNotice(notice)
  return hasFailed ? '' : NOTICE_WORDS.first
}
