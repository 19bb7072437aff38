import type { QueryClient } from '@tanstack/react-query'
import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { inLanguage } from '@/kernel/language'
import type { SiteContext } from '@/web/kit/page-head'
import { savesData } from '@/web/ui/saves-data'
import { LoadFailed } from './layout/load-failed'
import { routeTree } from './route-tree.gen'

/** Pages that are made by their search; of any other one is made, whatever the address says there. */
export const SEARCHED_PAGES = /^\/(calendar|booking|booking\/group|villas(\/[^/]+)?)$/

/** Without data: it could not be read. */
type Read = { key: readonly unknown[]; data?: unknown }
type Restored = Omit<SiteContext, 'queryClient'> & { queries: Read[] }

/**
 * The public site's router, the same on both sides; on the server it also hands the page's data to the browser, and
 * puts `nonce` on the scripts of its own.
 */
export function createSiteRouter(context: SiteContext, nonce?: string) {
  return createRouter({
    routeTree,
    basepath: inLanguage('/'),
    context,
    ...(import.meta.env.SSR && nonce !== undefined && { ssr: { nonce } }),
    // What is only pointed at costs data, too.
    defaultPreload: !import.meta.env.SSR && savesData() ? false : 'intent',
    scrollRestoration: typeof window === 'undefined' || exceptOnArrival(),
    defaultNotFoundComponent: lazyRouteComponent(() => import('./layout/not-found'), 'NotFound'),
    defaultErrorComponent: LoadFailed,
    // Guests need not download what only the server does.
    ...(import.meta.env.SSR && {
      dehydrate: () => ({
        today: context.today,
        siteUrl: context.siteUrl,
        languages: context.languages,
        queries: JSON.stringify(readsOf(context.queryClient)),
      }),
    }),
    hydrate: ({ queries, ...rest }: Omit<Restored, 'queries'> & { queries: string }) => {
      Object.assign(context, rest)
      for (const { key, data } of JSON.parse(queries) as Restored['queries'])
        if (data === undefined) restoreFailure(context.queryClient, key)
        else context.queryClient.setQueryData(key, data)
    },
  })
}

/**
 * Of pages opened here each begins at its top, or where it was left. The one that came from the server was put there
 * when it came, by a script of its own; by the time the router begins, the guest may have moved it.
 */
function exceptOnArrival() {
  const { pathname, search, hash } = window.location
  let arrival = pathname + search + hash
  return ({ location }: { location: { href: string } }) => {
    const isArrival = location.href === arrival
    arrival = ''
    // The router keeps places it heard of by scrolling; this one it has not heard of yet.
    if (isArrival) document.dispatchEvent(new Event('scroll'))
    return !isArrival
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}

function readsOf(queryClient: QueryClient): Read[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status !== 'pending')
    .map((query) => ({ key: query.queryKey, data: query.state.data }))
}

/** The browser begins with what the page shows: that something failed, with its way to try again. */
function restoreFailure(queryClient: QueryClient, queryKey: readonly unknown[]) {
  queryClient.setQueryDefaults(queryKey, { retryOnMount: false })
  const query = queryClient.getQueryCache().build(queryClient, { queryKey })
  query.setState({ ...query.state, status: 'error', error: new Error('not there when the page was made') })
}
