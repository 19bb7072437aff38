import { QueryClient } from '@tanstack/react-query'

/** How a GET is done: `fetch` in the browser, the server's own routes while it renders. */
export type ReadJson = (url: string) => Promise<unknown>

const UNUSED_AFTER_MS = 5 * 60_000

/** Shared request and caching defaults of all queries; a query's key begins with the address it is read from. */
export function createQueryClient(readJson: ReadJson): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => readJson(String(queryKey[0])),
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: UNUSED_AFTER_MS,
        retry: false,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  })
}
