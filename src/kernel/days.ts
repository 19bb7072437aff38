import { defineWords } from './words'

/** A calendar day `yyyy-MM-dd` in the property's time zone; never an instant (docs/decisions/days.md). */
export type Day = string & { readonly __day: unique symbol }

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const MOST_DAYS_OF_MONTH = 31
const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/

/** The ends of the calendar: what would lie beyond is the first or the last day (docs/decisions/days.md). */
export const FIRST_DAY = '1000-01-01' as Day
export const LAST_DAY = '9999-12-31' as Day

/** True for a `yyyy-MM-dd` text that names a real day of the Gregorian calendar (30 February is not one). */
export function isDay(text: string): text is Day {
  const match = DAY_PATTERN.exec(text)
  if (!match) return false
  const [year, month, dayOfMonth] = [Number(match[1]), Number(match[2]) - 1, Number(match[3])]
  const date = new Date(Date.UTC(year, month, dayOfMonth))
  return year >= 1000 && date.getUTCMonth() === month && date.getUTCDate() === dayOfMonth
}

/** The day a text names. Throws RangeError when it names none. */
export function toDay(text: string): Day {
  if (!isDay(text)) throw new RangeError(`'${text}' is not a calendar day yyyy-MM-dd`)
  return text
}

/** The day `count` calendar days later (earlier when negative), or the end of the calendar. A loop over days must not wait to get past it. */
export function addDays(day: Day, count: number): Day {
  return fromUtc(toUtc(day) + count * DAY_MS)
}

/** Calendar days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (toUtc(to) - toUtc(from)) / DAY_MS
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(toUtc(day)).getUTCDay()
}

/** 0 for a day that begins a week, as the language has it, to 6. */
export function placeInWeek(day: Day): number {
  return (weekdayOf(day) + 7 - DAY_WORDS.firstOfWeek) % 7
}

/** The calendar day it is in `timeZone` (an IANA name) at `instant`. Throws RangeError for an unknown zone. */
export function dayIn(timeZone: string, instant: Date): Day {
  const minute = Math.floor(instant.getTime() / MINUTE_MS)
  const known = lastDays.get(timeZone)
  if (known?.minute === minute) return known.day
  const day = readDay(timeZone, instant)
  lastDays.set(timeZone, { minute, day })
  return day
}

/** The instant at which clocks in `timeZone` show `minutes` after midnight of `day`. Throws RangeError for an unknown zone. */
export function instantOf(day: Day, minutes: number, timeZone: string): Date {
  const shown = toUtc(day) + minutes * MINUTE_MS
  // Twice, because the first guess may lie on the other side of a change of clocks.
  const guess = shown - offsetAt(shown, timeZone)
  return new Date(shown - offsetAt(guess, timeZone))
}

/** First day of the month `day` lies in. */
export function firstOfMonth(day: Day): Day {
  return toDay(`${day.slice(0, 7)}-01`)
}

/** Last day of the month `day` lies in. */
export function lastOfMonth(day: Day): Day {
  return inMonth(new Date(toUtc(firstOfMonth(day))), MOST_DAYS_OF_MONTH)
}

/** The same day `count` months later, or that month's last day when it is shorter, or the end of the calendar. */
export function addMonths(day: Day, count: number): Day {
  const date = new Date(toUtc(day))
  const dayOfMonth = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count)
  return inMonth(date, dayOfMonth)
}

/**
 * How days are written. Put together by hand: Intl's words differ between a server's and a phone's versions ('Sep' and 'Sept'),
 * which would change the text of a page between its two renderings, and they are slow on cheap phones.
 */
export const DAY_WORDS = defineWords('days.DAY_WORDS', {
  /** In the order of `weekdayOf`. */
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  /** One of the names above where room is scarce. */
  short: (name: string) => name.slice(0, 3),
  /** The weekday that begins a week of a calendar, as `weekdayOf` counts. */
  firstOfWeek: 0,
  /** Of a short weekday, what `shortDay` made, and the year. */
  day: (weekday: string, shortDay: string, year: string) => `${weekday}, ${shortDay} ${year}`,
  /** Of a number without a zero before it and a short month. */
  shortDay: (dayOfMonth: number, month: string) => `${dayOfMonth} ${month}`,
  /** Of a weekday, a number, and what `month` made. */
  longDay: (weekday: string, dayOfMonth: number, month: string) => `${weekday} ${dayOfMonth} ${month}`,
  month: (month: string, year: string) => `${month} ${year}`,
})

/** `Sun, 14 Mar 2027`. */
export function formatDay(day: Day): string {
  return DAY_WORDS.day(shortName(weekdayName(day)), formatShortDay(day), day.slice(0, 4))
}

/** `14 Mar`, where the year is evident. */
export function formatShortDay(day: Day): string {
  return DAY_WORDS.shortDay(dayOfMonth(day), shortName(monthName(day)))
}

/** `Sunday 14 March 2027`, for reading aloud. */
export function formatLongDay(day: Day): string {
  return DAY_WORDS.longDay(weekdayName(day), dayOfMonth(day), formatMonth(day))
}

/** `March 2027`. */
export function formatMonth(day: Day): string {
  return DAY_WORDS.month(monthName(day), day.slice(0, 4))
}

/** 1 to 31. */
export function dayOfMonth(day: Day): number {
  return Number(day.slice(8))
}

/** `Sun` of `Sunday`, `Mar` of `March`. */
export function shortName(name: string): string {
  return DAY_WORDS.short(name)
}

function weekdayName(day: Day): string {
  return DAY_WORDS.weekdays[weekdayOf(day)] ?? ''
}

function monthName(day: Day): string {
  return DAY_WORDS.months[Number(day.slice(5, 7)) - 1] ?? ''
}

// The server asks for its day at every request, and Intl takes longer than all the rest of a kept page. A day
// begins with a whole minute in every zone.
const lastDays = new Map<string, { minute: number; day: Day }>()

function readDay(timeZone: string, instant: Date): Day {
  return toDay(readClock(instant.getTime(), timeZone).day)
}

/** Milliseconds that clocks in `timeZone` are ahead of UTC at `ms`. */
function offsetAt(ms: number, timeZone: string): number {
  const { day, time } = readClock(ms, timeZone)
  return Date.parse(`${day}T${time}:00Z`) - ms
}

// Making one takes a hundred times as long as reading it, and every list of the panel asks what day the desk works on.
const clocks = new Map<string, Intl.DateTimeFormat>()

function readClock(ms: number, timeZone: string): { day: string; time: string } {
  const clock = clocks.get(timeZone) ?? makeClock(timeZone)
  clocks.set(timeZone, clock)
  const parts = new Map(clock.formatToParts(ms).map(({ type, value }) => [type, value]))
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  }
}

function makeClock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
}

/** The day of this number in the month that `date` lies in, or the month's last one. */
function inMonth(date: Date, dayOfMonth: number): Day {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return fromUtc(Date.UTC(year, month, Math.min(dayOfMonth, length)))
}

function toUtc(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function fromUtc(ms: number): Day {
  const within = Math.min(Math.max(ms, toUtc(FIRST_DAY)), toUtc(LAST_DAY))
  return toDay(new Date(within).toISOString().slice(0, 10))
}
