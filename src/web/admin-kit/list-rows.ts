import type { ReactNode } from 'react'
import type { ListSearch } from './list-search'

type Sortable = string | number | boolean | null

/** One column of a list; `value` is what it is searched and sorted by and, without `cell`, what it shows. */
export type Column<Item> = {
  /** By which addresses and saved views know it in every language. */
  key: string
  title: string
  value?: (item: Item) => Sortable
  cell?: (item: Item) => ReactNode
  /** Shown only where somebody chose it. */
  isExtra?: boolean
}

/**
 * A choice above a list; rows whose `value` is the one chosen stay. It is the same in every language, as `key` is: where
 * people read it in words, `label` has them of a row with that value.
 */
export type Filter<Item> = {
  key: string
  title: string
  value: (item: Item) => string | null
  label?: (item: Item) => string
}

/** What a filter offers: the value, and what people read. */
export type FilterChoice = { value: string; label: string }

export const ROWS_A_PAGE = 25

const byReading = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

type Shape<Item> = {
  columns: readonly Column<Item>[]
  filters: readonly Filter<Item>[]
  /** Rows of one group stand together, groups in the order in which their first rows come. */
  groupOf?: ((item: Item) => string) | undefined
}

export type Picked<Item> = {
  rows: Item[]
  total: number
  page: number
  pages: number
  /** How many of the rows found are in each group, in the order of the groups. */
  groupSizes: Map<string, number>
}

/** The page of rows a list is asked for. A page beyond the last is the last. */
export function pickRows<Item>(
  items: readonly Item[],
  { columns, filters, groupOf }: Shape<Item>,
  asked: ListSearch,
): Picked<Item> {
  const words = asked.words.toLowerCase().split(/\s+/).filter(Boolean)
  const chosen = filters.filter(({ key }) => asked.filters[key])
  const found = items.filter(
    (item) =>
      chosen.every(({ key, value }) => value(item) === asked.filters[key]) &&
      (words.length === 0 || holdsAll(textOf(item, columns), words)),
  )
  const sortBy = asked.sort && columns.find(({ key }) => key === asked.sort?.column)?.value
  if (sortBy) sortRows(found, sortBy, asked.sort?.isDescending ?? false)
  const groupSizes = new Map<string, number>()
  if (groupOf) {
    for (const item of found) groupSizes.set(groupOf(item), (groupSizes.get(groupOf(item)) ?? 0) + 1)
    const places = new Map([...groupSizes.keys()].map((group, place) => [group, place]))
    found.sort((one, other) => (places.get(groupOf(one)) ?? 0) - (places.get(groupOf(other)) ?? 0))
  }
  const pages = Math.max(1, Math.ceil(found.length / ROWS_A_PAGE))
  const page = Math.min(asked.page, pages)
  const rows = found.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE)
  return { rows, total: found.length, page, pages, groupSizes }
}

/** What a filter offers: each value there is, as a reader would order them. */
export function choicesOf<Item>(items: readonly Item[], { value, label }: Filter<Item>): FilterChoice[] {
  const labels = new Map<string, string>()
  for (const item of items) {
    const one = value(item)
    if (one !== null && !labels.has(one)) labels.set(one, label?.(item) ?? one)
  }
  const choices = [...labels].map(([one, words]) => ({ value: one, label: words }))
  return choices.sort((one, other) => byReading.compare(one.label, other.label))
}

/** The list with the row at `from` at place `to` instead; places from 0, kept inside the list. */
export function moveRow<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  const moved = items.slice(from, from + 1)
  const place = Math.min(Math.max(to, 0), rest.length)
  return [...rest.slice(0, place), ...moved, ...rest.slice(place)]
}

function textOf<Item>(item: Item, columns: readonly Column<Item>[]): string {
  return columns
    .map(({ value }) => value?.(item) ?? '')
    .join(' ')
    .toLowerCase()
}

function holdsAll(text: string, words: string[]): boolean {
  return words.every((word) => text.includes(word))
}

/** In place; rows without a value come last whichever way. */
function sortRows<Item>(rows: Item[], by: (item: Item) => Sortable, isDescending: boolean) {
  rows.sort((one, other) => {
    const [left, right] = [by(one), by(other)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    const order =
      typeof left === 'string' && typeof right === 'string'
        ? byReading.compare(left, right)
        : Number(left) - Number(right)
    return isDescending ? -order : order
  })
}
