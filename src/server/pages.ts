import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Day } from '@/kernel/days'
import { HouseError } from '@/kernel/errors'
import { nextPage } from '@/kernel/next-page'
import { contentPolicy } from './content-policy'
import type { DressPage } from './dress-page'
import { negotiateEncoding } from './negotiate-encoding'
import { PageCache, type RenderedPage, type StoredPage } from './page-cache'
import { addPreviews, type FindPreviews, picturesIn, previewRulesIn } from './picture-previews'
import { SECURITY_HEADERS, TRANSPORT_SECURITY } from './security-headers'

/** Renders one page from a path with its query, reading data through `readJson` alone; `routes` are the ids it matched. */
export type RenderSite = (page: {
  path: string
  today: string
  siteUrl: string
  readJson: (url: string) => Promise<unknown>
  manifest: unknown
}) => Promise<{
  status: number
  location: string | undefined
  html: string
  tags: string[]
  routes: string[]
}>

/** The rendering side of the public site, as the entry that joins server and web hands it over. */
export type Site = {
  render: RenderSite
  knowsPath: (path: string) => boolean
  /** The search parameters the page at this path is made by; all others change nothing. */
  parametersOf: (path: string) => readonly string[]
  manifest: unknown
  /** Adds what built pages carry; in development Vite brings it. */
  dress?: DressPage
}

type PageOptions = {
  site: Site
  siteUrl: string
  today: () => Day
  cache: PageCache | null
  /** Answers by API path for what no page can do without, should it not be there to be read. */
  standIns: Record<string, () => unknown>
  findPreviews: FindPreviews
  /** How long a page waits in all for what it reads; what is not there by then it does without. */
  patienceMs?: number
}

const NOT_FOUND_PATH = '/404'
const PATIENCE_MS = 4000

/** Whoever has such an address has the booking: no cache keeps the page, no other site learns where it is. */
const PRIVATE_PAGES = '/my-booking/'
const PRIVATE_HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

/** An old sheet lacks the previews of the newest pictures, and no more. */
const SHEET_HEADERS = { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' }

/** Serves every GET that is not the API's with a server-rendered page, kept in memory while `cache` is given. */
export function servePages(app: FastifyInstance, options: PageOptions) {
  const { site, cache } = options
  const isSecure = options.siteUrl.startsWith('https:')
  const always = {
    ...SECURITY_HEADERS,
    ...(isSecure && TRANSPORT_SECURITY),
    'content-type': 'text/html; charset=utf-8',
  }

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = '/', query = ''] = request.url.split('?', 2)
    if (/^\/api(\/|$)/.test(path)) throw new HouseError('not-found')
    const address = knows(path) ? path + keptSearch(query, site.parametersOf(path)) : NOT_FOUND_PATH
    return sendPage(request, reply, await getPage(address), isPrivate(address))
  })

  // For who comes to a page from another one, and so without its HTML.
  app.get('/previews.css', { schema: { hide: true } }, async (request, reply) => {
    const wanted = new URLSearchParams(request.url.split('?', 2)[1]).get('page') ?? ''
    const path = wanted.split(/[?#]/, 1)[0] ?? ''
    const address = knows(path) && !isPrivate(path) ? path : NOT_FOUND_PATH
    return sendPage(request, reply, await getPreviewSheet(address))
  })

  function knows(path: string) {
    return path.startsWith('/') && decodes(path) && site.knowsPath(path)
  }

  function getPage(address: string): Promise<StoredPage> {
    const today = options.today()
    const keeper = isPrivate(address) || !cache ? new PageCache(0) : cache
    return keeper
      .get(`${today} ${address}`, () => renderPage(address, today))
      .catch((error: unknown) => {
        if (error instanceof NothingThere) return getPage(NOT_FOUND_PATH)
        throw error
      })
  }

  function getPreviewSheet(address: string): Promise<StoredPage> {
    const keeper = cache ?? new PageCache(0)
    return keeper.get(`${options.today()} previews of ${address}`, async (): Promise<RenderedPage> => {
      const { bodies, tags, isPatchy } = await getPage(address)
      return {
        status: 200,
        headers: { ...always, ...SHEET_HEADERS },
        html: previewRulesIn(bodies.identity.toString()),
        tags,
        isPatchy,
      }
    })
  }

  async function renderPage(path: string, today: string): Promise<RenderedPage> {
    const patience = AbortSignal.timeout(options.patienceMs ?? PATIENCE_MS)
    let isPatchy = false
    const readJson = async (url: string) => {
      try {
        return await readOwnApi(app, url, patience)
      } catch (error) {
        if (error instanceof HouseError && error.status < 500) throw error
        isPatchy = true
        app.log.warn(
          { err: error, url, page: isPrivate(path) ? PRIVATE_PAGES : path },
          'a page is made without a part of it',
        )
        const standIn = options.standIns[url]
        if (standIn) return standIn()
        throw error
      }
    }
    const page = await site.render({
      path,
      today,
      siteUrl: options.siteUrl,
      readJson,
      manifest: site.manifest,
    })
    if (page.status === 404 && path !== NOT_FOUND_PATH) throw new NothingThere()
    const bare = page.html.replace(/^(<!DOCTYPE html>)+/i, '<!DOCTYPE html>')
    const html = await showPreviews(site.dress?.(bare, page.routes) ?? bare)
    const headers: Record<string, string> = {
      ...always,
      // Without a cache Vite serves this page, and its client writes styles into it.
      ...(cache && { 'content-security-policy': contentPolicy(html, { isSecure }) }),
      ...(page.location && { location: page.location }),
    }
    return { status: page.status, headers, html, tags: page.tags, isPatchy }

    async function showPreviews(html: string) {
      try {
        const finding = options.findPreviews(picturesIn(html))
        return addPreviews(html, await Promise.race([finding, endOf(patience)]))
      } catch (err) {
        isPatchy = true
        app.log.warn({ err }, 'a page is made without previews of its pictures')
        return html
      }
    }
  }
}

/** A path like /villas/nothing that a route takes but has nothing for; all of them share one kept page. */
class NothingThere extends Error {}

/**
 * Answers a GET of our own API as if a visitor had asked, with all pages of a list, through the same validation and permissions. Throws
 * HouseError on an answer that is not OK, and when `patience` ends first.
 */
async function readOwnApi(app: FastifyInstance, url: string, patience: AbortSignal): Promise<unknown> {
  const answer = await Promise.race([app.inject({ method: 'GET', url }), endOf(patience)])
  if (answer.statusCode >= 400) throw new HouseError(answer.statusCode < 500 ? 'not-found' : 'internal')
  const next = nextPage(answer.headers.link)
  return next ? [...answer.json(), ...((await readOwnApi(app, next, patience)) as unknown[])] : answer.json()
}

/** Rejects when the time is up. */
function endOf(patience: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(new HouseError('not-ready'))
    if (patience.aborted) end()
    else patience.addEventListener('abort', end, { once: true })
  })
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage, isSecret = false) {
  const kept = isSecret ? PRIVATE_HEADERS : { etag: page.etag }
  const headers = { 'cache-control': 'no-cache', ...page.headers, ...kept, vary: 'accept-encoding' }
  reply.hijack()
  if (
    !isSecret &&
    page.status === 200 &&
    request.headers['if-none-match']?.split(/,\s*/).includes(page.etag)
  ) {
    reply.raw.writeHead(304, headers).end()
    return
  }
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  const body = page.bodies[encoding]
  reply.raw.writeHead(page.status, {
    ...headers,
    'content-length': body.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
  reply.raw.end(request.method === 'HEAD' ? undefined : body)
}

/** True for a page whose address is a secret. */
function isPrivate(address: string): boolean {
  return address.startsWith(PRIVATE_PAGES)
}

function keptSearch(query: string, allowed: readonly string[]): string {
  const kept = [...new URLSearchParams(query)].filter(([name]) => allowed.includes(name)).sort()
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}

function decodes(path: string): boolean {
  try {
    return Boolean(decodeURIComponent(path))
  } catch {
    return false
  }
}
