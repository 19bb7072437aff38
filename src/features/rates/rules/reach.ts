import { type Day, toDay } from '@/kernel/days'

/** When something is booked and for which nights and categories it holds, as staff write it: a code, a plan. */
type Written = {
  bookFrom: string | null
  bookTo: string | null
  stayFrom: string | null
  stayTo: string | null
  categoryIds: readonly number[] | null
}

/** The same as it is stored: each category once, in order; none at all is every one. */
export function storedReach({ bookFrom, bookTo, stayFrom, stayTo, categoryIds }: Written) {
  const chosen = [...new Set(categoryIds)].sort((one, other) => one - other)
  return {
    bookFrom: dayOrNull(bookFrom),
    bookTo: dayOrNull(bookTo),
    stayFrom: dayOrNull(stayFrom),
    stayTo: dayOrNull(stayTo),
    categoryIds: chosen.length === 0 ? null : chosen,
  }
}

/** The categories it holds for by their names; `all` where it holds for every one. */
export function tellCategories(
  categoryIds: readonly number[] | null,
  known: readonly { id: number; name: string }[],
  all: string,
): string {
  if (categoryIds === null) return all
  return known
    .filter(({ id }) => categoryIds.includes(id))
    .map(({ name }) => name)
    .join(', ')
}

function dayOrNull(day: string | null): Day | null {
  return day === null ? null : toDay(day)
}
