import { addDays, type Day, daysBetween, weekdayOf } from '@/kernel/days'
import type { Cents } from '@/kernel/money'
import type { Rate, Season, StayRule } from './pricing'
import type { SeasonConditions, SeasonReach, StaffSeason } from './season-kinds'
import { writeStayRules } from './season-words'
import { priceWeekendNight } from './weekend-price'

/** What a villa costs without any season; `seasonal` is its own price for seasons that name none. */
export type UsualPrices = Pick<Rate, 'base' | 'weekend'> & { seasonal: Cents | null }

const WIDEST_FIRST: readonly SeasonReach[] = ['property', 'category', 'villa']
const WHOLE = 10_000
const WEEK = [0, 1, 2, 3, 4, 5, 6]

/** The seasons in the order in which they are put on one another: of each day the last one counts. */
export function orderSeasons<One extends Omit<StaffSeason, keyof SeasonConditions>>(
  seasons: readonly One[],
): One[] {
  return seasons.toSorted(
    (one, other) =>
      Number(one.isOnTop) - Number(other.isOnTop) ||
      (one.isOnTop ? one.id - other.id : 0) ||
      WIDEST_FIRST.indexOf(one.reach) - WIDEST_FIRST.indexOf(other.reach) ||
      daysBetween(other.first, other.last) - daysBetween(one.first, one.last) ||
      (other.weekdays ?? WEEK).length - (one.weekdays ?? WEEK).length ||
      one.id - other.id,
  )
}

/** True where the season holds the day. */
export function holdsDay(
  { first, last, weekdays }: Pick<StaffSeason, 'first' | 'last' | 'weekdays'>,
  day: Day,
) {
  return first <= day && day <= last && (weekdays ?? WEEK).includes(weekdayOf(day))
}

/**
 * What all seasons of a villa come to: runs of days that share none with one another, each with its prices and its
 * conditions, in the order of days. This is what both sides price and judge stays by.
 */
export function layOutSeasons(usual: UsualPrices, seasons: readonly StaffSeason[]): Season[] {
  const ordered = orderSeasons(seasons)
  const starts = [...new Set(ordered.flatMap(({ first, last }) => [first, addDays(last, 1)]))].sort()
  const runs: Season[] = []
  starts.forEach((first, index) => {
    const next = starts[index + 1]
    if (next === undefined) return
    const last = addDays(next, -1)
    const held = ordered.filter((season) => season.first <= first && last <= season.last)
    for (const part of partsOf(held, first, last, usual)) add(runs, part)
  })
  return runs
}

/** A run of days under the same seasons, cut by weekdays where these make a difference. */
function partsOf(held: readonly StaffSeason[], first: Day, last: Day, usual: UsualPrices): Season[] {
  // Where no season looks at weekdays, one day says what all of them come to.
  const count = held.some(({ weekdays }) => weekdays) ? Math.min(7, daysBetween(first, last) + 1) : 1
  const days = Array.from({ length: count }, (_, ahead) => addDays(first, ahead))
  const byOutcome = new Map<string, Season & { weekdays: number[] }>()
  for (const day of days) {
    const own = held.filter((season) => holdsDay(season, day))
    if (own.length === 0) continue
    const outcome = { ...priceOf(own, usual), ...conditionsOf(own) }
    const key = JSON.stringify(outcome)
    const part = byOutcome.get(key) ?? { first, last, ...outcome, weekdays: [] }
    part.weekdays.push(weekdayOf(day))
    byOutcome.set(key, part)
  }
  return [...byOutcome.values()].map(({ weekdays, ...part }) =>
    weekdays.length === days.length ? part : { ...part, weekdays: weekdays.sort() },
  )
}

/** Joins a run to the one before it where they say the same. */
function add(runs: Season[], { first, last, ...said }: Season) {
  const dayBefore = addDays(first, -1)
  const before = runs.findLast((run) => run.last === dayBefore && isSame(run, said))
  if (before) before.last = last
  else runs.push({ first, last, ...said })
}

function isSame({ first: _, last: __, ...one }: Season, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Each season changes what the day would cost without it; null is as at other times. */
function priceOf(held: readonly StaffSeason[], usual: UsualPrices): Pick<Season, 'base' | 'weekend'> {
  let price: Pick<Rate, 'base' | 'weekend'> | null = null
  for (const season of held) price = applyTo(price, season, usual)
  return price ?? { base: null, weekend: null }
}

function applyTo(
  price: Pick<Rate, 'base' | 'weekend'> | null,
  season: StaffSeason,
  usual: UsualPrices,
): Pick<Rate, 'base' | 'weekend'> | null {
  const { kind, weekdays, weekendPrice, change } = season
  if (kind === 'conditions') return price
  if (kind === 'price') {
    const base = season.price ?? usual.seasonal
    // A price for some weekdays is what these cost, Fridays too.
    return base === null ? null : { base, weekend: weekendPrice ?? (weekdays && season.price) }
  }
  const { base, weekend } = price ?? usual
  const changed = (cents: Cents) =>
    Math.max(
      0,
      kind === 'amount'
        ? cents + (change ?? 0)
        : Math.floor((cents * (WHOLE + (change ?? 0)) + WHOLE / 2) / WHOLE),
    )
  return { base: changed(base), weekend: changed(priceWeekendNight({ base, weekend })) }
}

/** Of each condition the last season counts that says something of it. */
function conditionsOf(held: readonly StaffSeason[]): { minNights: number; rules?: StayRule[] } {
  const of = (name: keyof SeasonConditions) => held.findLast((season) => season[name] !== null)
  const rules = writeStayRules(of)
  return { minNights: of('minNights')?.minNights ?? 1, ...(rules.length > 0 && { rules }) }
}
