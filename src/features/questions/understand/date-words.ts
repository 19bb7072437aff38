import {
  addDays,
  addMonths,
  type Day,
  firstOfMonth,
  formatMonth,
  isDay,
  lastOfMonth,
  toDay,
  weekdayOf,
} from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import { findIn, isIn, patternOf, rewrite, wordsIn } from './word-lists'

/** A text whose dates a parser can read, or what it says where a parser could not: a weekend, a whole month, no real day. */
export type PlainDates = {
  text: string
  stay?: Stay
  period?: { first: Day; last: Day; label: string }
  /** A day that is in no calendar, as it was meant: `30 February`. */
  problem?: string
}

const MONTHS = wordsIn('month').map((name) => name.slice(0, 3))
const WEEKDAYS = wordsIn('weekday').map((name) => name.slice(0, 3))
export const FRIDAY = 5
const SATURDAY = 6
export const WEEKEND_NIGHTS = 2

/** Readies a plain text for the date parser: day before month, ranges with 'to', holidays as dates, no durations. */
export function putDatesPlainly(plain: string, today: Day): PlainDates {
  const told = /\d[- ]?nights?\b/.test(plain) ? plain : rewrite(plain, 'spans')
  const dated = reckonEaster(rewrite(rewrite(told, 'no-dates'), 'holidays'), today)
  const text = spellMonthless(spellRanges(dated), today)
  const problem = findImpossible(text, today)
  if (problem) return { text, problem }
  const hasDay = isIn(text, 'day-of-month')
  const stay = hasDay ? null : readWeekend(text, today)
  if (stay) return { text, stay }
  const inWeek = placeInNextWeek(text, today)
  if (inWeek !== text) return { text: inWeek }
  const period = hasDay || /\d{4}-\d\d-\d\d|\b\d{1,2}\/\d{1,2}\b/.test(text) ? null : readPeriod(text, today)
  return period ? { text, period } : { text }
}

function spellRanges(text: string): string {
  return rewrite(text, 'ranges').replace(patternOf('month-once'), (_whole, from, month, to) =>
    Number.parseInt(to, 10) > Number.parseInt(from, 10)
      ? `${from} to ${to} ${month}`
      : `${from} ${month} to ${to} ${MONTHS[(placeOf(month, MONTHS) + 1) % 12]}`,
  )
}

/** 'On the 20th', '20th to 23rd': the next such days. */
function spellMonthless(text: string, today: Day): string {
  if (isIn(text, 'day-of-month')) return text
  return text.replace(patternOf('lone-days'), (_whole, from: string, to: string | undefined) => {
    const start = nextDayOfMonth(from, today)
    if (!start) return `${from} ${formatMonth(today)}`
    const end = to === undefined ? null : nextDayOfMonth(to, addDays(start, 1))
    return end ? `${start} to ${end}` : start
  })
}

function nextDayOfMonth(number: string, from: Day): Day | null {
  const days = [0, 1, 2].map((months) => `${addMonths(firstOfMonth(from), months).slice(0, 8)}${pad(number)}`)
  return days.filter(isDay).find((day) => day >= from) ?? null
}

/** A weekend is its Friday and Saturday night; 'next weekend' is that of next week. */
function readWeekend(text: string, today: Day): Stay | null {
  const found = isIn(text, 'weekends') ? null : findIn(text, 'weekend')
  if (!found) return null
  const [, named = '', monthName = '', which = named] = found
  const month = placeOf(monthName, MONTHS)
  const coming = weekdayOf(today) === SATURDAY ? today : nextWeekday(today, FRIDAY)
  const start =
    month >= 0
      ? weekendOfMonth(which, nextMonthNamed(month, today), today)
      : which === 'last'
        ? addDays(coming, -7)
        : /next|following/.test(which) && weekdayOf(today) !== 0
          ? nextWeekday(addDays(coming, 1), FRIDAY)
          : coming
  return { checkIn: start, checkOut: addDays(start, weekdayOf(start) === SATURDAY ? 1 : WEEKEND_NIGHTS) }
}

function weekendOfMonth(which: string, first: Day, today: Day): Day {
  if (which === 'last') return nextWeekday(addDays(lastOfMonth(first), -7), FRIDAY)
  const place = ['first', 'second', 'third'].indexOf(which)
  return addDays(nextWeekday(first < today ? today : first, FRIDAY), Math.max(0, place) * 7)
}

/** 'Friday next week', 'monday to wednesday next week': days of the week that begins next Monday. */
function placeInNextWeek(text: string, today: Day): string {
  if (!/\bnext week\b/.test(text) || !isIn(text, 'weekdays')) return text
  const monday = nextWeekday(addDays(today, 1), 1)
  return text
    .replace(/\b(?:of |in )?next week\b/g, ' ')
    .replace(patternOf('weekdays'), (name) => addDays(monday, placeOf(name, WEEKDAYS)))
}

function readPeriod(text: string, today: Day): PlainDates['period'] | null {
  const [, which, unit] = /\b(this|next) (week|month)\b/.exec(text) ?? []
  if (unit === 'week') {
    const first = which === 'this' ? today : nextWeekday(addDays(today, 1), 1)
    return { first, last: nextWeekday(first, 0), label: `${which} week` }
  }
  if (unit === 'month') return wholeMonth(addMonths(firstOfMonth(today), which === 'this' ? 0 : 1), today)
  const found = findIn(text, 'whole-month')
  if (!found) return null
  const [, name = '', year] = found
  const month = placeOf(name, MONTHS)
  return wholeMonth(year ? toDay(`${year}-${pad(month + 1)}-01`) : nextMonthNamed(month, today), today)
}

function wholeMonth(first: Day, today: Day) {
  return { first: first < today ? today : first, last: lastOfMonth(first), label: formatMonth(first) }
}

/** The first day in the text that no calendar has; a 29 February without a year is the next there is. */
function findImpossible(text: string, today: Day): string | null {
  for (const name of ['named-days', 'strokes'] as const)
    for (const [whole, day, told = '', year] of text.matchAll(patternOf(name))) {
      const month = placeOf(told, MONTHS) + 1 || Number(told)
      const isMonthFirst = month > 12 && Number(day) <= 12
      const problem = month < 1 || month > 12 ? whole : judgeDay(Number(day), month, year, today)
      if (problem && !isMonthFirst) return problem
    }
  const dashed = text.match(/\b\d{4}-\d{1,2}-\d{1,2}\b/g)
  return dashed?.find((day) => !isDay(day.replace(/-(?=\d(?:-|$))/g, '-0'))) ?? null
}

function judgeDay(day: number, month: number, year: string | undefined, today: Day): string | null {
  const full = year?.length === 2 ? `20${year}` : year
  const now = Number(today.slice(0, 4))
  const years = full ? [full] : [0, 1, 2, 3, 4].map((ahead) => now + ahead)
  if (years.some((one) => isDay(`${one}-${pad(month)}-${pad(day)}`))) return null
  const name = formatMonth(toDay(`2027-${pad(month)}-01`)).replace(' 2027', '')
  return `${day} ${name}${full ? ` ${full}` : ''}`
}

/** Easter and the days that hang on it, as dates. */
function reckonEaster(text: string, today: Day): string {
  const year = Number(today.slice(0, 4))
  const next = [year, year + 1].map(easterOf).find((easter) => easter >= today) ?? today
  return text.replace(/\beaster([+-]\d)/g, (_whole, days) => addDays(next, Number(days)))
}

/** Easter Sunday of the years 1900 to 2099, by the rule of Gauss. */
function easterOf(year: number): Day {
  const golden = year % 19
  const moon = (19 * golden + 24) % 30
  const fullMoon = moon === 29 || (moon === 28 && golden > 10) ? moon - 1 : moon
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * fullMoon + 5) % 7
  return addDays(toDay(`${year}-03-22`), fullMoon + sunday)
}

/** The first day of the next month of that number (0 January); this one counts. */
function nextMonthNamed(month: number, today: Day): Day {
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) - 1 ? 1 : 0)
  return toDay(`${year}-${pad(month + 1)}-01`)
}

/** That weekday (0 Sunday) on `from` or after it. */
export function nextWeekday(from: Day, weekday: number): Day {
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7)
}

/** The place of a month or weekday in a list of their first letters; -1 for none. */
function placeOf(name: string, names: readonly string[]): number {
  return names.indexOf(name.slice(0, 3))
}

function pad(number: number | string): string {
  return String(number).padStart(2, '0')
}
