import type { SiteContext } from './page-head'
import type { Query } from './query'

/** A query, where it has such with its own way of trying again. */
type Read = Query<unknown> & { retry?: number; retryDelay?: number }

/**
 * Asks for what a page shows, from its route's `loader`. The server waits, so that the page has its data; the
 * browser does not, so that a skeleton shows at once. A call that fails leaves the page to its own fallback.
 */
export async function preload({ queryClient }: SiteContext, ...wanted: Read[]): Promise<void> {
  const reads = Promise.all(wanted.map((read) => queryClient.prefetchQuery(read)))
  if (import.meta.env.SSR) await reads
}
