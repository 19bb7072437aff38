import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type Availability, dayStatus } from '@/features/availability/rules/availability'
import { lastCheckOut } from '@/features/bookings/rules/limits'
import { addMonths, type Day, firstOfMonth, formatMonth, lastOfMonth } from '@/kernel/days'
import type { Cents } from '@/kernel/money'
import { Button } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { Icon } from '@/web/ui/icon'
import { MonthGrid } from '@/web/ui/month-grid'
import { weeksOfMonth } from '@/web/ui/month-weeks'
import { moveDay } from '../rules/day-moves'
import { dayMark, latestEnd, type Pick, previewEnd } from '../rules/range'
import { CALENDAR_WORDS as words } from '../text'
import { DayCell } from './day-cell'

type StayCalendarProps = {
  month: Day
  onMonthChange: (month: Day) => void
  availability: Availability
  /** What a free night costs; null where that is not known. */
  priceOf: (night: Day) => Cents | null
  pick: Pick
  onPick: (day: Day) => void
  onHover: (day: Day | null) => void
  /** Leaves out the weeks before today's; where few are left of the month, phones show the next one too. */
  hidesPastWeeks?: boolean
}

/** Weeks of a month with which a phone's screen is not left empty. */
const ENOUGH_WEEKS = 3

/** Two months side by side, one on phones; one day is the grid's tab stop, keys move from there. */
export function StayCalendar(props: StayCalendarProps) {
  const { month, onMonthChange, availability, pick, onHover } = props
  const { today } = availability
  const bounds = { first: today, last: lastOfMonth(lastCheckOut(today)) }
  const [focused, setFocused] = useState<Day | null>(null)
  const grids = useRef<HTMLDivElement>(null)
  const shouldFocus = useRef(false)

  useEffect(() => {
    if (!shouldFocus.current || !focused) return
    shouldFocus.current = false
    grids.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])

  function onKeyDown(event: KeyboardEvent, day: Day) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const target = moveDay(day, event.key, event.shiftKey, bounds)
    if (target === null) return
    event.preventDefault()
    if (target === day) return
    shouldFocus.current = true
    setFocused(target)
    onMonthChange(monthShowing(target, month, countShownMonths(grids.current)))
  }

  const tabStop = tabStopOf(focused ?? pick.checkIn, month, today)
  const preview = previewEnd(pick, availability)
  const latest = latestEnd(pick, availability)
  const months = [month, addMonths(month, 1)]
  const from = props.hidesPastWeeks ? today : null
  const isShort = weeksOfMonth(month, from).length < ENOUGH_WEEKS
  return (
    <div className="relative">
      <MonthButton
        side="left"
        label={words.previousMonth}
        isOff={month <= firstOfMonth(today)}
        onClick={() => onMonthChange(addMonths(month, -1))}
      />
      <MonthButton
        side="right"
        label={words.nextMonth}
        isOff={month >= firstOfMonth(bounds.last)}
        onClick={() => onMonthChange(addMonths(month, 1))}
      />
      <div
        ref={grids}
        className="grid gap-8 md:grid-cols-2 noscript:pointer-events-none"
        onPointerLeave={() => onHover(null)}
      >
        {months.map((shown, index) => (
          <Month key={shown} month={shown} from={from} isForWide={index > 0 && !isShort}>
            {(day) => (
              <DayCell
                day={day}
                status={dayStatus(availability, day)}
                mark={dayMark(pick, day, preview)}
                cents={dayStatus(availability, day) === 'available' ? props.priceOf(day) : null}
                isToday={day === today}
                canEnd={latest !== null && pick.checkIn !== null && day > pick.checkIn && day <= latest}
                isTabStop={day === tabStop}
                onPick={(picked) => {
                  setFocused(picked)
                  props.onPick(picked)
                }}
                onHover={onHover}
                onKeyDown={onKeyDown}
              />
            )}
          </Month>
        ))}
      </div>
    </div>
  )
}

function Month({
  month,
  from,
  isForWide,
  children,
}: {
  month: Day
  from: Day | null
  isForWide: boolean
  children: (day: Day) => ReactNode
}) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={joinClasses(isForWide && 'max-md:hidden')}>
      <h3 id={titleId} aria-live="polite" className="flex h-11 items-center justify-center text-lg">
        {formatMonth(month)}
      </h3>
      <MonthGrid month={month} titleId={titleId} from={from} renderDay={children} />
    </section>
  )
}

function MonthButton({
  side,
  label,
  isOff,
  onClick,
}: {
  side: 'left' | 'right'
  label: string
  isOff: boolean
  onClick: () => void
}) {
  return (
    <Button
      look="quiet"
      size="icon"
      aria-label={label}
      disabled={isOff}
      onClick={onClick}
      className={joinClasses('absolute top-0 noscript:hidden', side === 'left' ? 'left-0' : 'right-0')}
    >
      <Icon name={side === 'left' ? 'chevronLeft' : 'chevronRight'} />
    </Button>
  )
}

/** How many of the two months the style sheet shows at this width. */
function countShownMonths(grids: HTMLElement | null): number {
  return Array.from(grids?.children ?? []).filter((month) => month.getClientRects().length > 0).length || 1
}

/** The first month to show so that `day` is on screen, moving no further than needed. */
function monthShowing(day: Day, month: Day, shown: number): Day {
  const target = firstOfMonth(day)
  if (target < month) return target
  const last = addMonths(month, shown - 1)
  return target > last ? addMonths(target, 1 - shown) : month
}

/** The day that Tab reaches: the one last used where it is on screen, else the first that is not past. */
function tabStopOf(wanted: Day | null, month: Day, today: Day): Day {
  const last = lastOfMonth(addMonths(month, 1))
  if (wanted && wanted >= month && wanted <= last) return wanted
  return today > month ? today : month
}
