import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useMay } from '@/web/admin-kit/use-may'
import { unseenOf } from '../rules/unseen-news'
import type { NewsItem } from '../staff-contract'
import { staffNewsQuery } from '../staff-queries'
import { listenToNews } from './admin-news-line'
import { isSoundOn, playChime } from './admin-news-sound'

const ASK_EVERY_MS = 15_000
const SEEN_STORED_UNDER = 'panel-news-seen'

export type News = {
  items: readonly NewsItem[]
  unseen: readonly NewsItem[]
  hasFailed: boolean
  onSeen: () => void
}

/** What happened, as it happens: other lists of the panel are read again with it, and who wants it hears a sound. */
export function useNews(): News {
  const queryClient = useQueryClient()
  const isHeard = useMay('front-desk')
  const [isLive, setLive] = useState(false)
  const [seen, setSeen] = useState(readSeen)
  const { data, isError } = useQuery({
    ...staffNewsQuery,
    enabled: isHeard,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: isLive ? false : ASK_EVERY_MS,
  })
  const known = useRef<string | null>(null)

  useEffect(() => {
    if (!isHeard) return
    const onNews = (news: typeof data) => queryClient.setQueryData(staffNewsQuery.queryKey, news)
    return listenToNews({ onNews, onLive: setLive })
  }, [isHeard, queryClient])

  useEffect(() => {
    if (!data) return
    const [before, now] = [known.current, JSON.stringify(data)]
    known.current = now
    if (seen === null) setSeen(storeSeen(data.items))
    if (before === null || before === now) return
    const keys = new Set<string>((JSON.parse(before) as typeof data).items.map(({ key }) => key))
    if (data.items.some(({ key }) => !keys.has(key)) && isSoundOn()) playChime()
    const others = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
      path !== staffNewsQuery.queryKey[0] && !String(path).startsWith('/api/auth/')
    void queryClient.invalidateQueries({ predicate: others })
  }, [data, seen, queryClient])

  const items = data?.items ?? []
  return {
    items,
    unseen: unseenOf(items, seen),
    hasFailed: isError && !data,
    onSeen: () => setSeen(storeSeen(items)),
  }
}

/** What this browser has seen; null before the panel was first opened in it. */
function readSeen(): ReadonlySet<string> | null {
  try {
    const stored = localStorage.getItem(SEEN_STORED_UNDER)
    return stored === null ? null : new Set(JSON.parse(stored))
  } catch {
    return null
  }
}

function storeSeen(items: readonly NewsItem[]): ReadonlySet<string> {
  const keys = items.map(({ key }) => key)
  try {
    localStorage.setItem(SEEN_STORED_UNDER, JSON.stringify(keys))
  } catch {
    // A browser that keeps nothing shows what came since this page was opened.
  }
  return new Set(keys)
}
