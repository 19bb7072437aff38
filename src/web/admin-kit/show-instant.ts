import { dayIn, formatShortDay } from '@/kernel/days'

/** The calendar day of an instant (ISO 8601) where this browser is: `14 Mar 2027`. */
export function formatInstantDay(instant: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const day = dayIn(timeZone, new Date(instant))
  return `${formatShortDay(day)} ${day.slice(0, 4)}`
}

const WITH_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** The same with the time: `14 Mar 2027, 09:05`. */
export function formatInstant(instant: string): string {
  return WITH_TIME.format(new Date(instant))
}
