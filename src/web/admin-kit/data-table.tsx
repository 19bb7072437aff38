import { Fragment, type ReactNode } from 'react'
import { Badge } from '@/web/ui/badge'
import type { Column } from './list-rows'
import { type ListSearch, nextSort } from './list-search'
import { PanelIcon } from './panel-icon'
import { SortChoice } from './sort-choice'
import { listText as words } from './text'
import { useWide } from './use-wide'

type DataTableProps<Item> = {
  label: string
  columns: readonly Column<Item>[]
  rows: readonly Item[]
  sort: ListSearch['sort']
  onSort: (sort: ListSearch['sort']) => void
  /** The row's actions, at its end or foot, always in the same place. */
  actions: (item: Item) => ReactNode
  /** Where rows stand in groups, each under its name with its count. */
  groups?: { of: (item: Item) => string; sizes: Map<string, number> } | undefined
  /** Where several rows are chosen for something that is done with all of them. */
  choice?: RowChoice<Item> | undefined
}

export type RowChoice<Item> = {
  isChosen: (item: Item) => boolean
  onChoose: (items: readonly Item[], isChosen: boolean) => void
  nameOf: (item: Item) => string
}

/** Rows under columns; where there is no room for columns, one card a row. */
export function DataTable<Item extends { id: number }>(props: DataTableProps<Item>) {
  return useWide() ? <Table {...props} /> : <Cards {...props} />
}

function Table<Item extends { id: number }>({
  label,
  columns,
  rows,
  sort,
  onSort,
  actions,
  groups,
  choice,
}: DataTableProps<Item>) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-paper"
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-line bg-sand text-left">
            {choice && (
              <th scope="col" className="w-11 p-0 print:hidden">
                <ChoiceBox name={words.chooseAll} rows={rows} choice={choice} />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            <th scope="col" className="px-3 py-2 text-right font-semibold print:hidden">
              {words.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((item, index) => (
            <Fragment key={item.id}>
              {groups && isFirstOfGroup(rows, index, groups.of) && (
                <tr className="border-b border-line bg-cream">
                  <th
                    scope="rowgroup"
                    colSpan={columns.length + (choice ? 2 : 1)}
                    className="px-3 pt-4 pb-2 text-left"
                  >
                    <GroupTitle groups={groups} item={item} />
                  </th>
                </tr>
              )}
              <tr className="border-b border-line align-middle last:border-0 hover:bg-cream">
                {choice && (
                  <td className="p-0 print:hidden">
                    <ChoiceBox name={words.chooseRow(choice.nameOf(item))} rows={[item]} choice={choice} />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column.key} className="px-3 py-2.5">
                    {cellOf(column, item)}
                  </td>
                ))}
                <td className="px-3 py-1.5 print:hidden">
                  <div className="flex justify-end gap-0.5">{actions(item)}</div>
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Chooses a row, or all of several. */
function ChoiceBox<Item>({
  name,
  rows,
  choice,
}: {
  name: string
  rows: readonly Item[]
  choice: RowChoice<Item>
}) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{name}</span>
      <input
        type="checkbox"
        checked={rows.every(choice.isChosen)}
        onChange={({ target: { checked } }) => choice.onChoose(rows, checked)}
        className="size-5 accent-forest"
      />
    </label>
  )
}

function HeaderCell<Item>({
  column: { key, title, value },
  sort,
  onSort,
}: Pick<DataTableProps<Item>, 'sort' | 'onSort'> & { column: Column<Item> }) {
  if (!value)
    return (
      <th scope="col" className="px-3 py-2 font-semibold">
        {title}
      </th>
    )
  const isSorted = sort?.column === key
  const direction = sort?.isDescending ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={isSorted ? direction : 'none'} className="p-0">
      <button
        type="button"
        onClick={() => onSort(nextSort(sort, key))}
        className="group flex min-h-11 w-full items-center gap-1 px-3 text-left font-semibold hover:text-clay focus-visible:-outline-offset-3"
      >
        {title}
        <PanelIcon
          name={isSorted && sort?.isDescending ? 'down' : 'up'}
          className={isSorted ? 'size-4' : 'size-4 opacity-0 group-hover:opacity-40'}
        />
      </button>
    </th>
  )
}

function Cards<Item extends { id: number }>({
  label,
  columns,
  rows,
  sort,
  onSort,
  actions,
  groups,
  choice,
}: DataTableProps<Item>) {
  const [first, ...rest] = columns
  return (
    <div className="grid gap-3">
      <SortChoice columns={columns.filter(({ value }) => value)} sort={sort} onSort={onSort} />
      <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-3">
        {rows.map((item, index) => (
          <Fragment key={item.id}>
            {groups && isFirstOfGroup(rows, index, groups.of) && (
              <li className="col-span-full pt-3">
                <GroupTitle groups={groups} item={item} />
              </li>
            )}
            <li className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-paper p-4 text-sm wrap-anywhere">
              <div className="flex items-start justify-between gap-2">
                <div className="min-w-0 text-base font-semibold">{first && cellOf(first, item)}</div>
                {choice && (
                  <span className="-mt-2.5 -mr-2.5 shrink-0 print:hidden">
                    <ChoiceBox name={words.chooseRow(choice.nameOf(item))} rows={[item]} choice={choice} />
                  </span>
                )}
              </div>
              <dl className="grid grow grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-1.5">
                {rest.map((column) => {
                  const cell = cellOf(column, item)
                  return cell === '' || cell === null ? null : (
                    <div key={column.key} className="contents">
                      <dt className="text-ink-soft">{column.title}</dt>
                      <dd className="min-w-0">{cell}</dd>
                    </div>
                  )
                })}
              </dl>
              <div className="-mx-1 -mb-1 flex flex-wrap justify-end gap-1 border-t border-line pt-2 empty:hidden print:hidden">
                {actions(item)}
              </div>
            </li>
          </Fragment>
        ))}
      </ul>
    </div>
  )
}

function isFirstOfGroup<Item>(
  rows: readonly Item[],
  index: number,
  groupOf: (item: Item) => string,
): boolean {
  const [before, here] = [rows[index - 1], rows[index]]
  return here !== undefined && (before === undefined || groupOf(before) !== groupOf(here))
}

function GroupTitle<Item>({
  groups,
  item,
}: {
  groups: NonNullable<DataTableProps<Item & { id: number }>['groups']>
  item: Item & { id: number }
}) {
  const name = groups.of(item)
  return (
    <span className="flex items-center gap-2 font-serif text-base">
      {name}
      <Badge>{groups.sizes.get(name)}</Badge>
    </span>
  )
}

function cellOf<Item>({ cell, value }: Column<Item>, item: Item): ReactNode {
  return cell ? cell(item) : (value?.(item) ?? '')
}
