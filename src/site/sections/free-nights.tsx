import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { StayLink } from '@/features/bookings/rules/stay-link'
import { useProperty } from '@/features/property/web/use-property'
import { usePropertyToday } from '@/features/property/web/use-property-today'
import { bookableVillas, lowestPrice } from '@/features/search/rules/offers'
import { noticeFromLink, type Pick, pickFromLink } from '@/features/stay-calendar/rules/range'
import { describeNotice, NOTICE_WORDS, CALENDAR_WORDS as words } from '@/features/stay-calendar/text'
import { CalendarLegend } from '@/features/stay-calendar/web/calendar-legend'
import { StayCalendar } from '@/features/stay-calendar/web/stay-calendar'
import { useStayPlan } from '@/features/stay-calendar/web/use-stay-plan'
import type { Villa } from '@/features/villas/contract'
import type { Day } from '@/kernel/days'
import { Button, buttonClass } from '@/web/ui/button'
import { freeNightsContent as content, FREE_NIGHTS_ID } from '../content/free-nights'

type FreeNightsProps = {
  villas: readonly Villa[]
  link: StayLink
  pageDay: Day
  onPickChange: (pick: Pick) => void
}

/** The nights of the whole property, or of a category, at the lowest price of each; days picked here lead to the results. */
export function FreeNights(props: FreeNightsProps) {
  const { villas } = props
  const { category } = props.link
  const shown = useMemo(() => {
    const bookable = bookableVillas(villas)
    const ofCategory = bookable.filter(({ categoryId }) => categoryId === category)
    return ofCategory.length > 0 ? ofCategory : bookable
  }, [villas, category])
  return shown.length > 0 && <Month key={category} {...props} villas={shown} />
}

function Month({ villas, link, pageDay, onPickChange }: FreeNightsProps) {
  const today = usePropertyToday(pageDay, useProperty().timeZone)
  const villaIds = useMemo(() => villas.map(({ id }) => id), [villas])
  const initial = pickFromLink(link, today)
  const initialNotice = noticeFromLink(link, today)
  const plan = useStayPlan({
    villaIds,
    today,
    initial,
    initialNotice,
    watched: null,
    onPickChange,
    asksAll: true,
  })
  const { checkIn, checkOut } = plan.pick
  const name = villas.find(({ categoryId }) => categoryId === link.category)?.categoryName
  return (
    <section aria-labelledby={FREE_NIGHTS_ID} className="mb-12 noscript:pointer-events-none">
      <h2 id={FREE_NIGHTS_ID} className="text-2xl">
        {name ? content.titleOf(name) : content.title}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{content.line}</p>
      {plan.hasFailed && (
        <div role="alert" className="mb-4 flex flex-wrap items-center gap-4">
          <p>
            <strong className="text-alarm">{words.failed}</strong> {words.failedWhy}
          </p>
          <Button look="quiet" size="small" onClick={plan.retry}>
            {words.tryAgain}
          </Button>
        </div>
      )}
      <div aria-busy={plan.isLoading}>
        <StayCalendar
          month={plan.month}
          onMonthChange={plan.setMonth}
          availability={plan.availability}
          priceOf={(night) => lowestPrice(villas, plan.availability, night)}
          pick={plan.pick}
          onPick={plan.pickDay}
          onHover={plan.hover}
        />
      </div>
      <div className="mt-4 grid items-center gap-4 sm:grid-cols-[1fr_auto]">
        <p aria-live="polite" className="min-h-13 font-semibold text-forest noscript:hidden">
          {describeState(plan)}
        </p>
        {plan.isPicked && checkIn && checkOut && (
          <Link
            to="/booking"
            search={{ ...withoutVilla(link), checkIn, checkOut }}
            className={buttonClass({ look: 'action', size: 'large' })}
          >
            {content.action}
          </Link>
        )}
      </div>
      <CalendarLegend />
    </section>
  )
}

function withoutVilla({ villa: _unlisted, ...rest }: StayLink): StayLink {
  return rest
}

function describeState({ isLoading, hasFailed, notice }: ReturnType<typeof useStayPlan>): string {
  if (isLoading) return words.loading
  if (notice) return describeNotice(notice)
  return hasFailed ? '' : NOTICE_WORDS.first
}
