import { countOf } from '@/kernel/count-of'
import { DAY_WORDS, type Day, dayOfMonth, daysBetween, formatMonth } from '@/kernel/days'
import type { StayRule } from './pricing'
import type { SeasonConditions, StaffSeason } from './season-kinds'

const YEAR = 365

/** The conditions of a day as guests hear of them; `of` names the season that says what holds of each. */
export function writeStayRules(of: (name: keyof SeasonConditions) => StaffSeason | undefined): StayRule[] {
  const [least, most] = [of('minNights'), of('maxNights')]
  const [late, early] = [of('minDaysAhead'), of('maxDaysAhead')]
  const [arrival, departure] = [of('closedToArrival'), of('closedToDeparture')]
  const rules: StayRule[] = []
  if (arrival?.closedToArrival)
    rules.push({ kind: 'no-arrival', says: `${daysOf(arrival)} no ${stayIn(arrival)} can begin.` })
  if (departure?.closedToDeparture)
    rules.push({ kind: 'no-departure', says: `${daysOf(departure)} no ${stayIn(departure)} can end.` })
  if (least?.minNights && least.minNights > 1)
    rules.push({
      kind: 'nights',
      min: least.minNights,
      says: `${daysOf(least)} ${staysIn(least)} begin at ${countOf(least.minNights, 'night')}.`,
    })
  if (most?.maxNights)
    rules.push({
      kind: 'nights',
      max: most.maxNights,
      says: `${daysOf(most)} ${staysIn(most)} are for ${countOf(most.maxNights, 'night')} at most.`,
    })
  if (late?.minDaysAhead)
    rules.push({
      kind: 'ahead',
      min: late.minDaysAhead,
      says: `${daysOf(late)} ${staysIn(late)} are booked ${countOf(late.minDaysAhead, 'day')} before arrival at the latest.`,
    })
  if (early?.maxDaysAhead != null)
    rules.push({
      kind: 'ahead',
      max: early.maxDaysAhead,
      says: `${daysOf(early)} ${staysIn(early)} are booked ${countOf(early.maxDaysAhead, 'day')} before arrival at the earliest.`,
    })
  return rules
}

function staysIn(season: StaffSeason): string {
  return season.reach === 'property' ? 'stays' : 'stays in this villa'
}

function stayIn(season: StaffSeason): string {
  return season.reach === 'property' ? 'stay' : 'stay in this villa'
}

/** `From 20 to 27 December`, `On 25 December`, `On Fridays and Saturdays from 20 December to 5 January`. */
export function daysOf({ first, last, weekdays }: Pick<StaffSeason, 'first' | 'last' | 'weekdays'>): string {
  const range = rangeOf(first, last)
  if (!weekdays) return range
  const names = [...weekdays].sort((one, other) => ((one + 6) % 7) - ((other + 6) % 7)).map(nameOf)
  const listed = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join()
  return first === last ? range : `On ${listed} ${range.charAt(0).toLowerCase()}${range.slice(1)}`
}

function nameOf(weekday: number): string {
  return `${DAY_WORDS.weekdays[weekday]}s`
}

/** The year is said where the days are more than one. */
function rangeOf(first: Day, last: Day): string {
  if (first === last) return `On ${dateOf(first)}`
  if (daysBetween(first, last) >= YEAR) return `From ${withYear(first)} to ${withYear(last)}`
  if (first.slice(0, 7) === last.slice(0, 7)) return `From ${dayOfMonth(first)} to ${dateOf(last)}`
  return `From ${dateOf(first)} to ${dateOf(last)}`
}

function dateOf(day: Day): string {
  return `${dayOfMonth(day)} ${formatMonth(day).replace(/ .*/, '')}`
}

function withYear(day: Day): string {
  return `${dateOf(day)} ${day.slice(0, 4)}`
}
