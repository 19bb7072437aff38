import { Fragment, type ReactNode } from 'react'
import { DAY_WORDS, type Day, shortName } from '@/kernel/days'
import { weeksOfMonth } from './month-weeks'

/** One month as a grid, its weeks as the language begins them. `renderDay` gives a day's cell, a `<td>`; `titleId` names the grid. */
export function MonthGrid({
  month,
  titleId,
  from = null,
  renderDay,
}: {
  month: Day
  titleId: string
  /** Weeks that end before this day are left out. */
  from?: Day | null
  renderDay: (day: Day) => ReactNode
}) {
  const { weekdays: all, firstOfWeek } = DAY_WORDS
  const weekdays = [...all.slice(firstOfWeek), ...all.slice(0, firstOfWeek)]
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern for a grid of dates is a table with this role
      role="grid"
      aria-labelledby={titleId}
      className="w-full table-fixed border-separate [border-spacing:0_4px]"
    >
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th
              key={weekday}
              scope="col"
              abbr={weekday}
              className="pb-1 text-center text-xs font-semibold text-ink-soft"
            >
              {shortName(weekday)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month, from).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, weekday) =>
              day ? <Fragment key={day}>{renderDay(day)}</Fragment> : <td key={weekdays[weekday]} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
