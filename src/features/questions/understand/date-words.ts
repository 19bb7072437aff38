import {
  addDays,
  addMonths,
  type Day,
  formatMonth,
  isDay,
  lastOfMonth,
  toDay,
  weekdayOf,
} from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import { spanHolidays, spellHolidays } from './holidays'
import { findImpossible } from './impossible-days'
import { MONTH, MONTHS, ORDINAL } from './month-names'
import { anyOf, expression, firstMatch } from './patterns'

/** A text whose dates a parser can read, or what it says where a parser could not: a weekend, a whole month, no real day. */
export type PlainDates = {
  text: string
  stay?: Stay
  period?: { first: Day; last: Day; label: string }
  /** A day that is in no calendar, as it was meant: `30 February`. */
  problem?: string
}

const WEEKDAY = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|wed|thur?s?|fri|sat|sun'
const FRIDAY = 5
const WEEKEND_NIGHTS = 2

/** Readies a plain text for the date parser: day before month, ranges with 'to', holidays as dates, no durations. */
export function putDatesPlainly(plain: string, today: Day): PlainDates {
  const text = spellMonthless(spellRanges(spellHolidays(dropWhatIsNoDate(spanHolidays(plain)), today)), today)
  const problem = findImpossible(text, today)
  if (problem) return { text, problem }
  const weekend = readWeekend(text, today)
  if (weekend) return { text, stay: weekend }
  const inWeek = placeInNextWeek(text, today)
  if (inWeek !== text) return { text: inWeek }
  const period = readPeriod(text, today)
  return period ? { text, period } : { text }
}

const HEADS = anyOf('people, persons?, guests?, adults?, pax, kids?, children, couples, friends')
const NO_DATES = [
  /\b(?:the )?(?:last|first|final) (?:day|minute|night|morning|evening)s?\b/g,
  expression(
    [
      '(?<!\\bin |\\bin about )\\b\\d{1,3} (?:days?|weeks?|months?)\\b',
      '(?! (?:from|later|earlier|before|after|ago))',
    ],
    'g',
  ),
  /\b24 ?\/ ?7\b(?! ?(?:-|to|until)|\/)/g,
  expression(['\\b\\d{1,2} ?(?:-|to|or) ?\\d{1,2} (?:nights?|days?|', HEADS, ')\\b'], 'g'),
  expression([',? ?\\b\\d{1,2} (?:of us|(?:more )?', HEADS, ')\\b'], 'g'),
  /\bfor (?:about )?\d{1,3} (?:days?|weeks?|months?)\b/g,
  /\b\d{1,2} weeks? (?=from \d|starting|beginning)/g,
  /\b\d{1,3}[- ]?nights?\b(?: stay)?/g,
  /\b(?:in|after|for) (?:the )?(?:morning|afternoon|evening)s?\b/g,
  /\b(?<!(?:right|available|free|from) )now\b/g,
  expression(
    [
      '(?<!(?:on|next|this|from|to|until|till|-) ?)\\b(?:sun|sat|wed|mar)\\b',
      '(?! ?(?:,|to|-|until|\\d|night))',
    ],
    'g',
  ),
  /\b(\d{1,2}) ?(?:o'clock|hrs?)\b/g,
]

/** Without numbers of guests and nights, hours, and words that look like a weekday or a month and are none. */
function dropWhatIsNoDate(text: string): string {
  return NO_DATES.reduce((told, pattern) => told.replace(pattern, ' '), text)
}

const LEAVES = anyOf(
  'leav(?:e|ing), depart(?:ing|ure)?, return(?:ing)?, go(?:ing)? (?:home|back), check(?:ing)?[- ]?out, checkout, out',
)
const LEAVING = expression(
  [
    ',? ?(?:\\band )?\\b',
    LEAVES,
    '(?: is| will be)?(?: on)?(?: the)?(?: date)?:? (?=\\d|\\w+day|[a-z]{3,9} \\d)',
  ],
  'g',
)
/** 12.-15.12.2027, 24-27/12. */
const SHARED_MONTH = expression(
  [
    '(?<![\\d/.])\\b(\\d{1,2})\\.? ?(?:-|to) ?(\\d{1,2})([./])(\\d{1,2})\\b',
    '(?:\\.?\\/?(\\d{4}))?(?! ?-? ?\\d)',
  ],
  'g',
)

function spellRanges(text: string): string {
  const day = String.raw`\d{1,2}${ORDINAL}?`
  return (
    text
      .replace(/\bbetween ((?:(?!\band\b).){1,40}?) and /g, '$1 to ')
      .replace(LEAVING, ' to ')
      // 'from 12' would be read as an hour.
      .replace(/\bfrom (?:the )?(?=\d)/g, ' ')
      .replace(/\b(?:untill?|till?|through|thru|upto|up to)\b/g, 'to')
      .replace(/ ?\bto (?:the )?(?:morning of )?(?:the )?(?=\d|\w+day)/g, ' to ')
      .replace(
        SHARED_MONTH,
        (_whole, from, to, _sign, month, year) =>
          `${from}/${month}${year ? `/${year}` : ''} to ${to}/${month}${year ? `/${year}` : ''}`,
      )
      .replace(
        /\b(\d{1,2})\.(\d{1,2})\.(?:(\d{4}))?/g,
        (_whole, d, m, year) => `${d}/${m}${year ? `/${year}` : ''}`,
      )
      .replace(/\b(\d{1,2}\/\d{1,2}(?:\/\d{2,4})?) ?- ?(?=\d{1,2}\/)/g, '$1 to ')
      // Month before day: put the day first, and a month behind both days of a range.
      .replace(
        expression([`\\b(${MONTH}) (${day}) ?(?:-|to) ?(${day})`, `(?! ?(?:${MONTH}|:|\\d|of))`], 'g'),
        '$2 to $3 $1',
      )
      .replace(
        new RegExp(String.raw`\b(${MONTH}) (?:the )?(${day})(?!\d|:|\/)(?:,? (\d{4}))?`, 'g'),
        (_whole, month, d, year) => `${d} ${month}${year ? ` ${year}` : ''}`,
      )
      .replace(new RegExp(String.raw`\b(${day}) ?- ?(${day}) (?:of )?(${MONTH})`, 'g'), '$1 to $2 $3')
      .replace(
        expression(
          [`\\b(${day}) (?:of )?(${MONTH}) to (${day})\\b`, `(?! ?(?:of |${MONTH}|\\d|\\/|:))`],
          'g',
        ),
        (_whole, from, month, to) =>
          Number.parseInt(to, 10) > Number.parseInt(from, 10)
            ? `${from} to ${to} ${month}`
            : `${from} ${month} to ${to} ${monthAfter(month)}`,
      )
  )
}

const DAY_OF_MONTH = expression(['\\b', MONTH, ' \\d|\\d', ORDINAL, '? (?:of )?', MONTH, '\\b'])
const OF_ELSE = anyOf('\\d, floor, birthday, anniversary, time, person, guest, child, night')
const LONE_DAYS = expression(
  [
    `(?:\\bthe )?\\b(\\d{1,2})${ORDINAL}?(?: ?(?:-|to) ?(?:the )?(\\d{1,2}))?${ORDINAL}\\b`,
    `(?! ?(?:of |to )?(?:${MONTH}|${OF_ELSE}))(?! to \\d{1,2}${ORDINAL}? (?:of )?${MONTH})`,
  ],
  'g',
)

/** 'on the 20th', '20th to 23rd': the next such days. */
function spellMonthless(text: string, today: Day): string {
  if (DAY_OF_MONTH.test(text)) return text
  return text.replace(LONE_DAYS, (_whole, from: string, to: string | undefined) => {
    const start = nextDayOfMonth(Number(from), today)
    if (!start) return `${from} ${formatMonth(today)}`
    const end = to === undefined ? null : nextDayOfMonth(Number(to), addDays(start, 1))
    return end ? `${start} to ${end}` : start
  })
}

function nextDayOfMonth(number: number, from: Day): Day | null {
  for (let months = 0; months < 3; months++) {
    const text = `${addMonths(toDay(`${from.slice(0, 7)}-01`), months).slice(0, 7)}-${String(number).padStart(2, '0')}`
    if (isDay(text) && text >= from) return text
  }
  return null
}

const WHICH = '(this|next|coming|following|first|second|third|last|the|a|for)'
const WEEKEND = expression(['\\b', WHICH, '? ?week-?ends?\\b(?: (?:in|of) ([a-z]+))?'])

/** A weekend is its Friday and Saturday night; 'next weekend' is that of next week. */
function readWeekend(text: string, today: Day): Stay | null {
  const found = WEEKEND.exec(text)
  if (
    !found ||
    (/\b\d{1,2}(?:st|nd|rd|th)? (?:of )?[a-z]{3,}/.test(text) && hasMonthDay(text)) ||
    (/\b(?:how much|price|cost|rate)/.test(text) && /\b(?:at|on) (?:the )?week-?ends?\b/.test(text)) ||
    /\bon weekends\b|\bweekends\b|weekend (?:price|rate|night)/.test(text)
  )
    return null
  const [, which, monthName = ''] = found
  const month = MONTHS.indexOf(monthName.slice(0, 3))
  const weekday = weekdayOf(today)
  const isWeekendNow = weekday === 6 || weekday === 0 || weekday === FRIDAY
  if (month >= 0) return weekendOfMonth(which, month, today)
  if (which === 'last') {
    const gone = addDays(nextWeekday(addDays(today, -6), FRIDAY), -7)
    return { checkIn: gone, checkOut: addDays(gone, WEEKEND_NIGHTS) }
  }
  const coming = weekday === 6 ? today : weekday === 0 ? addDays(today, 5) : nextWeekday(today, FRIDAY)
  const isNext = which === 'next' || which === 'following' || /weekend after next/.test(text)
  const start = isNext
    ? nextWeekday(
        addDays(weekday === 6 ? today : coming, weekday === 0 ? 0 : isWeekendNow || weekday > 0 ? 1 : 0),
        FRIDAY,
      )
    : coming
  const nights = start === today && weekday === 6 ? 1 : WEEKEND_NIGHTS
  return { checkIn: start, checkOut: addDays(start, nights) }
}

function hasMonthDay(text: string): boolean {
  return new RegExp(String.raw`\b\d{1,2}${ORDINAL}? (?:of )?${MONTH}\b`).test(text)
}

function weekendOfMonth(which: string | undefined, month: number, today: Day): Stay {
  const first = nextMonthNamed(month, today)
  const place = { first: 0, second: 1, third: 2 }[which ?? ''] ?? 0
  const start =
    which === 'last'
      ? addDays(nextWeekday(addDays(lastOfMonth(first), -7), FRIDAY), 0)
      : addDays(nextWeekday(first < today ? today : first, FRIDAY), place * 7)
  return { checkIn: start, checkOut: addDays(start, WEEKEND_NIGHTS) }
}

/** 'Friday next week', 'monday to wednesday next week': days of the week that begins next Monday. */
function placeInNextWeek(text: string, today: Day): string {
  if (!/\bnext week\b/.test(text) || !new RegExp(String.raw`\b(?:${WEEKDAY})\b`).test(text)) return text
  const monday = nextWeekday(addDays(today, 1), 1)
  return text
    .replace(/\b(?:of |in )?next week\b/g, ' ')
    .replace(new RegExp(String.raw`\b(${WEEKDAY})\b`, 'g'), (name: string) => {
      const weekday = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].indexOf(name.slice(0, 3))
      return addDays(monday, (weekday + 6) % 7)
    })
}

const DURING = anyOf(
  'in, during, for, of, this, next, throughout, around, early, mid, late, end of, month of, from',
)
const WHOLE_MONTH = [
  expression(['\\b', DURING, ` (?:the month of )?(${MONTH})(?: (\\d{4}))?(?! ?\\d)`]),
  expression([`\\b(${MONTH}) (\\d{4})\\b`]),
]

function readPeriod(text: string, today: Day): PlainDates['period'] | null {
  if (hasMonthDay(text) || /\d{4}-\d\d-\d\d|\b\d{1,2}\/\d{1,2}\b/.test(text)) return null
  if (/\bthis week\b/.test(text))
    return { first: today, last: addDays(nextWeekday(today, 0), 0), label: 'this week' }
  if (/\bnext week\b/.test(text)) {
    const first = nextWeekday(addDays(today, 1), 1)
    return { first, last: addDays(first, 6), label: 'next week' }
  }
  if (/\bthis month\b/.test(text))
    return { first: today, last: lastOfMonth(today), label: formatMonth(today) }
  if (/\bnext month\b/.test(text)) return wholeMonth(addMonths(toDay(`${today.slice(0, 7)}-01`), 1), today)
  const found = firstMatch(text, WHOLE_MONTH)
  if (!found) return null
  const month = MONTHS.indexOf((found[1] ?? '').slice(0, 3))
  const year = found[2]
  const pad = String(month + 1).padStart(2, '0')
  return wholeMonth(year ? toDay(`${year}-${pad}-01`) : nextMonthNamed(month, today), today)
}

function wholeMonth(first: Day, today: Day) {
  return { first: first < today ? today : first, last: lastOfMonth(first), label: formatMonth(first) }
}

/** The first day of the next month of that number (0 January); this one counts. */
function nextMonthNamed(month: number, today: Day): Day {
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) - 1 ? 1 : 0)
  return toDay(`${year}-${String(month + 1).padStart(2, '0')}-01`)
}

function monthAfter(month: string): string {
  return MONTHS[(MONTHS.indexOf(month.slice(0, 3)) + 1) % 12] ?? month
}

/** That weekday (0 Sunday) on `from` or after it. */
export function nextWeekday(from: Day, weekday: number): Day {
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7)
}
