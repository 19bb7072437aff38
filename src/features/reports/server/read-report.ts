import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { sumNights } from '@/features/night-snapshots/rules/night-snapshot'
import { countLost, listStays } from '@/features/night-snapshots/server/list-stays'
import { type NightOffer, readOffer } from '@/features/night-snapshots/server/read-offer'
import { listCategories } from '@/features/night-snapshots/server/take-snapshots'
import { readPropertyFacts } from '@/features/property/server/store'
import { writeCsv } from '@/kernel/csv'
import { type Day, toDay } from '@/kernel/days'
import { toAmount } from '@/kernel/money'
import type { Context } from '@/server/context'
import type { ComparedFigures, Report, ReportFigures, ReportQuery } from '../contract'
import {
  besideLastYear,
  cutPeriod,
  type Figures,
  type Period,
  type ReportedStay,
  ratesOf,
  reportCategories,
  reportPlans,
  reportSources,
  reportStays,
  yearBefore,
} from '../rules/report'

/**
 * What the hotel did in a period, and in the same days a year before: nights and revenue from the bookings as they stand,
 * the villas on offer from the snapshots of nights that are over (docs/decisions/reports.md). Throws not-ready.
 */
export async function readReport({ database: { orm } }: Context, query: ReportQuery): Promise<Report> {
  await readPropertyFacts(orm)
  const cut = cutPeriod(toDay(query.first), toDay(query.last), query.step)
  const now = await readParts(orm, cut)
  const before = await readParts(orm, cut.map(yearBefore))
  const named = (key: 'plans' | 'categories') =>
    besideLastYear(now[key], before[key], ({ name }) => name).map(rowToWire)
  return {
    step: query.step,
    villas: now.villas,
    basis: now.basis,
    parts: now.parts.map((part, index) => compare(part, before.parts[index])),
    whole: compare(now.whole, before.whole),
    plans: named('plans'),
    categories: named('categories'),
    sources: besideLastYear(now.sources, before.sources, ({ source }) => source).map(rowToWire),
  }
}

async function readParts(orm: NodePgDatabase, parts: readonly Period[]) {
  const [first, last] = [parts[0]?.first, parts.at(-1)?.last]
  if (!first || !last) throw new RangeError('A report has at least one part')
  const period = { first, last }
  const stays = await listStays(orm, period)
  const lost = await countLost(orm, period)
  const offer = await readOffer(orm, period, stays)
  const names = await listCategories(orm)
  const categoryOf = (villaId: number, night: Day) => {
    const frozen = offer.get(night)?.snapshot?.categories
    return (frozen?.has(villaId) ? frozen.get(villaId) : names.get(villaId)) ?? NO_CATEGORY
  }
  const onOffer = new Map(Array.from(offer, ([night, { villaIds }]) => [night, villaIds.size]))
  return {
    ...reportStays(stays, { parts, onOffer, lost }),
    villas: new Set([...offer.values()].flatMap(({ villaIds }) => [...villaIds])).size,
    basis: basisOf(offer, stays, period),
    plans: reportPlans(stays, period),
    categories: reportCategories(stays, period, categoryOf),
    sources: reportSources(stays, period),
  }
}

/** How firm the figures are, and what bookings have changed since the days were closed. */
function basisOf(
  offer: ReadonlyMap<Day, NightOffer>,
  stays: readonly ReportedStay[],
  period: Period,
): Report['basis'] {
  const sold = sumNights(stays, period, (night) => night)
  const basis = { closed: 0, backfilled: 0, open: 0, changedNights: 0 }
  let changedCents = 0
  for (const [night, { snapshot }] of offer) {
    if (snapshot === null) basis.open += 1
    else if (snapshot.origin === 'backfilled') basis.backfilled += 1
    else {
      const { nights, revenue } = sold.get(night) ?? { nights: 0, revenue: 0 }
      basis.closed += 1
      basis.changedNights += nights - snapshot.sold.nights
      changedCents += revenue - snapshot.sold.revenue
    }
  }
  return { ...basis, changedRevenue: toAmount(changedCents) }
}

/** What villas of no category are told by. */
const NO_CATEGORY = 'No category'

const COLUMNS: Record<string, (figures: ComparedFigures) => string | number | null> = {
  First: ({ first }) => first,
  Last: ({ last }) => last,
  'Nights sold': ({ nights }) => nights,
  'Nights available': ({ available }) => available,
  'Occupancy %': ({ occupancy }) => occupancy,
  'Revenue USD': ({ revenue }) => revenue,
  'Average daily rate USD': ({ averageRate }) => averageRate,
  'Revenue per available villa USD': ({ revenuePerVilla }) => revenuePerVilla,
  Arrivals: ({ arrivals }) => arrivals,
  'Lead time days': ({ leadTime }) => leadTime,
  'Cancelled or no show': ({ lost }) => lost,
  'Nights sold a year before': ({ lastYear }) => lastYear.nights,
  'Occupancy % a year before': ({ lastYear }) => lastYear.occupancy,
  'Revenue USD a year before': ({ lastYear }) => lastYear.revenue,
}

/** A report's parts as a table for a spreadsheet. */
export function writeReport({ parts }: Report): string {
  const cells = Object.values(COLUMNS)
  return writeCsv(
    Object.keys(COLUMNS),
    parts.map((part) => cells.map((cell) => cell(part))),
  )
}

function rowToWire<Row extends { revenue: number; lastYear: { nights: number; revenue: number } }>(row: Row) {
  const { nights, revenue } = row.lastYear
  return { ...row, revenue: toAmount(row.revenue), lastYear: { nights, revenue: toAmount(revenue) } }
}

function compare(part: Figures, before: Figures | undefined): ComparedFigures {
  if (!before) throw new RangeError('Each part has one a year before')
  return { ...toWire(part), lastYear: toWire(before) }
}

function toWire(figures: Figures): ReportFigures {
  const { first, last, available, nights, revenue, arrivals, lost } = figures
  const { averageRate, revenuePerVilla, ...rates } = ratesOf(figures)
  return {
    ...{ first, last, available, nights, arrivals, lost },
    revenue: toAmount(revenue),
    averageRate: averageRate === null ? null : toAmount(averageRate),
    revenuePerVilla: revenuePerVilla === null ? null : toAmount(revenuePerVilla),
    ...rates,
  }
}
