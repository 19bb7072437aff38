import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check } from 'drizzle-orm/pg-core'
import type { Day } from '@/kernel/days'
import { day } from './columns'

type ShownDaysColumns = { showFrom: AnyPgColumn; showUntil: AnyPgColumn }

/** The columns of what visitors see on some days only (kernel/shown-days.ts). */
export const shownDaysColumns = () => ({ showFrom: day('show_from'), showUntil: day('show_until') })

/** Its last day is not before its first. `table` is the table's name in the database. */
export const shownDaysCheck = (table: string, { showFrom, showUntil }: ShownDaysColumns) =>
  check(`${table}_shown_until_not_before_from`, sql`${showUntil} >= ${showFrom}`)

/** Condition: `today` (the property's day) is one of the days. */
export function isShownOn({ showFrom, showUntil }: ShownDaysColumns, today: Day): SQL {
  return sql`${today}::date between coalesce(${showFrom}, '-infinity') and coalesce(${showUntil}, 'infinity')`
}
