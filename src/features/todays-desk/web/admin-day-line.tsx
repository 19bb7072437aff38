import { formatLongDay, formatShortDay, toDay } from '@/kernel/days'
import { PanelLink } from '@/web/admin-kit/panel-link'
import type { TodaysDesk } from '../staff-contract'
import { dayLineText as words } from './admin-text'

/** Which day the desk is at, and where to close the one that is over by the calendar. */
export function DayLine({ desk }: { desk: TodaysDesk }) {
  const { day, calendarDay, dayEndsAt, unclosedDay } = desk
  return (
    <div className="min-w-0">
      <p className="font-serif text-lg">{formatLongDay(toDay(day))}</p>
      {day !== calendarDay && (
        <p className="text-sm font-semibold">{words.goesOn(formatShortDay(toDay(calendarDay)), dayEndsAt)}</p>
      )}
      {unclosedDay !== null && (
        <PanelLink
          to="/day-closing"
          className="inline-block py-1 text-sm font-semibold text-forest underline underline-offset-2"
        >
          {words.close(formatShortDay(toDay(unclosedDay)))}
        </PanelLink>
      )}
    </div>
  )
}
