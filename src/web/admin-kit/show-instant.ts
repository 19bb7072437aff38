import { businessDayIn, type DayEnd } from '@/kernel/business-day'
import { type Day, dayIn } from '@/kernel/days'
import { formatInstant as formatIn, type InstantForm } from '@/kernel/instants'

let timeZone: string | undefined
let dayEnd: DayEnd | undefined

/** Tells the panel the property's time zone, once it is known and whenever it is another. */
export function setTimeZone(name: string) {
  timeZone = name
}

/** The same with when its days end. */
export function setDayEnd(end: DayEnd) {
  dayEnd = end
}

/**
 * The property's business day of this moment; the calendar's while it is not known when days end, the universal one
 * while the zone is not.
 */
export function propertyToday(): Day {
  if (timeZone && dayEnd) return businessDayIn(timeZone, new Date(), dayEnd)
  return dayIn(timeZone ?? 'UTC', new Date())
}

/** The property's day of an instant (ISO 8601): `14 Mar 2027`. */
export function formatInstantDay(instant: string): string {
  return format(instant, 'day')
}

/** The same with the time: `14 Mar 2027, 09:05`. */
export function formatInstant(instant: string): string {
  return format(instant, 'short')
}

/** Where the property's zone could not be read, the universal one, by its name. */
function format(instant: string, form: InstantForm): string {
  return timeZone ? formatIn(instant, timeZone, form) : `${formatIn(instant, 'UTC', form)} UTC`
}
