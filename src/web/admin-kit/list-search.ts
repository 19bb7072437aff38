/** What a list is asked for; it stands in the address, so that a way back or a link leads to the same rows. */
export type ListSearch = {
  words: string
  /** Key of the column, and which way; null for the rows' own order. */
  sort: { column: string; isDescending: boolean } | null
  /** From 1. */
  page: number
  /** Chosen value by the filter's key. */
  filters: Record<string, string>
  /** Columns that are shown or hidden unlike usual, by their keys; null where nothing is said of columns. */
  columns: ColumnChoice | null
}

/** By the key of a column, whether it is shown; of those not named it is as usual. */
export type ColumnChoice = Record<string, boolean>

const FILTER = 'f.'

/** What an address asks for; whatever makes no sense in it is left out. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const sort = textOf(search.sort)
  const page = Number(search.page)
  return {
    words: textOf(search.q),
    sort: sort === '' ? null : { column: sort.replace(/^-/, ''), isDescending: sort.startsWith('-') },
    page: Number.isInteger(page) && page > 0 ? page : 1,
    filters: Object.fromEntries(
      Object.entries(search)
        .filter(([name, value]) => name.startsWith(FILTER) && textOf(value) !== '')
        .map(([name, value]) => [name.slice(FILTER.length), textOf(value)]),
    ),
    columns: 'columns' in search ? readColumns(textOf(search.columns)) : null,
  }
}

/** The same as search parameters; what is as usual is left out. */
export function writeListSearch({
  words,
  sort,
  page,
  filters,
  columns,
}: ListSearch): Record<string, string | number> {
  return {
    ...(words !== '' && { q: words }),
    ...(sort && { sort: (sort.isDescending ? '-' : '') + sort.column }),
    ...(page > 1 && { page }),
    ...Object.fromEntries(
      Object.entries(filters)
        .filter(([, value]) => value !== '')
        .map(([key, value]) => [FILTER + key, value]),
    ),
    ...(columns && { columns: writeColumns(columns) }),
  }
}

/** `paid,-guests` for a list that shows what is paid and leaves the number of guests out; `-` for the usual columns. */
export function writeColumns(columns: ColumnChoice): string {
  const named = Object.entries(columns).map(([key, isShown]) => (isShown ? key : `-${key}`))
  return named.join(',') || '-'
}

export function readColumns(text: string): ColumnChoice {
  const named = text.split(',').filter((part) => part.replace(/^-/, '') !== '')
  return Object.fromEntries(named.map((part) => [part.replace(/^-/, ''), !part.startsWith('-')]))
}

/** The next order after a press on a column's title: up, down, the rows' own. */
export function nextSort(sort: ListSearch['sort'], column: string): ListSearch['sort'] {
  if (sort?.column !== column) return { column, isDescending: false }
  return sort.isDescending ? null : { column, isDescending: true }
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
