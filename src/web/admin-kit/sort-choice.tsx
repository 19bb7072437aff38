import { useId } from 'react'
import { Select } from '@/web/ui/control'
import type { ListSearch } from './list-search'
import { listText as words } from './text'

type SortChoiceProps = {
  /** What rows can be sorted by. */
  columns: readonly { key: string; title: string }[]
  sort: ListSearch['sort']
  onSort: (sort: ListSearch['sort']) => void
}

/** The order of rows that have no titles of columns to press. */
export function SortChoice({ columns, sort, onSort }: SortChoiceProps) {
  const id = useId()
  return (
    <div className="flex max-w-md items-center gap-3">
      <label htmlFor={id} className="shrink-0 text-sm font-semibold text-ink-soft">
        {words.sortBy}
      </label>
      <Select
        id={id}
        value={sort ? (sort.isDescending ? '-' : '') + sort.column : ''}
        onChange={({ target: { value } }) =>
          onSort(
            value === '' ? null : { column: value.replace(/^-/, ''), isDescending: value.startsWith('-') },
          )
        }
        className="min-h-11 text-sm font-normal"
      >
        <option value="">{words.ownOrder}</option>
        {columns.flatMap(({ key, title }) => [
          <option key={key} value={key}>{`${title}, ${words.ascending}`}</option>,
          <option key={`-${key}`} value={`-${key}`}>{`${title}, ${words.descending}`}</option>,
        ])}
      </Select>
    </div>
  )
}
