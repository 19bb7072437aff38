import { addDays, type Day, dayIn, instantOf } from './days'

const MINUTES_OF_HOUR = 60

/** The hour of the morning at which a day of the property's business ends where staff have not said otherwise. */
export const USUAL_DAY_END = 4

/** At which hour of the next morning a day ends by the clock, and up to which day staff have closed the days before. */
export type DayEnd = { dayEndsAt: number; closedThrough: Day | null }

/**
 * The property's business day at an instant: after midnight it is still the day before, until staff close that day or the
 * hour comes at which it ends (docs/decisions/business-day.md). Throws RangeError for an unknown time zone.
 */
export function businessDayIn(timeZone: string, instant: Date, { dayEndsAt, closedThrough }: DayEnd): Day {
  const day = dayIn(timeZone, instant)
  const before = addDays(day, -1)
  if (closedThrough !== null && closedThrough >= before) return day
  return instant >= instantOf(day, dayEndsAt * MINUTES_OF_HOUR, timeZone) ? day : before
}

/** An hour of the morning as clocks show it: `04:00`. */
export function tellHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
