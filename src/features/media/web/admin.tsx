import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Notice } from '@/web/admin-kit/list-screen'
import { ListToolbar } from '@/web/admin-kit/list-toolbar'
import { useListSearch } from '@/web/admin-kit/use-list-search'
import { useMay } from '@/web/admin-kit/use-may'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { MEDIA_KINDS } from '../rules/file-types'
import { MEDIA_ORDERS } from '../rules/media-orders'
import { mediaLibraryQuery } from '../staff-queries'
import { LibraryCard } from './admin-library-card'
import { libraryText as words } from './admin-library-text'
import { UploadArea } from './admin-upload-area'

const PAGE_SIZE = 24
const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4'
const kinds = {
  key: 'kind',
  title: words.kind,
  all: words.allKinds,
  choices: MEDIA_KINDS.map((value) => ({ value, label: words[value] })),
}
const orders = {
  key: 'order',
  title: words.order,
  all: words.newest,
  choices: Object.entries(words.orders).map(([value, label]) => ({ value, label })),
}
const KEYS = { columns: [], filters: [kinds, orders] }

/** Everything that was uploaded, newest first unless asked otherwise, and where each is shown. */
export function MediaAdmin() {
  const queryClient = useQueryClient()
  const mayWrite = useMay('content')
  const [asked, onAsk] = useListSearch(KEYS)
  const kind = MEDIA_KINDS.find((one) => one === asked.filters.kind) ?? null
  const order = MEDIA_ORDERS.find((one) => one !== 'newest' && one === asked.filters.order)
  const { data, isError, isFetching, refetch } = useQuery({
    ...mediaLibraryQuery({
      ...(asked.words && { search: asked.words }),
      ...(kind && { kind }),
      ...(order && { order }),
      ...(asked.page > 1 && { page: asked.page }),
    }),
    placeholderData: keepPreviousData,
    // Uploads anywhere in the panel add to it.
    staleTime: 0,
  })
  const isAll = asked.words === '' && kind === null

  return (
    <div className="grid min-w-0 gap-5">
      <ListToolbar
        asked={asked}
        onAsk={onAsk}
        filters={KEYS.filters}
        onRefresh={() => void refetch()}
        isRefreshing={isFetching}
      >
        {data && <p className="tabular self-center text-sm text-ink-soft">{words.total(data.total)}</p>}
      </ListToolbar>
      {mayWrite && (
        <UploadArea purpose="general" isForMany onUploaded={() => void refetchLists(queryClient)} />
      )}
      {!data && isError && (
        <Notice role="alert" title={words.failed} help={words.failedHelp}>
          <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
        </Notice>
      )}
      {!data && !isError && (
        <Loading label={words.loading} className={GRID}>
          {['a', 'b', 'c', 'd'].map((place) => (
            <Skeleton key={place} className="h-72" />
          ))}
        </Loading>
      )}
      {data?.items.length === 0 &&
        (isAll ? <Notice title={words.empty} help={words.emptyHelp} /> : <Notice title={words.noMatch} />)}
      {data && data.items.length > 0 && (
        <ul className={GRID}>
          {data.items.map((file) => (
            <LibraryCard key={file.id} file={file} />
          ))}
        </ul>
      )}
      {data && data.total > PAGE_SIZE && (
        <Pages
          page={asked.page}
          pages={Math.ceil(data.total / PAGE_SIZE)}
          onPage={(page) => onAsk({ page })}
        />
      )}
    </div>
  )
}

function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  return (
    <div className="flex items-center justify-end gap-3">
      <Button look="quiet" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {words.previous}
      </Button>
      <p className="tabular text-sm text-ink-soft">{words.page(page, pages)}</p>
      <Button look="quiet" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {words.next}
      </Button>
    </div>
  )
}
