import { and, eq, gt, lte } from 'drizzle-orm'
import { bookings } from '@/features/bookings/server/table'
import { villaCategories } from '@/features/categories/server/table'
import { readPropertyFacts } from '@/features/property/server/store'
import { villas } from '@/features/villas/server/table'
import { writeCsv } from '@/kernel/csv'
import { dayIn, toDay } from '@/kernel/days'
import { toAmount } from '@/kernel/money'
import type { Context } from '@/server/context'
import type { Report, ReportFigures, ReportQuery } from '../contract'
import {
  type Figures,
  type NamedFigures,
  ratesOf,
  reportCategories,
  reportPlans,
  reportSources,
  reportStays,
} from '../rules/report'
import { readSupply } from './read-supply'

/** What the hotel did in a period, from the bookings as they stand. Throws not-ready. */
export async function readReport({ database: { orm } }: Context, query: ReportQuery): Promise<Report> {
  const [first, last] = [toDay(query.first), toDay(query.last)]
  const { timeZone } = await readPropertyFacts(orm)
  const rows = await orm
    .select()
    .from(bookings)
    .where(and(lte(bookings.checkInDate, last), gt(bookings.checkOutDate, first)))
  const stays = rows.map(
    ({ villaId, checkInDate, checkOutDate, totalCents, nights, status, source, createdAt }) => ({
      villaId,
      checkIn: checkInDate,
      checkOut: checkOutDate,
      total: totalCents,
      nights,
      status,
      source,
      madeOn: dayIn(timeZone, createdAt),
    }),
  )
  const supply = await readSupply(orm, first, last)
  const kinds = await orm
    .select({ id: villas.id, name: villaCategories.name })
    .from(villas)
    .innerJoin(villaCategories, eq(villaCategories.id, villas.categoryId))
  const names = new Map(kinds.map(({ id, name }) => [id, name]))
  const { parts, whole } = reportStays(stays, { first, last, step: query.step, supply })
  return {
    step: query.step,
    villas: new Set(supply.open.map(({ villaId }) => villaId)).size,
    parts: parts.map(toWire),
    whole: toWire(whole),
    plans: reportPlans(stays, { first, last }).map(namedToWire),
    categories: reportCategories(stays, { first, last }, (villaId) => names.get(villaId) ?? NO_CATEGORY).map(
      namedToWire,
    ),
    sources: reportSources(stays, { first, last }).map((one) => ({ ...one, revenue: toAmount(one.revenue) })),
  }
}

/** What villas of no category are told by. */
const NO_CATEGORY = 'No category'

const COLUMNS: Record<string, (figures: ReportFigures) => string | number | null> = {
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
}

/** A report's parts as a table for a spreadsheet. */
export function writeReport({ parts }: Report): string {
  const cells = Object.values(COLUMNS)
  return writeCsv(
    Object.keys(COLUMNS),
    parts.map((part) => cells.map((cell) => cell(part))),
  )
}

function namedToWire({ revenue, ...same }: NamedFigures) {
  return { ...same, revenue: toAmount(revenue) }
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
