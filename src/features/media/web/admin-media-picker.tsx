import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { createPortal } from 'react-dom'
import { Badge } from '@/web/ui/badge'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Dialog } from '@/web/ui/dialog'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import type { MediaFile } from '../contract'
import { pictureAtWidth } from '../rules/picture-sources'
import { mediaLibraryQuery } from '../staff-queries'
import { mediaText as words } from '../text'

type MediaPickerProps = {
  open: boolean
  onClose: () => void
  /** Gets the picture's address and what is known of it. */
  onPick: (file: MediaFile) => void
  /** Addresses that were picked already: marked as such, and not picked again. */
  taken?: readonly string[]
}

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-4'
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Pictures that are already there, to be used once more: a grid that scrolls at 60 units. */
export function MediaPicker({ open, onClose, ...picking }: MediaPickerProps) {
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim())
  if (!open) return null
  // Beside the form that asks for a picture, not in it: Enter in the search must not send that form.
  return createPortal(
    <Dialog open title={words.pickTitle} onClose={onClose} className="max-w-3xl">
      <Input
        type="search"
        aria-label={words.pickSearch}
        placeholder={words.pickSearch}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <MediaGrid key={wanted} search={wanted} {...picking} />
    </Dialog>,
    document.body,
  )
}

type MediaGridProps = Pick<MediaPickerProps, 'onPick' | 'taken'> & { search: string }

function MediaGrid({ search, onPick, taken = [] }: MediaGridProps) {
  const [pages, setPages] = useState(1)
  const { data, isError, isFetching, refetch } = useQuery({
    ...mediaLibraryQuery({
      ...(search && { search }),
      kind: 'image',
      pageSize: Math.min(100, pages * 24),
    }),
    placeholderData: keepPreviousData,
    // Others upload too: what is on the shelf is asked anew each time it is opened.
    staleTime: 0,
  })
  if (!data && isError)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{words.pickFailed}</p>
        <Button look="quiet" size="small" onClick={() => void refetch()}>
          {words.retryShort}
        </Button>
      </div>
    )
  if (!data)
    return (
      <Loading label={words.pickLoading} className={GRID}>
        {PLACES.map((place) => (
          <Skeleton key={place} className="aspect-4/3" />
        ))}
      </Loading>
    )
  if (data.items.length === 0) return <p role="status">{search ? words.pickNothing : words.pickEmpty}</p>
  return (
    <div className="max-h-60 overflow-y-auto p-1">
      <ul className={GRID}>
        {data.items.map((file) => (
          <li key={file.id} className="relative">
            <button
              type="button"
              aria-label={[words.pick(file.altText || file.originalName), file.altText && file.originalName]
                .filter(Boolean)
                .join(', ')}
              aria-disabled={taken.includes(file.url)}
              onClick={() => taken.includes(file.url) || onPick(file)}
              className="grid w-full gap-1 rounded-control border border-line bg-paper p-1 text-left text-xs hover:border-forest hover:bg-mist"
            >
              <img
                src={pictureAtWidth(file.url, 400)}
                alt=""
                width={file.width ?? undefined}
                height={file.height ?? undefined}
                loading="lazy"
                className="aspect-4/3 w-full rounded-tag object-cover"
              />
              <span className="truncate">{file.originalName}</span>
            </button>
            {taken.includes(file.url) && (
              <span className="pointer-events-none absolute top-2 left-2">
                <Badge color="green">{words.added}</Badge>
              </span>
            )}
          </li>
        ))}
      </ul>
      {data.items.length < data.total && data.items.length < 100 && (
        <Button
          look="quiet"
          size="small"
          className="mt-3"
          aria-disabled={isFetching}
          onClick={() => setPages(pages + 1)}
        >
          {words.pickMore}
        </Button>
      )}
    </div>
  )
}
