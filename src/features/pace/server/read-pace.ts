import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { readBusinessDay } from '@/features/business-day/server/read-business-day'
import { monthOf, type SoldNights, sumNights } from '@/features/night-snapshots/rules/night-snapshot'
import { listSoldStays } from '@/features/night-snapshots/server/list-stays'
import { nightSnapshots } from '@/features/night-snapshots/server/table'
import { readPropertyFacts } from '@/features/property/server/store'
import { writeCsv } from '@/kernel/csv'
import { addDays, addMonths, type Day, firstOfMonth, lastOfMonth } from '@/kernel/days'
import { toAmount } from '@/kernel/money'
import type { Context } from '@/server/context'
import type { Pace } from '../staff-contract'

const YEAR = 12
const WEEK_DAYS = 7
const MONTH_DAYS = 30

type ByMonth = ReadonlyMap<string, SoldNights>

/** This month and the eleven after it (docs/decisions/reports.md). Throws not-ready. */
export async function readPace(orm: NodePgDatabase, clock: Pick<Context, 'now' | 'today'>): Promise<Pace> {
  await readPropertyFacts(orm)
  const { day: today } = await readBusinessDay(orm, clock)
  const first = firstOfMonth(today)
  const before = addMonths(first, -YEAR)
  const ahead = await readYear(orm, first)
  const past = await readYear(orm, before)
  const [now, yearBefore] = [ahead.sold(), past.sold()]
  const week = await readThen(orm, addDays(today, -WEEK_DAYS), ahead)
  const month = await readThen(orm, addDays(today, -MONTH_DAYS), ahead)
  const yearAgo = await readThen(orm, addMonths(today, -YEAR), past)
  return {
    today,
    week: week.compared,
    month: month.compared,
    yearAgo: yearAgo.compared,
    months: Array.from({ length: YEAR }, (_, index) => {
      const name = monthOf(addMonths(first, index))
      const old = monthOf(addMonths(before, index))
      return {
        month: name,
        sold: toWire(now.get(name)),
        pickedUpInWeek: toWire(now.get(name), week.sold.get(name)),
        pickedUpInMonth: toWire(now.get(name), month.sold.get(name)),
        lastYearThen: toWire(yearAgo.sold.get(old)),
        lastYear: toWire(yearBefore.get(old)),
      }
    }),
  }
}

/** The same as a table for a spreadsheet. */
export function writePace({ months, week, month, yearAgo }: Pace): string {
  return writeCsv(
    [
      ...['Month', 'Nights sold', 'Revenue USD'],
      ...[`Nights since ${week.day}`, `Revenue USD since ${week.day}`],
      ...[`Nights since ${month.day}`, `Revenue USD since ${month.day}`],
      ...[`Nights a year before, by ${yearAgo.day}`, `Revenue USD a year before, by ${yearAgo.day}`],
      ...['Nights a year before, in the end', 'Revenue USD a year before, in the end'],
    ],
    months.map(({ month: name, ...figures }) => [
      name,
      ...[figures.sold, figures.pickedUpInWeek, figures.pickedUpInMonth].flatMap(toCells),
      ...[figures.lastYearThen, figures.lastYear].flatMap(toCells),
    ]),
  )
}

/** As numbers, because a text that begins with a minus is none to a spreadsheet. */
function toCells({ nights, revenue }: Pace['months'][number]['sold']) {
  return [nights, Number(revenue)]
}

function yearFrom(first: Day) {
  return { first, last: lastOfMonth(addMonths(first, YEAR - 1)) }
}

type SoldYear = { sold: (by?: Day) => ByMonth }

/** The year from `first` on: what is sold of its months, or was by the end of a day and still is. */
async function readYear(orm: NodePgDatabase, first: Day): Promise<SoldYear> {
  const period = yearFrom(first)
  const stays = await listSoldStays(orm, period)
  return {
    sold: (by) => sumNights(by ? stays.filter(({ madeOn }) => madeOn <= by) : stays, period, monthOf),
  }
}

/** What was sold of a year at the close of `day`. */
async function readThen(
  orm: NodePgDatabase,
  day: Day,
  year: SoldYear,
): Promise<{ compared: { day: Day; isFrozen: boolean }; sold: ByMonth }> {
  const [snapshot] = await orm
    .select({ books: nightSnapshots.books })
    .from(nightSnapshots)
    .where(eq(nightSnapshots.day, day))
  if (snapshot?.books)
    return {
      compared: { day, isFrozen: true },
      sold: new Map(snapshot.books.map(({ month, ...sums }) => [month, sums])),
    }
  return { compared: { day, isFrozen: false }, sold: year.sold(day) }
}

function toWire(now: SoldNights | undefined, then?: SoldNights | undefined) {
  return {
    nights: (now?.nights ?? 0) - (then?.nights ?? 0),
    revenue: toAmount((now?.revenue ?? 0) - (then?.revenue ?? 0)),
  }
}
