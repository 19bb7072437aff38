import { addDays, type Day, firstOfMonth, lastOfMonth, weekdayOf } from '@/kernel/days'

/** The weeks, Sunday to Saturday, of the month `day` lies in; null where a week reaches into another month. */
export function weeksOfMonth(day: Day): (Day | null)[][] {
  const [first, last] = [firstOfMonth(day), lastOfMonth(day)]
  const weeks: (Day | null)[][] = []
  for (let sunday = addDays(first, -weekdayOf(first)); sunday <= last; sunday = addDays(sunday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, index) => addDays(sunday, index)).map((date) =>
        date < first || date > last ? null : date,
      ),
    )
  return weeks
}
