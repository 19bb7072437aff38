import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PAGE_WORDS } from '@/kernel/answer-words'
import type { Day } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { inLanguage, type Language } from '@/kernel/language'
import { nextPage } from '@/kernel/next-page'
import { sendProblem } from '../http/answer-errors'
import { encodeFor } from '../http/encode-for'
import { SECURITY_HEADERS, TRANSPORT_SECURITY } from '../http/security-headers'
import { contentPolicy } from './content-policy'
import type { InjectAssets } from './inject-assets'
import { limitAtOnce, TooManyAtOnce } from './limit-at-once'
import { type PageCache, type RenderedPage, type StoredPage, storePage } from './page-cache'
import {
  addPreviews,
  type FindPreviews,
  picturesIn,
  previewRulesIn,
  writePreviewRules,
} from './picture-previews'
import { sendPage } from './send-page'
import { withSmallPictures } from './small-pictures'
import { unlessTimeIsUp, withTimeLimit } from './time-limit'

/** Renders one page from a path with its query, reading data through `readJson` alone; `routes` are the ids it matched. */
export type RenderSite = (page: {
  path: string
  today: string
  siteUrl: string
  languages: readonly Language[]
  readJson: (url: string) => Promise<unknown>
  manifest: unknown
}) => Promise<{
  status: number
  location: string | undefined
  html: string
  /** The inline scripts in it that the renderer made, data aside; whatever else stands there may not run. */
  scripts: string[]
  tags: string[]
  routes: string[]
}>

/** The rendering side of the public site, as the entry that joins server and web hands it over. */
export type Site = {
  render: RenderSite
  knowsPath: (path: string) => boolean
  /** The search by which the page at this path is made, as its route writes it; all else in a query changes nothing. */
  searchOf: (path: string, query: string) => string
  manifest: unknown
  /** Adds what built pages carry; in development Vite brings it. */
  dress?: InjectAssets
}

type PageOptions = {
  site: Site
  siteUrl: string
  languages: readonly Language[]
  today: () => Day
  cache: PageCache | null
  /** False when a search names what is not there, in numbers without end: such a page is kept for nobody. */
  namesKnown: (search: string) => Promise<boolean>
  /** Answers by API path for what no page can do without, should it not be there to be read. */
  standIns: Record<string, () => unknown>
  findPreviews: FindPreviews
  /** How long a page waits in all for what it reads; what is not there by then it does without. */
  timeoutMs?: number
  /** How many pages are made at once, and how many more wait for that. */
  atOnce?: { running: number; waiting: number }
}

const NOT_FOUND_PATH = '/404'
const PATIENCE_MS = 4000

/** Making one takes a processor; those who wait longer than this many do are better told to come back. */
const AT_ONCE = { running: 8, waiting: 56 }
const COME_BACK_SECONDS = 2

/** Another writing of an address that has one: kept apart, so that its many forms displace no page. */
const OTHER_WRITING = /[?%A-Z]|.\/$|\/\//

/** Whoever has such an address has the booking or its review: no cache keeps the page, no other site learns where it is. */
const PRIVATE_PAGES = ['/my-booking/', '/my-review/', '/pay/']

/** An old sheet lacks the previews of the newest pictures, and no more. */
const SHEET_HEADERS = { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' }

/** Serves every GET that is not the API's with a server-rendered page, kept in memory while `cache` is given. */
export function servePages(app: FastifyInstance, options: PageOptions) {
  const { site, cache } = options
  const isSecure = options.siteUrl.startsWith('https:')
  const inTurn = limitAtOnce(options.atOnce ?? AT_ONCE)
  const always = {
    ...SECURITY_HEADERS,
    ...(isSecure && TRANSPORT_SECURITY),
    'content-type': 'text/html; charset=utf-8',
  }

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = '/', query = ''] = request.url.split('?', 2)
    if (/^\/api(\/|$)/.test(path)) throw new AppError('not-found')
    const address = knows(path) ? path + site.searchOf(path, query) : NOT_FOUND_PATH
    const savesData = request.headers['save-data'] === 'on'
    return answer(request, reply, () => getPage(address, request.ip, savesData), isPrivate(address))
  })

  // For who comes to a page from another one, and so without its HTML.
  app.get('/previews.css', { schema: { hide: true } }, async (request, reply) => {
    const wanted = new URLSearchParams(request.url.split('?', 2)[1]).get('page') ?? ''
    const path = wanted.split(/[?#]/, 1)[0] ?? ''
    const address = knows(path) && !isPrivate(path) ? path : NOT_FOUND_PATH
    return answer(request, reply, () => getPreviewSheet(address))
  })

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<StoredPage>,
    isSecret = false,
  ) {
    try {
      return await sendPage(request, reply, await make(), isSecret)
    } catch (error) {
      if (!(error instanceof TooManyAtOnce)) throw error
      reply.header('retry-after', COME_BACK_SECONDS)
      return sendProblem(request, reply, new AppError('not-ready', { message: PAGE_WORDS.busy }))
    }
  }

  function knows(path: string) {
    return path.startsWith('/') && decodes(path) && site.knowsPath(path)
  }

  /** `caller` is the address of who asks, by which what is read for a private page is counted. */
  async function getPage(address: string, caller?: string, savesData = false): Promise<StoredPage> {
    const today = options.today()
    const render = async () => {
      const page = await inTurn(() => renderPage(address, today, caller))
      return savesData ? { ...page, html: withSmallPictures(page.html) } : page
    }
    try {
      if (isPrivate(address) || !cache) return await storePage(await render())
      const key = `${today} ${inLanguage(address)}${savesData ? ' with small pictures' : ''}`
      const search = address.split('?')[1]
      if (search !== undefined && !cache.peek(key) && !(await options.namesKnown(search)))
        return await storePage(await render())
      return await cache.get(key, render, savesData || OTHER_WRITING.test(address))
    } catch (error) {
      if (error instanceof NothingThere) return getPage(NOT_FOUND_PATH, caller, savesData)
      throw error
    }
  }

  async function getPreviewSheet(address: string): Promise<StoredPage> {
    const render = async (): Promise<RenderedPage> => {
      const page = await getPage(address)
      const { tags, isDegraded } = page
      return {
        status: 200,
        headers: { ...always, ...SHEET_HEADERS },
        html: previewRulesIn((await encodeFor('identity', page.brotli)).toString()),
        tags,
        isDegraded,
      }
    }
    const key = `${options.today()} previews of ${inLanguage(address)}`
    return cache ? cache.get(key, render, OTHER_WRITING.test(address)) : storePage(await render())
  }

  function renderPage(path: string, today: string, caller?: string): Promise<RenderedPage> {
    const limit = options.timeoutMs ?? PATIENCE_MS
    return withTimeLimit(limit, (patience) => renderWithin(patience, path, today, caller))
  }

  async function renderWithin(
    patience: AbortSignal,
    path: string,
    today: string,
    caller?: string,
  ): Promise<RenderedPage> {
    let isDegraded = false
    const readJson = async (url: string) => {
      try {
        return await readOwnApi(app, url, patience, isPrivate(path) ? caller : undefined)
      } catch (error) {
        if (error instanceof AppError && error.status < 500) throw error
        isDegraded = true
        app.log.warn(
          { err: error, url, page: privateRoot(path) ?? path },
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
      languages: options.languages,
      readJson,
      manifest: site.manifest,
    })
    if (page.status === 404 && path !== NOT_FOUND_PATH && !isPrivate(path)) throw new NothingThere()
    const bare = page.html.replace(/^(<!DOCTYPE html>)+/i, '<!DOCTYPE html>')
    const dressed = site.dress?.(bare, page.routes) ?? { html: bare, scripts: [], styles: [] }
    const previews = await findPreviews(dressed.html)
    const html = addPreviews(dressed.html, previews)
    const scripts = [...page.scripts, ...dressed.scripts]
    const styles = [...dressed.styles, writePreviewRules(previews)].filter((text) => text !== '')
    const headers: Record<string, string> = {
      ...always,
      // Without a cache Vite serves this page, and its client writes styles into it.
      ...(cache && { 'content-security-policy': contentPolicy({ isSecure, scripts, styles }) }),
      ...(page.location && { location: page.location }),
    }
    return { status: page.status, headers, html, tags: page.tags, isDegraded }

    async function findPreviews(html: string): Promise<ReadonlyMap<string, string>> {
      try {
        return await unlessTimeIsUp(patience, options.findPreviews(picturesIn(html)))
      } catch (err) {
        isDegraded = true
        app.log.warn({ err }, 'a page is made without previews of its pictures')
        return new Map()
      }
    }
  }
}

/** A path like /villas/nothing that a route takes but has nothing for; all of them share one kept page. */
class NothingThere extends Error {}

/**
 * Answers a GET of our own API as if a visitor had asked, from `caller` where that counts, with all pages of a list,
 * through the same validation and permissions. Throws AppError on an answer that is not OK, and when `patience` ends
 * first.
 */
async function readOwnApi(
  app: FastifyInstance,
  url: string,
  patience: AbortSignal,
  caller: string | undefined,
): Promise<unknown> {
  const call = { method: 'GET' as const, url: inLanguage(url), ...(caller && { remoteAddress: caller }) }
  const answer = await unlessTimeIsUp(patience, app.inject(call))
  if (answer.statusCode === 429) throw new AppError('too-many-requests')
  // In the words of the API: of a private link they say whether it has ended.
  if (answer.statusCode === 404) throw new AppError('not-found', { message: answer.json().message })
  if (answer.statusCode >= 400) throw new AppError(answer.statusCode < 500 ? 'not-found' : 'internal')
  const next = nextPage(answer.headers.link)
  return next
    ? [...answer.json(), ...((await readOwnApi(app, next, patience, caller)) as unknown[])]
    : answer.json()
}

/** The part of a private address that gives nothing away; undefined for any other. */
function privateRoot(address: string): string | undefined {
  return PRIVATE_PAGES.find((root) => address.startsWith(root))
}

/** True for a page whose address is a secret. */
function isPrivate(address: string): boolean {
  return privateRoot(address) !== undefined
}

function decodes(path: string): boolean {
  try {
    return Boolean(decodeURIComponent(path))
  } catch {
    return false
  }
}
