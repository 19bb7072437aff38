import type { FilterChoice } from './list-rows'
import type { ColumnChoice, ListSearch } from './list-search'

type Named = { key: string; title: string }

/** The columns and filters by which a list is asked for something. */
export type ListKeys = {
  columns: readonly Named[]
  filters: readonly (Named & { choices: readonly FilterChoice[] })[]
}

/**
 * The same by keys and values, which are the same in every language. Addresses and views once had the words that their
 * reader saw in the place of both; what this list knows neither way stays as it is.
 */
export function byKeys(asked: ListSearch, { columns, filters }: ListKeys): ListSearch {
  return {
    ...asked,
    sort: asked.sort && { ...asked.sort, column: keyOf(columns, asked.sort.column) },
    filters: Object.fromEntries(
      Object.entries(asked.filters).map(([name, value]) => {
        const key = keyOf(filters, name)
        return [key, choiceOf(filters.find((filter) => filter.key === key)?.choices ?? [], value)]
      }),
    ),
    columns: asked.columns && columnsByKeys(asked.columns, columns),
  }
}

export function columnsByKeys(choice: ColumnChoice, columns: readonly Named[]): ColumnChoice {
  return Object.fromEntries(Object.entries(choice).map(([name, isShown]) => [keyOf(columns, name), isShown]))
}

function keyOf(named: readonly Named[], name: string): string {
  if (named.some(({ key }) => key === name)) return name
  return named.find(({ title }) => title === name)?.key ?? name
}

function choiceOf(choices: readonly FilterChoice[], chosen: string): string {
  if (choices.some(({ value }) => value === chosen)) return chosen
  return choices.find(({ label }) => label === chosen)?.value ?? chosen
}
