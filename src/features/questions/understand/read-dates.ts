import { GB, type ParsedResult } from 'chrono-node/en'
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  firstOfMonth,
  formatMonth,
  isDay,
  lastOfMonth,
  toDay,
  weekdayOf,
} from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import { pad, placeOfMonth, spellDates } from './date-words'
import type { When } from './stay-wish'
import { findIn, isIn, patternOf } from './word-lists'

const HALF_A_YEAR = 183
export const FRIDAY = 5
const SATURDAY = 6
export const WEEKEND_NIGHTS = 2
const REVERSED: When = { kind: 'problem', problem: 'reversed', told: '' }

/**
 * The days a text speaks of, in the property's calendar: the next such day where no year is named, day before
 * month. `nights` makes a stay of a single day. Null when it names none.
 */
export function readWhen(text: string, today: Day, nights: number | undefined): When | null {
  const plain = spellDates(text, today)
  const impossible = findImpossible(plain, today)
  if (impossible) return { kind: 'problem', problem: 'no-such-day', told: impossible }
  const isOpen = !isIn(plain, 'day-of-month') && !isIn(plain, 'day-of-week')
  const stay = isOpen ? readWeekend(plain, today) : null
  if (stay) return { kind: 'stay', stay }
  const period = isOpen && !isIn(plain, 'written-day') ? readPeriod(plain, today) : null
  if (period) return period
  const found = parseDates(plain, today)
  const range = found.find(({ end }) => end)
  if (range?.end) return toStay(range.start, range.end)
  const [first, second] = found
  if (first && second && second.start.day > first.start.day) return toStay(first.start, second.start)
  if (!first) return null
  if (second?.start.hasMonth && first.start.hasMonth && second.start.day < first.start.day) return REVERSED
  if (nights !== undefined && nights > 0)
    return { kind: 'stay', stay: { checkIn: first.start.day, checkOut: addDays(first.start.day, nights) } }
  return { kind: 'night', day: first.start.day }
}

type Told = { day: Day; hasMonth: boolean; hasYear: boolean }

/** Times of day, durations and months alone are found by the parser too, and are no days to arrive on. */
function parseDates(text: string, today: Day): { start: Told; end: Told | null }[] {
  // At noon in a zone of no offset the parser's calendar is the property's, whatever clock this process runs on.
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 }
  return GB.parse(text, reference, { forwardDate: !/\b(?:yesterday|last|ago)\b/.test(text) })
    .filter(({ start }) => start.isCertain('day') || start.isCertain('weekday'))
    .flatMap(({ start, end }) => {
      const from = readDay(start)
      return from ? [{ start: from, end: end ? readDay(end) : null }] : []
    })
}

function readDay(parts: ParsedResult['start']): Told | null {
  const text = `${parts.get('year')}-${pad(parts.get('month'))}-${pad(parts.get('day'))}`
  if (!isDay(text)) return null
  return { day: text, hasMonth: parts.isCertain('month'), hasYear: parts.isCertain('year') }
}

function toStay(from: Told, to: Told): When {
  const stayUntil = (checkOut: Day): When => ({ kind: 'stay', stay: { checkIn: from.day, checkOut } })
  const [arrival, departure] = [from.day.slice(5), to.day.slice(5)]
  const isWrapped =
    !to.hasYear &&
    daysBetween(from.day, to.day) > HALF_A_YEAR &&
    departure < arrival &&
    departure.slice(0, 2) === arrival.slice(0, 2)
  if (isWrapped) return REVERSED
  if (to.day > from.day) return stayUntil(to.day)
  const isAcrossNewYear = !to.hasYear && departure.slice(0, 2) < arrival.slice(0, 2)
  if (isAcrossNewYear) return stayUntil(addMonths(to.day, 12))
  if (to.hasMonth) return REVERSED
  // Weekdays come round again: 'friday to friday' is a week.
  return stayUntil(addDays(from.day, (weekdayOf(to.day) - weekdayOf(from.day) + 7) % 7 || 7))
}

/** A weekend is its Friday and Saturday night; 'next weekend' is that of next week. */
function readWeekend(text: string, today: Day): Stay | null {
  const found = isIn(text, 'weekends') ? null : findIn(text, 'weekend')
  if (!found) return null
  const [, named = '', monthName = '', which = named] = found
  const month = placeOfMonth(monthName)
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

function readPeriod(text: string, today: Day): When | null {
  const [, which, unit] = /\b(this|next) (week|month)\b/.exec(text) ?? []
  if (unit === 'week') {
    const first = which === 'this' ? today : nextWeekday(addDays(today, 1), 1)
    return { kind: 'period', first, last: nextWeekday(first, 0), label: `${which} week` }
  }
  if (unit === 'month') return wholeMonth(addMonths(firstOfMonth(today), which === 'this' ? 0 : 1), today)
  const found = findIn(text, 'whole-month')
  if (!found) return null
  const [, name = '', year] = found
  const month = placeOfMonth(name)
  return wholeMonth(year ? toDay(`${year}-${pad(month + 1)}-01`) : nextMonthNamed(month, today), today)
}

function wholeMonth(month: Day, today: Day): When {
  const first = month < today ? today : month
  return { kind: 'period', first, last: lastOfMonth(month), label: formatMonth(month) }
}

/** The first day in the text that no calendar has; a 29 February without a year is the next there is. */
function findImpossible(text: string, today: Day): string | null {
  for (const name of ['named-days', 'strokes'] as const)
    for (const [whole, day, told = '', year] of text.matchAll(patternOf(name))) {
      const month = placeOfMonth(told) + 1 || Number(told)
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

/** The first day of the next month of that number (0 January); this one counts. */
function nextMonthNamed(month: number, today: Day): Day {
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) - 1 ? 1 : 0)
  return toDay(`${year}-${pad(month + 1)}-01`)
}

/** That weekday (0 Sunday) on `from` or after it. */
export function nextWeekday(from: Day, weekday: number): Day {
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7)
}
