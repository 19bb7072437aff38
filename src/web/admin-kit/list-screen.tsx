import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { Button } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { WovenBand } from '@/web/ui/woven-band'
import { ColumnsChoice } from './columns-choice'
import { DataTable } from './data-table'
import { type Column, choicesOf, type Filter, pickRows } from './list-rows'
import { ListToolbar } from './list-toolbar'
import { Pager } from './pager'
import { pickColumns } from './shown-columns'
import { listText } from './text'
import { useColumns } from './use-columns'
import { useListSearch } from './use-list-search'
import { ViewsChoice } from './views-choice'

type ListScreenProps<Item> = {
  query: UseQueryResult<Item[]>
  onRefresh: () => void
  columns: readonly Column<Item>[]
  filters: readonly Filter<Item>[]
  words: { empty: string; emptyHelp?: string }
  actions: (item: Item) => ReactNode
  groupOf?: ((item: Item) => string) | undefined
  /** What can be done with the list as a whole. */
  children?: ReactNode
}

/** Of so few columns nobody wants to hide one. */
const MOST_UNCHOSEN = 3

/** A list with search, filters, order and pages, and what stands there while it loads, fails or is empty. */
export function ListScreen<Item extends { id: number }>(props: ListScreenProps<Item>) {
  const { query, onRefresh, columns, filters, words, actions, groupOf, children } = props
  const { data: items } = query
  const keys = useMemo(() => {
    const offered = filters.map((filter) => ({ ...filter, choices: choicesOf(items ?? [], filter) }))
    return { columns, filters: offered }
  }, [items, columns, filters])
  const [asked, onAsk] = useListSearch(keys)
  const [chosen, onChoose] = useColumns(asked, onAsk, columns)
  const picked = useMemo(
    () => pickRows(items ?? [], { columns, filters, groupOf }, asked),
    [items, columns, filters, groupOf, asked],
  )

  if (!items)
    return query.isError ? (
      <Notice role="alert" title={listText.failed} help={listText.failedHelp}>
        <Button onClick={onRefresh}>{listText.tryAgain}</Button>
      </Notice>
    ) : (
      <ListSkeleton />
    )

  return (
    <div className="grid min-w-0 gap-4">
      <ListToolbar
        asked={asked}
        onAsk={onAsk}
        filters={keys.filters}
        onRefresh={onRefresh}
        isRefreshing={query.isFetching}
      >
        {columns.length > MOST_UNCHOSEN && (
          <>
            <ViewsChoice keys={keys} asked={{ ...asked, columns: chosen }} onAsk={onAsk} />
            <ColumnsChoice columns={columns} choice={chosen} onChoose={onChoose} />
          </>
        )}
        {children}
      </ListToolbar>
      {items.length === 0 ? (
        <Notice title={words.empty} help={words.emptyHelp} />
      ) : picked.total === 0 ? (
        <Notice title={listText.noMatch}>
          <Button look="quiet" onClick={() => onAsk({ words: '', filters: {} })}>
            {listText.clear}
          </Button>
        </Notice>
      ) : (
        <>
          <DataTable
            label={listText.rows}
            columns={pickColumns(columns, chosen)}
            rows={picked.rows}
            sort={asked.sort}
            onSort={(sort) => onAsk({ sort })}
            actions={actions}
            groups={groupOf && { of: groupOf, sizes: picked.groupSizes }}
          />
          <Pager picked={picked} onPage={(page) => onAsk({ page })} />
        </>
      )}
    </div>
  )
}

/** Stands where a list would: why there is none, and what to do. An alert, for what failed, is read out at once. */
export function Notice({
  title,
  help,
  role,
  children,
}: {
  title: string
  help?: string | undefined
  role?: 'alert'
  children?: ReactNode
}) {
  return (
    <div
      role={role}
      className="grid justify-items-center gap-4 rounded-card border border-line bg-paper px-6 py-14 text-center"
    >
      <WovenBand className="h-4 max-w-36 text-forest" />
      <p className="text-lg font-semibold">{title}</p>
      {help && <p className="max-w-measure text-ink-soft">{help}</p>}
      {children}
    </div>
  )
}

function ListSkeleton() {
  return (
    <Loading label={listText.loading} className="grid gap-3">
      <Skeleton className="h-11 max-w-80" />
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <Skeleton key={index} className="h-14" />
      ))}
    </Loading>
  )
}
