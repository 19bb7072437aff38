import { BOOKING_SOURCES, type BookingSource } from '@/features/bookings/rules/sources'
import type { BookingStatus } from '@/features/bookings/rules/status'
import { isSold } from '@/features/night-snapshots/rules/night-snapshot'
import { type PricedStay, revenueByNight } from '@/features/rates/rules/night-revenue'
import { PLAN_WORDS } from '@/features/rates/rules/plan-words'
import { addDays, addMonths, type Day, daysBetween, lastOfMonth, weekdayOf } from '@/kernel/days'
import type { Cents } from '@/kernel/money'

export const REPORT_STEPS = ['day', 'week', 'month'] as const
export type ReportStep = (typeof REPORT_STEPS)[number]

/** A booking as reports count it; `madeOn` is the property's day on which it was made. */
export type ReportedStay = PricedStay & {
  villaId: number
  status: BookingStatus
  source: BookingSource
  madeOn: Day
}

/**
 * Figures of the days from `first` to `last`, both included. Nights and revenue are of stays that are sold: confirmed,
 * in house or over; a request that is pending is not. `lead` is the days from booking to arrival, all together.
 */
export type Figures = {
  first: Day
  last: Day
  /** Nights on which a villa is on offer (docs/decisions/reports.md). */
  available: number
  nights: number
  revenue: Cents
  arrivals: number
  lead: number
  /** Of the stays that would have begun: cancelled, or nobody came. */
  lost: number
}

export type SourceFigures = { source: BookingSource; arrivals: number; nights: number; revenue: Cents }

/** The days from `first` to `last` cut into days, weeks from Monday, or months, the ends as they come. */
export function cutPeriod(first: Day, last: Day, step: ReportStep): { first: Day; last: Day }[] {
  const parts: { first: Day; last: Day }[] = []
  for (let day = first; day <= last; ) {
    const end = lastOfPart(day, step)
    if (end >= last) return [...parts, { first: day, last }]
    parts.push({ first: day, last: end })
    day = addDays(end, 1)
  }
  return parts
}

/**
 * The figures of each part and of the whole; `onOffer` says how many villas were on offer on each night, `lost` how many stays
 * that would have begun on a day did not.
 */
export function reportStays(
  stays: readonly ReportedStay[],
  {
    parts: cut,
    onOffer,
    lost,
  }: { parts: readonly Period[]; onOffer: ReadonlyMap<Day, number>; lost: ReadonlyMap<Day, number> },
): { parts: Figures[]; whole: Figures } {
  const [first, last] = [cut[0]?.first, cut.at(-1)?.last]
  if (!first || !last) throw new RangeError('A report has at least one part')
  const parts = cut.map(emptyFigures)
  const places = new Map<Day, Figures | undefined>()
  // Many stays begin on a day: each day is looked for once.
  const find = (day: Day) => {
    if (!places.has(day))
      places.set(
        day,
        parts.find((part) => part.first <= day && day <= part.last),
      )
    return places.get(day)
  }
  for (const [night, count] of onOffer) {
    const part = find(night)
    if (part) part.available += count
  }
  for (const [day, count] of lost) {
    const part = find(day)
    if (part) part.lost += count
  }
  for (const stay of stays) {
    if (!isSold(stay.status)) continue
    const arrival = find(stay.checkIn)
    if (arrival) {
      arrival.arrivals += 1
      arrival.lead += Math.max(0, daysBetween(stay.madeOn, stay.checkIn))
    }
    for (const { night, cents } of revenueByNight(stay, { first, last })) {
      const part = find(night)
      if (!part) continue
      part.nights += 1
      part.revenue += cents
    }
  }
  const whole = parts.reduce(addFigures, emptyFigures({ first, last }))
  return { parts, whole: { ...whole, first, last } }
}

/** Nights and revenue in the period by how the stays came, the most first; sources that brought none are left out. */
export function reportSources(
  stays: readonly ReportedStay[],
  { first, last }: { first: Day; last: Day },
): SourceFigures[] {
  const isWithin = (day: Day) => first <= day && day <= last
  return BOOKING_SOURCES.map((source) => {
    const own = stays.filter((stay) => stay.source === source && isSold(stay.status))
    const nights = own
      .flatMap((stay) => revenueByNight(stay, { first, last }))
      .filter(({ night }) => isWithin(night))
    return {
      source,
      arrivals: own.filter(({ checkIn }) => isWithin(checkIn)).length,
      nights: nights.length,
      revenue: nights.reduce((sum, { cents }) => sum + cents, 0),
    }
  })
    .filter(({ nights }) => nights > 0)
    .sort((one, other) => other.revenue - one.revenue)
}

/** What nights of one name brought; `arrivals` are those on the first night of a stay. */
export type NamedFigures = { name: string; arrivals: number; nights: number; revenue: Cents }

/**
 * Nights and revenue in the period by the rate plan each night was booked on, the most first. Plans are told apart by their
 * names, as they were agreed.
 */
export function reportPlans(stays: readonly ReportedStay[], period: Period): NamedFigures[] {
  return sumByName(stays, period, ({ plan }) => plan?.name ?? PLAN_WORDS.flexible)
}

/** The same by the category the villa had on the night, where `categoryOf` knows it. */
export function reportCategories(
  stays: readonly ReportedStay[],
  period: Period,
  categoryOf: (villaId: number, night: Day) => string,
): NamedFigures[] {
  return sumByName(stays, period, ({ night }, { villaId }) => categoryOf(villaId, night))
}

/**
 * The same days a year before. 29 February has none: as a first day it becomes 1 March, as a last one 28 February, so that
 * periods that meet still meet, and the day by itself is empty.
 */
export function yearBefore({ first, last }: Period): Period {
  const before = addMonths(first, -12)
  return {
    first: before.slice(8) === first.slice(8) ? before : addDays(before, 1),
    last: addMonths(last, -12),
  }
}

export type Period = { first: Day; last: Day }
type SoldNight = ReturnType<typeof revenueByNight>[number]

function sumByName(
  stays: readonly ReportedStay[],
  { first, last }: Period,
  nameOf: (night: SoldNight, stay: ReportedStay) => string,
): NamedFigures[] {
  const sums = new Map<string, NamedFigures>()
  for (const stay of stays) {
    if (!isSold(stay.status)) continue
    for (const night of revenueByNight(stay, { first, last })) {
      if (night.night < first || night.night > last) continue
      const name = nameOf(night, stay)
      const sum = sums.get(name) ?? { name, arrivals: 0, nights: 0, revenue: 0 }
      sum.arrivals += night.night === stay.checkIn ? 1 : 0
      sum.nights += 1
      sum.revenue += night.cents
      sums.set(name, sum)
    }
  }
  return [...sums.values()].sort((one, other) => other.revenue - one.revenue)
}

/**
 * Rows of a period beside those of the same name a year before; what brought something then alone stands last, with nothing
 * now.
 */
export function besideLastYear<Row extends { arrivals: number; nights: number; revenue: Cents }>(
  now: readonly Row[],
  before: readonly Row[],
  nameOf: (row: Row) => string,
): (Row & { lastYear: { nights: number; revenue: Cents } })[] {
  const then = new Map(before.map((row) => [nameOf(row), row]))
  const names = new Set(now.map(nameOf))
  const gone = before
    .filter((row) => !names.has(nameOf(row)))
    .map((row) => ({ ...row, arrivals: 0, nights: 0, revenue: 0 }))
  return [...now, ...gone].map((row) => {
    const { nights, revenue } = then.get(nameOf(row)) ?? { nights: 0, revenue: 0 }
    return { ...row, lastYear: { nights, revenue } }
  })
}

/** Shares of one number in another, null where there is nothing to share: percent to a tenth, cents, days to a tenth. */
export function ratesOf({ available, nights, revenue, arrivals, lead, lost }: Figures) {
  return {
    occupancy: available === 0 ? null : Math.round((nights / available) * 1000) / 10,
    averageRate: nights === 0 ? null : Math.round(revenue / nights),
    revenuePerVilla: available === 0 ? null : Math.round(revenue / available),
    leadTime: arrivals === 0 ? null : Math.round((lead / arrivals) * 10) / 10,
    lostShare: arrivals + lost === 0 ? null : Math.round((lost / (arrivals + lost)) * 1000) / 10,
  }
}

function emptyFigures({ first, last }: { first: Day; last: Day }): Figures {
  return { first, last, available: 0, nights: 0, revenue: 0, arrivals: 0, lead: 0, lost: 0 }
}

function addFigures(sum: Figures, part: Figures): Figures {
  return {
    ...sum,
    available: sum.available + part.available,
    nights: sum.nights + part.nights,
    revenue: sum.revenue + part.revenue,
    arrivals: sum.arrivals + part.arrivals,
    lead: sum.lead + part.lead,
    lost: sum.lost + part.lost,
  }
}

function lastOfPart(day: Day, step: ReportStep): Day {
  if (step === 'day') return day
  return step === 'month' ? lastOfMonth(day) : addDays(day, (7 - weekdayOf(day)) % 7)
}
