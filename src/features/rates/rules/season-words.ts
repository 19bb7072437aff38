import { DAY_WORDS, type Day, dayOfMonth, daysBetween } from '@/kernel/days'
import type { StayRule } from './pricing'
import type { SeasonConditions, StaffSeason } from './season-kinds'
import { SEASON_WORDS } from './season-text'

const YEAR = 365

/** The conditions of a day as guests hear of them; `of` names the season that says what holds of each. */
export function writeStayRules(of: (name: keyof SeasonConditions) => StaffSeason | undefined): StayRule[] {
  const [least, most] = [of('minNights'), of('maxNights')]
  const [late, early] = [of('minDaysAhead'), of('maxDaysAhead')]
  const [arrival, departure] = [of('closedToArrival'), of('closedToDeparture')]
  const rules: StayRule[] = []
  if (arrival?.closedToArrival)
    rules.push({ kind: 'no-arrival', says: SEASON_WORDS.noArrival(daysOf(arrival), isOfVilla(arrival)) })
  if (departure?.closedToDeparture)
    rules.push({
      kind: 'no-departure',
      says: SEASON_WORDS.noDeparture(daysOf(departure), isOfVilla(departure)),
    })
  if (least?.minNights && least.minNights > 1)
    rules.push({
      kind: 'nights',
      min: least.minNights,
      says: SEASON_WORDS.fewest(daysOf(least), least.minNights, isOfVilla(least)),
    })
  if (most?.maxNights)
    rules.push({
      kind: 'nights',
      max: most.maxNights,
      says: SEASON_WORDS.most(daysOf(most), most.maxNights, isOfVilla(most)),
    })
  if (late?.minDaysAhead)
    rules.push({
      kind: 'ahead',
      min: late.minDaysAhead,
      says: SEASON_WORDS.latest(daysOf(late), late.minDaysAhead, isOfVilla(late)),
    })
  if (early?.maxDaysAhead != null)
    rules.push({
      kind: 'ahead',
      max: early.maxDaysAhead,
      says: SEASON_WORDS.earliest(daysOf(early), early.maxDaysAhead, isOfVilla(early)),
    })
  return rules
}

function isOfVilla(season: StaffSeason): boolean {
  return season.reach !== 'property'
}

/** `From 20 to 27 December`, `On 25 December`, `On Fridays and Saturdays from 20 December to 5 January`. */
export function daysOf({ first, last, weekdays }: Pick<StaffSeason, 'first' | 'last' | 'weekdays'>): string {
  const range = rangeOf(first, last)
  if (!weekdays) return range
  const names = [...weekdays]
    .sort((one, other) => ((one + 6) % 7) - ((other + 6) % 7))
    .map((weekday) => DAY_WORDS.weekdays[weekday] ?? '')
  return first === last ? range : SEASON_WORDS.weekdays(names, range)
}

/** The year is said where the days are more than one. */
function rangeOf(first: Day, last: Day): string {
  const { on, range } = SEASON_WORDS
  if (first === last) return on(dateOf(first))
  if (daysBetween(first, last) >= YEAR) return range(withYear(first), withYear(last))
  if (first.slice(0, 7) === last.slice(0, 7)) return range(`${dayOfMonth(first)}`, dateOf(last))
  return range(dateOf(first), dateOf(last))
}

function dateOf(day: Day): string {
  return SEASON_WORDS.date(dayOfMonth(day), DAY_WORDS.months[Number(day.slice(5, 7)) - 1] ?? '')
}

function withYear(day: Day): string {
  return SEASON_WORDS.dateOfYear(dateOf(day), day.slice(0, 4))
}
