import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PAGE_WORDS } from '@/kernel/answer-words'
import type { Day } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { inLanguage, type Language } from '@/kernel/language'
import { sendProblem } from '../http/answer-errors'
import { encodeFor } from '../http/encode-for'
import { SECURITY_HEADERS, TRANSPORT_SECURITY } from '../http/security-headers'
import { contentPolicy } from './content-policy'
import type { InjectAssets } from './inject-assets'
import { limitAtOnce, TooManyAtOnce } from './limit-at-once'
import { type PageCache, type RenderedPage, type StoredPage, storePage } from './page-cache'
import { addressOfData, NAMED_DATA, OTHER_DATA, PAGE_DATA_PATH, PageData } from './page-data'
import {
  addPreviews,
  addressOfSheet,
  countFirst,
  type FindPreviews,
  PREVIEWS_PATH,
  picturesIn,
  writePreviewRules,
} from './picture-previews'
import { isPrivate, privateRoot } from './private-pages'
import { readOwnApi } from './read-own-api'
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
  /** Whether the data it is made of stands beside the HTML, and not within. */
  isDataApart?: boolean
}) => Promise<{
  status: number
  location: string | undefined
  html: string
  /** The inline scripts in it that the renderer made, data aside; whatever else stands there may not run. */
  scripts: string[]
  tags: string[]
  routes: string[]
  /** A script, where it is apart. */
  data?: string | undefined
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
  /** What tells this build from others. */
  build?: string
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

/** In no description of the API. */
const HIDDEN = { schema: { hide: true } }

/** An old sheet lacks the previews of the newest pictures, and no more. */
const SHEET_HEADERS = { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' }

/** Serves every GET that is not the API's with a server-rendered page, kept in memory while `cache` is given. */
export function servePages(app: FastifyInstance, options: PageOptions) {
  const { site, cache } = options
  const isSecure = options.siteUrl.startsWith('https:')
  const inTurn = limitAtOnce(options.atOnce ?? AT_ONCE)
  const pageData = new PageData(site.build ?? '')
  const always = {
    ...SECURITY_HEADERS,
    ...(isSecure && TRANSPORT_SECURITY),
    'content-type': 'text/html; charset=utf-8',
  }

  app.get('/*', HIDDEN, async (request, reply) => {
    const [path = '/', query = ''] = request.url.split('?', 2)
    if (/^\/api(\/|$)/.test(path)) throw new AppError('not-found')
    const address = addressOf(path, query)
    const savesData = request.headers['save-data'] === 'on'
    return answer(request, reply, () => getPage(address, request.ip, savesData), isPrivate(address))
  })

  // For who comes to a page from another one, and so without its HTML.
  app.get(PREVIEWS_PATH, HIDDEN, async (request, reply) => {
    const wanted = new URLSearchParams(request.url.split('?', 2)[1]).get('page') ?? ''
    const path = wanted.split(/[?#]/, 1)[0] ?? ''
    const address = knows(path) && !isPrivate(path) ? path : NOT_FOUND_PATH
    return answer(request, reply, () => getPreviewSheet(address))
  })

  // What the program of a page begins with.
  app.get<{ Params: { name: string } }>(`${PAGE_DATA_PATH}/:name`, HIDDEN, async (request, reply) => {
    const wanted = new URLSearchParams(request.url.split('?', 2)[1]).get('page') ?? ''
    return answer(request, reply, () => getData(request.params.name, wanted))
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

  function addressOf(path: string, query: string) {
    return knows(path) ? path + site.searchOf(path, query) : NOT_FOUND_PATH
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
        html: writePreviewRules(await options.findPreviews(await allPicturesOf(page))),
        tags,
        isDegraded,
      }
    }
    const key = `${options.today()} previews of ${inLanguage(address)}`
    return cache ? cache.get(key, render, OTHER_WRITING.test(address)) : storePage(await render())
  }

  /** The data of this name or, where this process does not keep it, what the page is made of now. */
  async function getData(name: string, wanted: string): Promise<StoredPage> {
    const named = pageData.get(name)
    if (named) return toDataAnswer(name, named, NAMED_DATA)
    const [path = '', query = ''] = wanted.split('?', 2)
    // Private pages have theirs within; the program of another build may not understand ours.
    if (!pageData.isOurs(name) || isPrivate(path)) throw new AppError('not-found')
    const address = addressOf(path, query)
    const kept = await getPage(address)
    if (kept.status === 404 && address !== NOT_FOUND_PATH) throw new AppError('not-found')
    const { data: made = '' } = pageData.get(kept.data ?? '')
      ? kept
      : await inTurn(() => renderPage(address, options.today()))
    const current = pageData.get(made)
    if (!current) throw new AppError('not-found')
    return toDataAnswer(made, current, made === name ? NAMED_DATA : OTHER_DATA)
  }

  function toDataAnswer(name: string, brotli: Buffer, headers: Record<string, string>): StoredPage {
    const etag = `W/"${name}"`
    return { status: 200, headers: { ...always, ...headers }, etag, brotli, tags: [], isDegraded: false }
  }

  async function allPicturesOf({ brotli, data = '' }: StoredPage) {
    const texts = [brotli, pageData.get(data)].map(async (packed) =>
      packed ? (await encodeFor('identity', packed)).toString() : '',
    )
    const [html = '', script] = await Promise.all(texts)
    return picturesIn(html, script)
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
    // The program of a built page asks for it; nobody may ask for what stands behind a secret address.
    const isDataApart = site.dress !== undefined && !isPrivate(path)
    const page = await site.render({
      path,
      today,
      siteUrl: options.siteUrl,
      languages: options.languages,
      readJson,
      manifest: site.manifest,
      isDataApart,
    })
    if (page.status === 404 && path !== NOT_FOUND_PATH && !isPrivate(path)) throw new NothingThere()
    const bare = page.html.replace(/^(<!DOCTYPE html>)+/i, '<!DOCTYPE html>')
    const data = page.data === undefined ? undefined : await pageData.keep(page.data)
    const dataAddress = data === undefined ? undefined : addressOfData(data, path)
    const dressed = site.dress?.(bare, page.routes, dataAddress) ?? { html: bare, scripts: [], styles: [] }
    const pictures = picturesIn(dressed.html, page.data)
    const first = isDataApart ? pictures.slice(0, countFirst(dressed.html)) : pictures
    const previews = await findPreviews(first)
    const sheet = first.length < pictures.length ? addressOfSheet(path) : undefined
    const html = addPreviews(dressed.html, previews, sheet)
    const scripts = [...page.scripts, ...dressed.scripts]
    const styles = [...dressed.styles, writePreviewRules(previews)].filter((text) => text !== '')
    const headers: Record<string, string> = {
      ...always,
      // Without a cache Vite serves this page, and its client writes styles into it.
      ...(cache && { 'content-security-policy': contentPolicy({ isSecure, scripts, styles }) }),
      ...(page.location && { location: page.location }),
    }
    return { status: page.status, headers, html, tags: page.tags, isDegraded, data }

    async function findPreviews(addresses: readonly string[]): Promise<ReadonlyMap<string, string>> {
      try {
        return await unlessTimeIsUp(patience, options.findPreviews(addresses))
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

function decodes(path: string): boolean {
  try {
    return Boolean(decodeURIComponent(path))
  } catch {
    return false
  }
}
