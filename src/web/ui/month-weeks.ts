import { addDays, type Day, daysBetween, firstOfMonth, lastOfMonth, placeInWeek } from '@/kernel/days'

/**
 * The weeks, as the language begins them, of the month `day` lies in; null where a week reaches into another month. With `from`,
 * weeks that end before it are left out.
 */
export function weeksOfMonth(day: Day, from: Day | null = null): (Day | null)[][] {
  const first = firstOfMonth(day)
  const before = placeInWeek(first)
  const length = daysBetween(first, lastOfMonth(day)) + 1
  const weeks = Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const count = week * 7 + weekday - before
      return count < 0 || count >= length ? null : addDays(first, count)
    }),
  )
  return from === null ? weeks : weeks.filter((week) => week.some((one) => one !== null && one >= from))
}
