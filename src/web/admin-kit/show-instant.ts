import { type Day, dayIn } from '@/kernel/days'
import { formatInstant as formatIn, type InstantForm } from '@/kernel/instants'

let timeZone: string | undefined

/** Tells the panel the property's time zone, once it is known and whenever it is another. */
export function setTimeZone(name: string) {
  timeZone = name
}

/** The property's calendar day of this moment; the universal one while its zone is not known. */
export function propertyToday(): Day {
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
