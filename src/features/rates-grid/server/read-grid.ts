import { and, gte, lte } from 'drizzle-orm'
import { priceNight, type Rate, rateOf } from '@/features/rates/rules/pricing'
import { holdsDay, orderSeasons } from '@/features/rates/rules/season-days'
import { arrivalRules } from '@/features/rates/rules/stay-rules'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { listVillas } from '@/features/villas/server/store'
import { seasons as table } from '@/features/villas/server/table'
import { seasonsIn, toStaffSeason } from '@/features/villas/server/villa-seasons'
import { addDays, type Day, daysBetween } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { toAmount } from '@/kernel/money'
import type { Database } from '@/server/db/connect'
import { MOST_DAYS } from '../rules/check-edit'
import type { GridCell, RatesGrid } from '../staff-contract'

/** What each night of each villa costs between two days, both included, and on what conditions. Throws invalid-input. */
export async function readGrid(
  { orm }: Database,
  { first, last }: { first: Day; last: Day },
  today: Day,
): Promise<RatesGrid> {
  const length = daysBetween(first, last) + 1
  if (length < 1 || length > MOST_DAYS) throw refuse(length)
  const days = Array.from({ length }, (_, ahead) => addDays(first, ahead))
  const [villas, stored] = await Promise.all([
    listVillas(orm, today),
    orm
      .select()
      .from(table)
      .where(and(lte(table.startDate, last), gte(table.endDate, first))),
  ])
  return {
    first,
    villas: villas.map((villa) => {
      const rate = rateOf(villa)
      const own = seasonsIn(stored, villa) ?? []
      const ordered = orderSeasons(own.map((row) => ({ ...toStaffSeason(row), name: row.name })))
      const { id, categoryId, categoryName } = villa
      return {
        id,
        name: unitNameOf(villa),
        categoryId,
        categoryName,
        cells: days.map((day) => ({
          ...cellOf(rate, day),
          ...nameOf(ordered.findLast((season) => holdsDay(season, day))),
        })),
      }
    }),
  }
}

/** A night by the rules that price and judge every stay. */
function cellOf(rate: Rate, day: Day): GridCell {
  const rules = arrivalRules(rate, day)
  const has = (kind: string) => rules.some((rule) => rule.kind === kind)
  const bound = (of: 'min' | 'max') =>
    rules.find((rule) => rule.kind === 'nights' && rule[of] !== undefined)?.[of]
  const [minNights, maxNights] = [bound('min'), bound('max')]
  return {
    price: toAmount(priceNight(rate, day)),
    ...(minNights !== undefined && { minNights }),
    ...(maxNights !== undefined && { maxNights }),
    ...(has('no-arrival') && { noArrival: true as const }),
    ...(has('no-departure') && { noDeparture: true as const }),
  }
}

function nameOf(season: { name: string } | undefined): Pick<GridCell, 'season'> {
  return season ? { season: season.name } : {}
}

function refuse(length: number): AppError {
  const message =
    length < 1 ? 'The last day comes before the first.' : 'Please ask for no more than a year at once.'
  return new AppError('invalid-input', { problems: [{ path: 'last', message }] })
}
