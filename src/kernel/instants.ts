import { dayIn, formatDay, formatShortDay } from './days'

/**
 * How instants are written: `long` for guests, `Wed, 17 Mar 2027, 2:00 PM`; `short` for staff, `17 Mar 2027, 14:00`;
 * their `day` alone, `17 Mar 2027`; their `time` alone, `14:00`.
 */
export type InstantForm = 'long' | 'short' | 'day' | 'time'

/**
 * An instant (ISO 8601 where it is text) as clocks in `timeZone`, the property's, show it, whoever reads it wherever.
 * Every page, mail and file that shows one comes here. Throws RangeError for an unknown zone.
 */
export function formatInstant(instant: Date | string, timeZone: string, form: InstantForm = 'long'): string {
  const date = new Date(instant)
  const [hours, minutes] = readClock(date, timeZone)
  const time = `${twoDigits(hours)}:${twoDigits(minutes)}`
  if (form === 'time') return time
  const day = dayIn(timeZone, date)
  if (form === 'long')
    return `${formatDay(day)}, ${hours % 12 || 12}:${twoDigits(minutes)} ${hours < 12 ? 'AM' : 'PM'}`
  const shown = `${formatShortDay(day)} ${day.slice(0, 4)}`
  return form === 'day' ? shown : `${shown}, ${time}`
}

// Making one takes longer than all the rest, and a list shows hundreds of instants.
const clocks = new Map<string, Intl.DateTimeFormat>()

function readClock(instant: Date, timeZone: string): [hours: number, minutes: number] {
  const clock = clocks.get(timeZone) ?? makeClock(timeZone)
  clocks.set(timeZone, clock)
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  return [parts.get('hour') ?? 0, parts.get('minute') ?? 0]
}

function makeClock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    numberingSystem: 'latn',
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  })
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
