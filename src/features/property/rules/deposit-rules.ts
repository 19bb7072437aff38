import { type Day, isDay } from '@/kernel/days'

/** A line of staff about deposits: for which arrivals, and how much. */
export type DepositLine = { when: string; amount: string }

/** The same as the app goes by it. */
export type DepositRule = {
  /** First and last day of arrival, as `12-20`, of every year; the last may lie in the year after. */
  season: { first: string; last: string } | null
  /** Only for arrivals within so many days of the booking. */
  withinDays: number | null
  amount: { kind: 'none' | 'first-night' | 'all' } | { kind: 'percentage'; percent: number }
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const SEASON = /^(\d{1,2}) ([a-z]{3})[a-z]* (?:to|–|-) (\d{1,2}) ([a-z]{3})[a-z]*$/
const WITHIN = /^within (\d{1,3}) days?$/
const PERCENT = /^(\d{1,3}) ?%$/

/** What a line says; null for what nobody can go by. */
export function readDepositRule({ when, amount }: DepositLine): DepositRule | null {
  const told = readAmount(amount.trim().toLowerCase())
  const parts = when
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
  const rule: Omit<DepositRule, 'amount'> = { season: null, withinDays: null }
  for (const part of parts) {
    const season = readSeason(part)
    const within = WITHIN.exec(part)
    if (season && !rule.season) rule.season = season
    else if (within && rule.withinDays === null) rule.withinDays = Number(within[1])
    else if (part !== 'always' || parts.length > 1) return null
  }
  return told && { ...rule, amount: told }
}

function readAmount(text: string): DepositRule['amount'] | null {
  if (text === 'none' || text === 'all') return { kind: text }
  if (text === 'first night') return { kind: 'first-night' }
  const percent = Number(PERCENT.exec(text)?.[1] ?? 0)
  return percent >= 1 && percent <= 100 ? { kind: 'percentage', percent } : null
}

function readSeason(text: string): DepositRule['season'] {
  const [, firstDay, firstMonth, lastDay, lastMonth] = SEASON.exec(text) ?? []
  const first = toMonthDay(firstDay, firstMonth)
  const last = toMonthDay(lastDay, lastMonth)
  return first && last ? { first, last } : null
}

function toMonthDay(day: string | undefined, month: string | undefined): string | null {
  const text = `${twoDigits(MONTHS.indexOf(month ?? '') + 1)}-${twoDigits(Number(day))}`
  // A leap year, so that the 29th of February is a day.
  return isDay(`2028-${text}`) ? text : null
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}

/** Whether a rule is about an arrival that is booked `daysAhead` days before. */
export function fitsArrival({ season, withinDays }: DepositRule, arrival: Day, daysAhead: number): boolean {
  if (withinDays !== null && daysAhead > withinDays) return false
  if (!season) return true
  const monthDay = arrival.slice(5)
  const { first, last } = season
  return first <= last ? first <= monthDay && monthDay <= last : first <= monthDay || monthDay <= last
}
