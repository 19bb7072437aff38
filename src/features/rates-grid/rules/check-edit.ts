import type { SeasonInput } from '@/features/seasons/contract'
import { checkSeason } from '@/features/seasons/rules/check-season'
import { addDays, type Day, daysBetween, toDay, weekdayOf } from '@/kernel/days'
import type { FieldProblem } from '@/kernel/errors'
import type { GridEdit } from '../staff-contract'
import { gridInputText as words } from './input-words'

/** Days of the grid at once: a year. */
export const MOST_DAYS = 366

/** What is wrong with an edit of the grid, each with what to do about it. */
export function checkEdit(edit: GridEdit, today: Day): FieldProblem[] {
  const { categoryIds, villaIds, startDate, endDate, kind, price } = edit
  return [
    categoryIds.length + villaIds.length === 0 && problem('categoryIds', words.row),
    startDate < today && problem('startDate', words.past),
    daysBetween(toDay(startDate), toDay(endDate)) >= MOST_DAYS && problem('endDate', words.tooMany),
    !holdsAnyNight(edit) && problem('weekdays', words.weekdays),
    kind === 'price' && price === null && problem('price', words.price),
    ...checkSeason(seasonOf(edit, { villaId: null, categoryId: null })),
  ].filter((found) => found !== false)
}

/** Whether one of the nights is one of the weekdays; of a week and more each is. */
function holdsAnyNight({ startDate, endDate, weekdays }: GridEdit): boolean {
  const first = toDay(startDate)
  const nights = daysBetween(first, toDay(endDate)) + 1
  if (!weekdays?.length || nights < 1 || nights >= 7) return true
  return Array.from({ length: nights }, (_, night) => weekdayOf(addDays(first, night))).some((day) =>
    weekdays.includes(day),
  )
}

/** The seasons that an edit makes: one a category and a villa. */
export function seasonsOf(edit: GridEdit, name: string): SeasonInput[] {
  return [
    ...[...new Set(edit.categoryIds)].map((categoryId) => ({ villaId: null, categoryId })),
    ...[...new Set(edit.villaIds)].map((villaId) => ({ villaId, categoryId: null })),
  ].map((reach) => ({ name, ...seasonOf(edit, reach) }))
}

/** A price in the grid is what each of its nights costs, Fridays to Sundays too. */
function seasonOf(
  { categoryIds: _, villaIds: __, ...same }: GridEdit,
  reach: Pick<SeasonInput, 'villaId' | 'categoryId'>,
): Omit<SeasonInput, 'name'> {
  return { ...same, ...reach, weekendPrice: same.price, minDaysAhead: null, maxDaysAhead: null }
}

function problem(path: string, message: string): FieldProblem {
  return { path, message }
}
