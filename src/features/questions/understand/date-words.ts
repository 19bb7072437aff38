import { addDays, addMonths, type Day, firstOfMonth, formatMonth, isDay, toDay } from '@/kernel/days'
import { isIn, patternOf, rewrite, wordsIn } from './word-lists'

const MONTHS = wordsIn('month').map((name) => name.slice(0, 3))

/** A plain text as the date parser reads it: day before month, ranges with 'to', holidays as dates, no durations. */
export function spellDates(plain: string, today: Day): string {
  const told = /\d[- ]?nights?\b/.test(plain) ? plain : rewrite(plain, 'spans')
  const dated = reckonEaster(rewrite(rewrite(told, 'no-dates'), 'holidays'), today)
  return spellMonthless(spellRanges(dated), today)
}

function spellRanges(text: string): string {
  return rewrite(text, 'ranges').replace(patternOf('month-once'), (_whole, from, month, to) =>
    Number.parseInt(to, 10) > Number.parseInt(from, 10)
      ? `${from} to ${to} ${month}`
      : `${from} ${month} to ${to} ${MONTHS[(placeOfMonth(month) + 1) % 12]}`,
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

/** The place of a month among the twelve, by how its name begins; -1 for none. */
export function placeOfMonth(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3))
}

export function pad(number: number | string | null): string {
  return String(number).padStart(2, '0')
}
