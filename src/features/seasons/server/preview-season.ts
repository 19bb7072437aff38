import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { listVillas, listVillasUnder } from '@/features/villas/server/store'
import { seasons as table } from '@/features/villas/server/table'
import { type SeasonRow, seasonsIn, toStaffSeason } from '@/features/villas/server/villa-seasons'
import { type Day, toDay } from '@/kernel/days'
import type { Database } from '@/server/db/connect'
import { type Pair, previewSeason } from '../rules/preview-season'
import type { PreviewQuery, SeasonPreview } from '../staff-contract'
import { toSeasonRow } from './store'

/** The newest there can be: of two alike the newer counts. */
const NEW_ID = 2_147_483_647
const NO_CONDITIONS = {
  minNights: null,
  maxNights: null,
  minDaysAhead: null,
  maxDaysAhead: null,
  closedToArrival: null,
  closedToDeparture: null,
}

/** What each night becomes with a season as it stands in the form. Throws invalid-input. */
export async function readSeasonPreview(
  { orm }: Database,
  query: PreviewQuery,
  today: Day,
): Promise<SeasonPreview> {
  const stored = await orm.select().from(table)
  const isOnTop = stored.some((season) => season.id === query.id && season.isOnTop)
  const row = readRow(query, isOnTop)
  const others = stored.filter(({ id }) => id !== row.id)
  const pairs = await pairVillas(orm, today, others, [row])
  return { ...previewSeason(pairs, toStaffSeason(row), today), overlaps: listOverlaps(others, row, pairs) }
}

/** Each villa for which one of some new seasons holds, as it is and as it would be with them among the others. */
export async function pairVillas(
  orm: NodePgDatabase,
  today: Day,
  others: readonly SeasonRow[],
  made: readonly SeasonRow[],
): Promise<Pair[]> {
  const before = await listVillas(orm, today)
  const after = await listVillasUnder(orm, today, [...others, ...made])
  return after.flatMap((villa) => {
    const was = before.find(({ id }) => id === villa.id)
    return was && seasonsIn(made, villa) ? [{ before: was, after: villa }] : []
  })
}

/** The names of the seasons that hold for one of these villas and share nights with another. */
export function listOverlaps(
  others: readonly (SeasonRow & { name: string })[],
  row: Pick<SeasonRow, 'startDate' | 'endDate' | 'weekdays'>,
  held: readonly Pair[],
): string[] {
  return others
    .filter((other) => held.some(({ after }) => seasonsIn([other], after)) && isOver(other, row))
    .map(({ name }) => name)
}

function readRow({ id, weekdays, ...query }: PreviewQuery, isOnTop: boolean): SeasonRow {
  const { villaId = null, categoryId = null, price = null, weekendPrice = null, change = null } = query
  const input = {
    ...query,
    ...NO_CONDITIONS,
    // Conditions stand in the form as well, and have no bearing on prices.
    minNights: 1,
    name: 'Preview',
    villaId,
    categoryId,
    price,
    weekendPrice,
    change,
    weekdays: weekdays === undefined ? null : weekdays.split(',').map(Number),
    startDate: toDay(query.startDate),
    endDate: toDay(query.endDate),
  }
  const { name: _, ...row } = toSeasonRow(input)
  return { ...row, id: id ?? NEW_ID, isOnTop }
}

function isOver(one: Pick<SeasonRow, 'startDate' | 'endDate' | 'weekdays'>, other: typeof one): boolean {
  const [days, otherDays] = [one.weekdays, other.weekdays]
  const areDaysShared = !days || !otherDays || days.some((day) => otherDays.includes(day))
  return one.startDate <= other.endDate && other.startDate <= one.endDate && areDaysShared
}
