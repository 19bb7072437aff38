import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  firstOfMonth,
  formatMonth,
  formatShortDay,
  isDay,
  lastOfMonth,
  toDay,
  weekdayOf,
} from '@/kernel/days'
import type { When } from './stay-wish'
import { countOf, findIn, isIn, labelsIn, patternOf, rewrite, wordsIn } from './word-lists'

const MONTHS = wordsIn('month').map((name) => name.slice(0, 3))
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const NEAR = new Map(labelsIn('near-days').flatMap(([days, words]) => words.map((word) => [word, days])))
const HALF_A_YEAR = 183
const WHICH = ['first', 'second', 'third', 'fourth']
const DAYS_APART = 10
const WEEK = 7
const SATURDAY = 6
export const FRIDAY = 5
export const WEEKEND_NIGHTS = 2
const REVERSED: When = { kind: 'problem', problem: 'reversed', told: '' }

/**
 * The days a text speaks of, in the property's calendar: the next such day where no year is named, day before
 * month. `nights` makes a stay of a single day. Null when it names none.
 */
export function readWhen(text: string, today: Day, nights: number | undefined): When | null {
  const plain = spellDates(text, today)
  const over = nights === undefined ? spellDates(rewrite(text, 'spans'), today) : plain
  const told = daysIn(plain)
  const impossible = told.find((one) => firstSuchDay(one, today, today) === null)
  if (impossible) return { kind: 'problem', problem: 'no-such-day', told: nameDay(impossible) }
  const range = readRange(plain, today) ?? readRange(over, today)
  if (range) return range
  const isEnd = ({ index }: ToldDay) => index > 0 && / to(?: the)? $/.test(plain.slice(0, index))
  const dated = told.filter((one) => one.month ?? one.near ?? one.count ?? isEnd(one))
  const [only, second] = (dated.length > 0 ? dated : told).map((one) => firstSuchDay(one, today, today))
  const week =
    only && isIn(plain, 'week-before') ? periodOf(addDays(only, -WEEK), addDays(only, -1), today) : null
  const open = dated.length > 0 ? week : (readWeekend(plain, today) ?? readPeriod(plain, today))
  if (open || !only) return open
  if (second && second > only && !/\bor\b/.test(plain)) {
    // 'Two nights, Tuesday and Wednesday' are the nights of both.
    const last = addDays(only, nights ?? 0)
    return stayOf(only, last > second ? last : second)
  }
  if (second && second < only && dated.length > 1 && dated.every(({ month }) => month)) return REVERSED
  return nights !== undefined && nights > 0
    ? stayOf(only, addDays(only, nights))
    : { kind: 'night', day: only }
}

function stayOf(checkIn: Day, checkOut: Day): When {
  return { kind: 'stay', stay: { checkIn, checkOut } }
}

const JOINED = /^[ ,.]*(?:to|-)(?: the)? ?$/

/** The first two days with 'to' between them. */
function readRange(plain: string, today: Day): When | null {
  const told = daysIn(plain)
  const place = told.findIndex(({ end }, at) => JOINED.test(plain.slice(end, told[at + 1]?.index ?? 0)))
  const [from, to] = place < 0 ? [] : told.slice(place)
  if (!from || !to) return null
  // 'From Friday to 6 May' begins in the week before, '12 to 15 May 2027' in that year, 'Christmas, 23rd to 27th' then.
  const late =
    to.month && (to.year ?? from.weekday)
      ? to
      : told.find(({ month }) => month && !from.month && !from.near && from.day)
  const last = late ? firstSuchDay(late, today, today) : null
  const before = from.weekday ? WEEK : late === to ? HALF_A_YEAR : DAYS_APART
  const first = last && (late === to || addDays(last, -before) > today) ? addDays(last, -before) : today
  const start =
    firstSuchDay(from.day && !from.month && to.month ? inMonthOf(to, from) : from, first, today) ?? first
  const end = firstSuchDay(to, addDays(start, to.month ? 0 : 1), today)
  const isWrapped = !to.year && end !== null && daysBetween(start, end) > HALF_A_YEAR
  return end === null || end <= start || isWrapped ? REVERSED : stayOf(start, end)
}

/** '12th to 15 May' begin in one month, '28th to 3 May' in the month before. */
function inMonthOf(to: ToldDay, from: ToldDay): ToldDay {
  const isBefore = Number(from.day) - Number(to.day) > DAYS_APART
  return { ...from, month: pad(isBefore ? ((Number(to.month) + 10) % 12) + 1 : Number(to.month)) }
}

/** A weekend is its Friday and Saturday night; 'next weekend' is that of next week. */
function readWeekend(text: string, today: Day): When | null {
  const [found, which = '', monthName = ''] = (!isIn(text, 'weekends') && findIn(text, 'weekend')) || []
  if (found === undefined) return null
  const month = placeOfMonth(monthName)
  const first = month < 0 ? today : nextMonthNamed(month, today)
  const isNow = month < 0 && weekdayOf(today) === SATURDAY
  const coming = isNow ? today : nextWeekday(first < today ? today : first, FRIDAY)
  const following = nextWeekday(addDays(coming, 1), FRIDAY)
  const last = month < 0 ? addDays(coming, -WEEK) : nextWeekday(addDays(lastOfMonth(first), -WEEK), FRIDAY)
  const place = month < 0 ? 0 : Math.max(0, WHICH.indexOf(which))
  const isNext = month < 0 && /next|following/.test(which) && weekdayOf(today) !== 0
  const start = which === 'last' ? last : isNext ? following : addDays(coming, WEEK * place)
  return stayOf(start, addDays(start, weekdayOf(start) === SATURDAY ? 1 : WEEKEND_NIGHTS))
}

function readPeriod(text: string, today: Day): When | null {
  const [, which, unit] = /\b(this|next) (week|month)\b/.exec(text) ?? []
  const isThis = which === 'this'
  if (unit === 'week') {
    const first = isThis ? today : nextWeekday(addDays(today, 1), 1)
    const last = nextWeekday(first, 0)
    return periodOf(first, last, today, `${formatShortDay(first)} – ${formatShortDay(last)}`)
  }
  const { month: name, year, from, to } = findIn(text, 'whole-month')?.groups ?? {}
  if (!name) return unit ? partOfMonth(addMonths(firstOfMonth(today), isThis ? 0 : 1), today) : null
  return partOfMonth(nextMonthNamed(placeOfMonth(name), today, year), today, from, to)
}

function partOfMonth(month: Day, today: Day, from = '1', to = '31'): When {
  const end = addDays(month, Number(to) - 1)
  const last = end.slice(0, 7) === month.slice(0, 7) ? end : lastOfMonth(month)
  return periodOf(addDays(month, Number(from) - 1), last, today)
}

function periodOf(first: Day, last: Day, today: Day, label = formatMonth(last)): When {
  return { kind: 'period', first: first < today ? today : first, last, label }
}

/** The first day of a month (0 January) of a year, else of the next; this one counts. */
function nextMonthNamed(month: number, today: Day, told?: string): Day {
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) - 1 ? 1 : 0)
  return toDay(`${told ?? year}-${pad(month + 1)}-01`)
}

/** A day as a text tells it, by the parts it names in two figures or four, and where it stands there. */
type ToldDay = { text: string; index: number; end: number } & Partial<Record<Part, string>>
type Part = 'day' | 'month' | 'year' | 'weekday' | 'which' | 'near' | 'count' | 'unit'

/** A plain text in which holidays are dates, dates are told as '24/december', and 'to' stands within ranges. */
function spellDates(plain: string, today: Day): string {
  const year = Number(today.slice(0, 4))
  const easter = [year, year + 1].map(easterOf).find((one) => one >= today) ?? today
  const named = plain.replace(/\bnext y(?:ea)?r\b/g, String(year + 1))
  const dated = rewrite(named, 'holidays').replace(/\beaster([+-]\d)/g, (_, days) => addDays(easter, +days))
  return rewrite(dated, 'ranges')
}

/** The days that a text in such words tells; the month stands first where it cannot be otherwise ('12/24'). */
function daysIn(spelt: string): ToldDay[] {
  return [...spelt.matchAll(patternOf('date'))].map(({ 0: text, index, groups = {} }) => {
    const [year = groups.year, name = groups.month, day = groups.day ?? groups.lone] =
      groups.iso?.split('-') ?? []
    const month = name && pad(placeOfMonth(name) + 1 || name)
    const parts = Number(month) > 12 && Number(day) <= 12 ? { month: day, day: month } : { month, day }
    const told = {
      ...groups,
      ...(parts.month && { month: pad(parts.month) }),
      ...(day && { day: pad(parts.day ?? '') }),
    }
    return { ...told, ...(year && { year: year.padStart(4, '20') }), text, index, end: index + text.length }
  })
}

/** The first such day that is not before another; null where no calendar has it. Some hang on today alone. */
function firstSuchDay(told: ToldDay, from: Day, today: Day): Day | null {
  const { day, month, year, weekday, which, near, count, unit } = told
  if (near) return addDays(today, Number(NEAR.get(near)))
  if (count && unit === 'month') return addMonths(today, countOf(count))
  if (count) return addDays(today, countOf(count) * (unit === 'week' ? 7 : 1))
  if (weekday) {
    const first =
      which === 'next' ? nextWeekday(addDays(from, 1), 1) : addDays(from, which === 'last' ? -7 : 0)
    return nextWeekday(first, WEEKDAYS.indexOf(weekday.slice(0, 3)))
  }
  const years = year ? [year] : [0, 1, 2, 3, 4].map((ahead) => Number(from.slice(0, 4)) + ahead)
  const months = month ? [month] : MONTHS.map((_name, place) => pad(place + 1))
  const all = years.flatMap((one) => months.map((other) => `${one}-${other}-${day}`)).filter(isDay)
  return all.find((one) => year || one >= from) ?? null
}

/** A day that no calendar has, as it is told back. */
function nameDay({ text, day, month, year }: ToldDay): string {
  const first = `${year ?? 2027}-${month}-01`
  if (/^\d{4}/.test(text) || !isDay(first)) return text
  return `${Number(day)} ${year ? formatMonth(first) : formatMonth(first).replace(' 2027', '')}`
}

/** Easter Sunday of the years 1900 to 2099, by the rule of Gauss. */
function easterOf(year: number): Day {
  const golden = year % 19
  const moon = (19 * golden + 24) % 30
  const fullMoon = moon === 29 || (moon === 28 && golden > 10) ? moon - 1 : moon
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * fullMoon + 5) % 7
  return addDays(toDay(`${year}-03-22`), fullMoon + sunday)
}

/** The place of a month among the twelve, by how its name begins; -1 for none. */
function placeOfMonth(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3))
}

/** That weekday (0 Sunday) on `from` or after it. */
export function nextWeekday(from: Day, weekday: number): Day {
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7)
}

function pad(number: number | string): string {
  return String(number).padStart(2, '0')
}
