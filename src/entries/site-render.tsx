import { randomBytes } from 'node:crypto'
import type { AnyRouter, Manifest } from '@tanstack/react-router'
import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server'
import { createElement, options, type VNode } from 'preact'
import { renderToString, renderToStringAsync } from 'preact-render-to-string'
import { addressIn, inLanguage, type Language, SHARED_LOCALES, splitLanguage } from '@/kernel/language'
import type { RenderSite } from '@/server/pages/serve-pages'
import { takeOwnScripts } from '@/server/pages/take-own-scripts'
import { createSiteRouter, SEARCHED_PAGES } from '@/site/router'
import { isLazy, scopeLazyIds } from '@/web/kit/lazy-parts'
import { createQueryClient, type ReadJson } from '@/web/kit/query-client'

/** The search by which the page at this path is made, as its route validates and writes it; empty for most. */
export function searchOf(path: string, query: string): string {
  const route = pathFinder.getMatchedRoutes(path)[2]
  if (!route || !SEARCHED_PAGES.test(path.replace(/(?<=.)\/$/, ''))) return ''
  const { validateSearch } = route.options
  if (typeof validateSearch !== 'function') return ''
  const { parseSearch, stringifySearch } = pathFinder.options
  const known = Object.entries(validateSearch(parseSearch(query)))
  return stringifySearch(Object.fromEntries(known.sort(([one], [other]) => (one < other ? -1 : 1))))
}

/**
 * When the router made each part, in the data it hands to the browser, where it decides nothing. A page made anew is
 * the same to the byte while its content is: whoever kept it is told so, with a policy that names the scripts they have.
 */
const MADE_AT = /\bu:\d{13}(?=,s:"\w+")/g

const STRUCTURED_DATA = /<script type="application\/ld\+json"[^>]*>.*?<\/script>/gs

/** Makes the whole HTML of one page; the tags of the answer are the API paths it was made from. */
export const renderSite: RenderSite = async (page) => {
  const { path, today, siteUrl, languages, readJson, manifest, isDataApart = false } = page
  const queryClient = createQueryClient(readJson as ReadJson)
  queryClient.setDefaultOptions({
    queries: {
      ...queryClient.getDefaultOptions().queries,
      gcTime: Number.POSITIVE_INFINITY,
      // What could not be read shows as failed, not as still on its way.
      retryOnMount: false,
    },
  })
  const nonce = randomBytes(16).toString('hex')
  const handle = createRequestHandler({
    request: new Request(siteUrl + inLanguage(path)),
    createRouter: () => createSiteRouter({ queryClient, today, siteUrl, languages }, nonce),
    getRouterManifest: () => manifest as Manifest,
  })
  let routes: string[] = []
  let data: string | undefined
  const response = await handle(async ({ router }) => {
    routes = router.state.matches.map(({ routeId }) => routeId)
    const handOut = holdData(router, isDataApart)
    const html = await renderHtml(router)
    data = handOut()?.replace(MADE_AT, 'u:0')
    return new Response(html, { status: getSsrStatus(router) })
  })
  const { html, scripts } = takeOwnScripts((await response.text()).replace(MADE_AT, 'u:0'), nonce)
  return {
    status: response.status,
    location: response.headers.get('location') ?? undefined,
    html: putStructuredDataLast(linkLanguages(html, siteUrl, languages)),
    scripts,
    tags: queryClient
      .getQueryCache()
      .getAll()
      .map((query) => String(query.queryKey[0])),
    routes,
    data,
  }
}

/**
 * Names the page's language to who is shown its address, and the page in every language to search engines, its own among
 * them; who speaks none of them gets the English one. Beside
 * the router, so that no browser carries it. Pages that are not to be listed name none.
 */
function linkLanguages(html: string, siteUrl: string, languages: readonly Language[]): string {
  const own = /<link rel="canonical" href="([^"]+)"\/>/.exec(html)
  if (languages.length < 2 || !own?.[1]?.startsWith(siteUrl)) return html
  const { language, path } = splitLanguage(own[1].slice(siteUrl.length))
  const locale = `${own[0]}<meta property="og:locale" content="${SHARED_LOCALES[language]}"/>`
  if (html.includes('content="noindex"')) return html.replace(own[0], locale)
  const link = (code: string, address: string) =>
    `<link rel="alternate" hreflang="${code}" href="${siteUrl}${address}"/>`
  const links = [...languages.map((one) => link(one, addressIn(one, path))), link('x-default', path)]
  return html.replace(own[0], locale + links.join(''))
}

/** On a slow line nobody waits for what search engines read; the page's start takes it back into the head, which the program knows. */
function putStructuredDataLast(html: string): string {
  const data = html.match(STRUCTURED_DATA)?.join('') ?? ''
  return html.replace(STRUCTURED_DATA, '').replace('</body>', () => `${data}</body>`)
}

/** True when some page stands at this path; the rest all get one and the same 404 page. */
export function knowsPath(path: string): boolean {
  return Boolean(pathFinder.getMatchedRoutes(path)[2])
}

const pathFinder = createSiteRouter({
  queryClient: createQueryClient(async () => undefined),
  today: '',
  siteUrl: '',
  languages: [],
})

/** The addresses of all pages that hold no variable part, as the router has them. */
export const fixedPaths: readonly string[] = Object.keys(pathFinder.routesByPath)
  .filter((path) => !path.includes('$'))
  .map((path) => (path === '/' ? path : path.replace(/\/$/, '')))
  .filter((path, index, all) => all.indexOf(path) === index && knowsPath(path))

scopeLazyIds()
prepareParts()

/**
 * The browser takes what stands between two marks for what a part of the page consists of whose code it does not have yet.
 * By itself Preact marks a part only where the server had to wait for it, which is once. What the router says to React
 * alone is no attribute.
 */
function prepareParts() {
  const hooks = options as { __b?: (vnode: VNode & { _suspended?: boolean }) => void }
  const before = hooks.__b
  hooks.__b = (vnode) => {
    before?.(vnode)
    if (isLazy(vnode)) vnode._suspended = true
    if ('suppressHydrationWarning' in vnode.props) delete vnode.props.suppressHydrationWarning
  }
}

async function renderHtml(router: AnyRouter): Promise<string> {
  const page = () => createElement(RouterServer, { router })
  const write = () => nameFromWithin(`<!DOCTYPE html>${renderToString(page())}`)
  try {
    return write()
  } catch (error) {
    if (!isWaitingForCode(error)) throw error
    // Once in each process, for each part. What is rendered around such a part by then would have other ids than later.
    await renderToStringAsync(page())
    return write()
  }
}

/**
 * The router hands its data out once, as scripts, and a page may be rendered twice. Where the data is to stand apart, the
 * page does without them, and the answer tells what they say.
 */
function holdData({ serverSsr }: AnyRouter, isApart: boolean): () => string | undefined {
  const take = serverSsr?.takeInitialHydrationScriptTags
  let tags: ReturnType<NonNullable<typeof take>>
  if (serverSsr && take)
    serverSsr.takeInitialHydrationScriptTags = () => {
      tags ??= take()
      return isApart ? undefined : tags
    }
  return () => (isApart ? tags?.before.map(({ children }) => children).join(';') : undefined)
}

/** Moves what a page is named by in its own midst (page-name.tsx) into its head. */
function nameFromWithin(html: string): string {
  const [whole, named = ''] = /<template data-head="true">(.*?)<\/template>/.exec(html) ?? []
  return whole === undefined ? html : html.replace(whole, '').replace('</head>', () => `${named}</head>`)
}

/** What the renderer throws where it met a part whose code is still to be loaded. */
function isWaitingForCode(error: unknown): boolean {
  return error instanceof Error && error.message.includes('renderToStringAsync')
}
