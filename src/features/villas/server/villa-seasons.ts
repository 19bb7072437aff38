import { sql } from 'drizzle-orm'
import { layOutSeasons } from '@/features/rates/rules/season-days'
import type { StaffSeason } from '@/features/rates/rules/season-kinds'
import { type Cents, toAmount } from '@/kernel/money'
import type { Villa } from '../contract'
import type { seasons, villas } from './table'

/** A season as it is stored. */
export type SeasonRow = Omit<typeof seasons.$inferSelect, 'name' | 'createdAt' | 'updatedAt'>

type VillaRow = Pick<
  typeof villas.$inferSelect,
  'id' | 'categoryId' | 'weekendPriceCents' | 'seasonalPriceCents'
>

/** The seasons of a villa in SQL over villas. */
export const SEASONS_OF_VILLA = `
  from seasons
  where seasons.villa_id = villas.id or seasons.category_id = villas.category_id
    or (seasons.villa_id is null and seasons.category_id is null)`

/** The same as they are stored; null where there are none. */
export function seasonsOfVilla() {
  return sql<SeasonRow[] | null>`(
    select json_agg(json_build_object('id', seasons.id, 'villaId', villa_id, 'categoryId', seasons.category_id,
      'startDate', start_date, 'endDate', end_date, 'weekdays', weekdays, 'kind', kind, 'priceCents', price_cents,
      'weekendPriceCents', seasons.weekend_price_cents, 'change', change, 'minNights', min_nights,
      'maxNights', max_nights, 'minDaysAhead', min_days_ahead, 'maxDaysAhead', max_days_ahead,
      'closedToArrival', closed_to_arrival, 'closedToDeparture', closed_to_departure, 'isOnTop', is_on_top))
    ${sql.raw(SEASONS_OF_VILLA)})`
}

/** Those of some seasons that hold for a villa; null where none does, as the database says it. */
export function seasonsIn<One extends Pick<SeasonRow, 'villaId' | 'categoryId'>>(
  all: readonly One[],
  { id, categoryId }: Pick<VillaRow, 'id' | 'categoryId'>,
): One[] | null {
  const own = all.filter((season) =>
    season.villaId === null
      ? season.categoryId === null || season.categoryId === categoryId
      : season.villaId === id,
  )
  return own.length > 0 ? own : null
}

/** What a villa's seasons come to, for the wire. */
export function layOutForVilla(
  rows: readonly SeasonRow[],
  villa: VillaRow & { priceCents: Cents },
): NonNullable<Villa['seasons']> {
  const usual = {
    base: villa.priceCents,
    weekend: villa.weekendPriceCents,
    seasonal: villa.seasonalPriceCents,
  }
  return layOutSeasons(usual, rows.map(toStaffSeason)).map(
    ({ first, last, base, weekend, rules, ...same }) => ({
      startDate: first,
      endDate: last,
      price: base === null ? null : toAmount(base),
      weekendPrice: weekend === null ? null : toAmount(weekend),
      minNights: same.minNights,
      ...(same.weekdays && { weekdays: [...same.weekdays] }),
      ...(rules && { rules: [...rules] }),
    }),
  )
}

/** A stored season as the rules know it. */
export function toStaffSeason(row: SeasonRow): StaffSeason {
  const { startDate: first, endDate: last, priceCents: price, weekendPriceCents: weekendPrice, ...same } = row
  const reach = row.villaId !== null ? 'villa' : row.categoryId !== null ? 'category' : 'property'
  return { ...same, reach, first, last, price, weekendPrice }
}
