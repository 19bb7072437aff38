import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import type { Database } from '@/server/db/connect'
import { readSettings } from '@/server/env'
import { createApp } from '@/server/http/app'
import { test as base } from '../../test/database'
import { registerApp } from './register-app'
import { loadSampleProperty } from './sample-property'
import { fixedPaths, knowsPath, renderSite } from './site-render'

/** Short for the test's sake, long enough for a page with nothing the matter on a busy machine. */
const PATIENCE_MS = 2500
const HANG_MS = 10_000
const AT_A_TIME = 5
const SITE_URL = 'https://hotel.example.com'
const APOLOGIES = ['could not load', 'could not be loaded', 'Unable to Load', 'Failed to fetch']

/** What goes wrong at the moment: this call fails, or is not answered for long. */
const trouble: { call: string | null; kind: 'answers 500' | 'hangs' } = { call: null, kind: 'answers 500' }

const test = base
  /** Makes every page anew. */
  .extend('forgetful', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    await loadSampleProperty(database.orm)
    const app = await openApp(database, { built: null })
    onCleanup(async () => {
      await app.close()
    })
    return app
  })
  /** The same, and does not wait for long. */
  .extend('impatient', { scope: 'file' }, async ({ database, forgetful }, { onCleanup }) => {
    await forgetful.ready()
    const app = await openApp(database, { built: null, timeoutMs: PATIENCE_MS })
    onCleanup(async () => {
      await app.close()
    })
    return app
  })
  /** Keeps the pages it makes. */
  .extend('keeping', { scope: 'file' }, async ({ database, forgetful }, { onCleanup }) => {
    const built = mkdtempSync(path.join(tmpdir(), 'no-built-files-'))
    for (const folder of ['client/assets', 'panel/staff-assets', 'offline', 'licences'])
      mkdirSync(path.join(built, folder), { recursive: true })
    await forgetful.ready()
    const app = await openApp(database, { built })
    onCleanup(async () => {
      await app.close()
    })
    return app
  })
  /** The calls that each page is made from. */
  .extend('callsOf', { scope: 'file' }, async ({ forgetful }) => {
    trouble.call = null
    const readJson = async (address: string) => (await forgetful.inject({ url: address })).json()
    const made = new Map<string, Set<string>>()
    for (const path of PAGES) {
      const page = { path, today: '2027-03-10', languages: ['en' as const], siteUrl: SITE_URL }
      const { tags } = await renderSite({ ...page, manifest: { routes: {} }, readJson })
      made.set(path, new Set(tags.map((tag) => tag.split('?')[0] ?? tag)))
    }
    return made
  })

const PAGES = [
  ...fixedPaths,
  '/villas/family-villa',
  '/blog/a-morning-at-lake-mburo',
  '/calendar?villa=1',
  '/no-such-page',
]

/** Each call of a page, and what the page says in place of its answer. */
const FALLBACKS: Record<string, Record<string, string[]>> = {
  '/api/hero-slides': {
    '/': ['Welcome to Pearl Villas Mbarara', 'Explore Our Villas', 'Contact Us'],
    '/home': ['Welcome to Pearl Villas Mbarara', 'Explore Our Villas', 'Contact Us'],
  },
  '/api/public/video-settings': {
    '/': ['Video content will appear here when configured in the admin panel'],
    '/home': ['Video content will appear here when configured in the admin panel'],
  },
  '/api/villa-categories': {
    '/': ['Unable to Load Categories', 'Please check your connection and try again.'],
    '/home': ['Unable to Load Categories', 'Please check your connection and try again.'],
    '/villas': ['Unable to Load Categories', 'Please check your connection and try again.'],
    '/villas/family-villa': ['Unable to Load Categories', 'Please check your connection and try again.'],
  },
  '/api/villas': {
    '/calendar': ['could not load', 'How It Works'],
    '/calendar?villa=1': ['could not load', 'How It Works'],
    '/villas/family-villa': ['We could not load the villas of this category.', 'Prices a night'],
  },
  '/api/bookings': { '/calendar?villa=1': ['Failed to fetch bookings', 'Booking Preview'] },
  '/api/page-sections/about': { '/about': ['About Us', 'We could not load the words of this page'] },
  '/api/page-sections/restaurant': {
    '/restaurant': ['Restaurant', 'We could not load the words of this page'],
  },
  '/api/page-sections/services': {
    '/services': ['Services', 'We could not load the words of this page'],
  },
  '/api/house-facts': { '/services': ['Packed lunches'] },
  '/api/events': { '/events': ['We could not load the events.', 'Banquet hall'] },
  '/api/gallery': { '/gallery': ['The pictures could not be loaded'] },
  '/api/video-tours': { '/gallery': ['The video tours could not be loaded'] },
  '/api/blog-posts': { '/blog': ['A morning at Lake Mburo'] },
  '/api/reviews/score': {
    '/': ['guest review score', 'on our booking platform'],
    '/home': ['guest review score', 'on our booking platform'],
    '/about': ['4.9', 'on our booking platform'],
  },
  '/api/reviews': { '/about': ['Our story'] },
  // What everything stands on is known from the start.
  '/api/property': { '/': ['Pearl Villas Mbarara'], '/contact': ['+256 700 000 001'] },
}

test('the table knows every page, and every call that the pages make', async ({ callsOf }) => {
  const fallen = Object.values(FALLBACKS).flatMap((pages) => Object.keys(pages))
  expect(fallen.filter((url) => !PAGES.includes(url))).toEqual([])
  const asked = new Set([...callsOf.values()].flatMap((calls) => [...calls]))
  expect([...asked].sort()).toEqual(Object.keys(FALLBACKS).sort())
})

describe.each(Object.keys(FALLBACKS))('while GET %s', (call) => {
  test.for(['answers 500', 'hangs'] as const)(
    '%s, every page that is made from it stands and says what it must',
    async (kind, { forgetful, impatient, callsOf }) => {
      Object.assign(trouble, { call, kind })
      const hotel = kind === 'hangs' ? impatient : forgetful
      const pages = PAGES.filter((page) => callsOf.get(page)?.has(call))
      expect(pages).toEqual(expect.arrayContaining(Object.keys(FALLBACKS[call] ?? {})))
      for (const { url, statusCode, body } of await askForPages(hotel, pages)) {
        expect(statusCode, url).toBe(url === '/no-such-page' ? 404 : 200)
        expect(body.match(/<h1/g), url).toHaveLength(1)
        const wanted = [
          '<header',
          '<main',
          '<footer',
          'Pearl Villas Mbarara',
          ...(FALLBACKS[call]?.[url] ?? []),
        ]
        expect(missingIn(body, wanted), url).toEqual([])
        expect(body.includes('This page could not be loaded'), url).toBe(false)
      }
    },
  )

  test('fails, the page that had to do without it is made anew for the next', async ({ keeping }) => {
    const [url = '', words = []] = Object.entries(FALLBACKS[call] ?? {})[0] ?? []
    const address = `${url}${url.includes('?') ? '&' : '?'}guests=${1 + Object.keys(FALLBACKS).indexOf(call)}`
    Object.assign(trouble, { call, kind: 'answers 500' })
    const patchy = await keeping.inject({ url: address })
    expect(missingIn(patchy.body, words)).toEqual([])
    trouble.call = null
    const whole = await keeping.inject({ url: address })
    expect(missingIn(whole.body, APOLOGIES)).toEqual(APOLOGIES)
    expect(whole.headers.etag === patchy.headers.etag).toBe(call === '/api/property')
  })
})

/** A few pages at a time: each waits no longer than its patience, whatever else is going on. */
async function askForPages(app: FastifyInstance, pages: readonly string[]) {
  const answers: { url: string; statusCode: number; body: string }[] = []
  const waiting = [...pages]
  const askOn = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const { statusCode, body } = await app.inject({ url })
      answers.push({ url, statusCode, body })
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, askOn))
  return answers
}

async function openApp(database: Database, how: { built: string | null; timeoutMs?: number }) {
  const settings = readSettings({ LOG_LEVEL: 'silent', SITE_URL })
  const app = await createApp(settings)
  app.addHook('onRequest', async (request, reply) => {
    if (trouble.call === null || request.url.split('?')[0] !== trouble.call) return
    if (trouble.kind === 'hangs') await new Promise((resolve) => setTimeout(resolve, HANG_MS).unref())
    return reply.code(500).send({ message: 'Something went wrong.' })
  })
  const panel = { en: { css: [], preloads: [], scripts: [] } }
  const site = {
    render: renderSite,
    knowsPath,
    // As if every page were made by its search: so each call has a kept page of its own.
    searchOf: (_path: string, query: string) => (query === '' ? '' : `?${query}`),
    manifest: { routes: {} },
  }
  const clock = () => new Date('2027-03-10T09:00:00Z')
  await registerApp(app, { settings, database, root: process.cwd(), clock, site, panel, ...how })
  return app
}

function missingIn(body: string, words: readonly string[]): string[] {
  const text = body.replaceAll('&#x27;', "'").replaceAll('<!-- -->', '')
  return words.filter((one) => !text.includes(one))
}
