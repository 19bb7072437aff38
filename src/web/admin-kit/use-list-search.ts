import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { byKeys, type ListKeys } from './list-keys'
import { type ListSearch, readListSearch, writeListSearch } from './list-search'

/** The types of the router know the public site's addresses alone; sections read and write any search parameter. */
type Go = (to: {
  to: '.'
  search: (now: Record<string, unknown>) => Record<string, unknown>
  replace: boolean
  resetScroll: boolean
}) => Promise<void>

/** What the list in this section is asked for, and a way to ask for something else, from its first page on. */
export function useListSearch(keys: ListKeys): [ListSearch, (change: Partial<ListSearch>) => void] {
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const asked = useMemo(() => byKeys(readListSearch(search), keys), [search, keys])
  const go = useNavigate() as unknown as Go
  return [
    asked,
    (change) =>
      void go({
        to: '.',
        // As it is by then: what is typed in the search comes late, maybe after a filter.
        search: (now) => writeListSearch({ ...readListSearch(now), page: 1, ...change }),
        replace: true,
        resetScroll: false,
      }),
  ]
}
