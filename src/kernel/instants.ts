import { dayIn, formatDay, formatShortDay } from './days'
import { defineWords } from './words'

/**
 * How instants are written: `long` for guests, `Wed, 17 Mar 2027, 2:00 PM`; `short` for staff, `17 Mar 2027, 14:00`;
 * their `day` alone, `17 Mar 2027`; their `time` alone, `14:00`.
 */
export type InstantForm = 'long' | 'short' | 'day' | 'time'

export const INSTANT_WORDS = defineWords('instants.INSTANT_WORDS', {
  /** Of hours from 0 to 23. */
  clock: (hours: number, minutes: string) => `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`,
  /** A short day with its year. */
  dated: (day: string, year: string) => `${day} ${year}`,
} as const)

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
  if (form === 'long') return `${formatDay(day)}, ${INSTANT_WORDS.clock(hours, twoDigits(minutes))}`
  const shown = INSTANT_WORDS.dated(formatShortDay(day), day.slice(0, 4))
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
