import { formatShortDay, isDay } from '@/kernel/days'
import { type ShownDays, whenShown } from '@/kernel/shown-days'
import { field } from './fields'
import { propertyToday } from './show-instant'
import { shownDaysText as words } from './text'

/** The two fields of what visitors see on some days only. */
export const shownDaysFields = {
  showFrom: field.optionalDay(words.showFrom, { help: words.showFromHelp }),
  showUntil: field.optionalDay(words.showUntil, { help: words.showUntilHelp }),
}

/** Its status in a list: that its days make of what is `shown` by its switch, or null where they say nothing of it. */
export function statusByDays(item: ShownDays): string | null {
  const when = whenShown(item, propertyToday())
  return when === 'now' ? null : words[when]
}

/** The same for a filter, in every language; `isShown` is its switch. */
export function shownState(item: ShownDays, isShown: boolean): string {
  return isShown ? whenShown(item, propertyToday()) : 'off'
}

/** The days it is shown on, in a line; null where there are no bounds. */
export function tellShownDays({ showFrom, showUntil }: ShownDays): string | null {
  const [from, until] = [showFrom, showUntil].map((day) =>
    day !== null && isDay(day) ? `${formatShortDay(day)} ${day.slice(0, 4)}` : null,
  )
  if (from && until) return words.between(from, until)
  return from ? words.from(from) : until ? words.until(until) : null
}
