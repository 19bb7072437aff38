import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { migrateDatabase } from '@/server/db/migrate'
import { startPostgres } from '../../scripts/postgres'
import { test as base, openDatabase } from '../../test/database'
import { bookingRequest } from '../../test/factories'
import { crash, cutConnections, findOutage } from '../../test/outages'
import { createSite } from '../../test/site'
import { signInAs } from '../../test/staff'

/** Three seconds, and as much again for a busy machine. */
const LONGEST_MS = 6000
const AT_A_TIME = 20

type Route = { method: string; url: string }
const routes: Route[] = []

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startPostgres()
    onCleanup(server.stop)
    return server
  })
  .extend('hotel', { scope: 'file' }, async ({ server }, { onCleanup }) => {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'away-'))
    const database = await openDatabase({ url: server.url, dataDir })
    await migrateDatabase(database)
    const onRoute = ({ method, url }: { method: string | string[]; url: string }) => {
      for (const one of [method].flat()) routes.push({ method: one, url })
    }
    const app = await createSite(database, {
      onRoute,
      env: { SITE_URL: 'http://hotel.example.com', RATE_LIMITS: 'off', DATA_DIR: dataDir },
    })
    const admin = await signInAs(app, database.orm, 'superadmin')
    onCleanup(async () => {
      await app.close()
      await database.close()
      fs.rmSync(dataDir, { recursive: true })
    })
    return { app, admin }
  })

describe.for(['is stopped', 'stands still', 'has no connection left'])('while PostgreSQL %s', (name) => {
  test('every call says so with 503 and when to come again, and all is well afterwards', {
    timeout: 300_000,
  }, async ({ server, hotel: { app, admin } }) => {
    const outage = findOutage(server, name)
    await outage.begin()
    onTestFinished(outage.end)
    const begun = performance.now()
    const first = await Promise.all([app.inject('/healthz'), ...bookAndWrite(app)])
    expect(performance.now() - begun).toBeLessThan(LONGEST_MS)
    for (const { statusCode } of first) expect(statusCode).toBe(503)

    const calls = listCalls()
    expect(calls.length).toBeGreaterThan(100)
    while (calls.length > 0) {
      const asked = calls.splice(0, AT_A_TIME)
      const answers = await Promise.all(asked.map((call) => ask(app, call, admin.cookie)))
      for (const [index, { statusCode, headers, body }] of answers.entries()) {
        const { method, url } = asked[index] ?? {}
        if (statusCode < 500) continue
        expect([method, url, statusCode]).toEqual([method, url, 503])
        expect(headers['retry-after'], url).toMatch(/^\d+$/)
        expect(JSON.parse(body).message, url).toMatch(/Please try again/)
      }
    }
    await outage.end()
    await vi.waitFor(async () => expect((await app.inject('/healthz')).statusCode).toBe(200), 30_000)
    expect((await app.inject('/api/villas')).statusCode).toBe(200)
  })

  test('a page is made without what could not be read, or the answer is 503', {
    timeout: 300_000,
  }, async ({ server, hotel: { app } }) => {
    const outage = findOutage(server, name)
    await outage.begin()
    onTestFinished(outage.end)
    for (const url of [
      '/',
      '/villas',
      '/calendar',
      '/contact',
      '/villas/family-villa',
      '/sitemap.xml',
      '/no-such-page',
    ]) {
      const answer = await app.inject(url)
      expect([url, answer.statusCode]).toEqual([
        url,
        expect.toSatisfy((status) => [200, 404, 503].includes(status)),
      ])
    }
  })
})

test.for([
  ['cuts its connections', cutConnections],
  ['crashes', crash],
] as const)(
  'calls on the way when PostgreSQL %s hear 503 or are answered, and the next ones are answered',
  {
    timeout: 120_000,
  },
  async ([, happen], { server, hotel: { app } }) => {
    const statuses = new Set<number>()
    let isOver = false
    const askOn = async () => {
      while (!isOver) {
        const answers = await Promise.all([app.inject('/api/villas'), ...bookAndWrite(app)])
        for (const { statusCode } of answers) statuses.add(statusCode)
      }
    }
    const callers = Array.from({ length: 8 }, askOn)
    for (let round = 0; round < 10; round++) {
      await app.inject('/api/villas')
      await vi.waitFor(() => happen(server), 30_000)
    }
    isOver = true
    await Promise.all(callers)
    expect([...statuses].filter((status) => ![200, 201, 409, 503].includes(status))).toEqual([])
    await vi.waitFor(async () => expect((await app.inject('/api/villas')).statusCode).toBe(200), 30_000)
  },
)

/** Every call of the API, each once. */
function listCalls(): Route[] {
  const calls = routes
    .filter(({ method, url }) => method !== 'HEAD' && /^\/(api|uploads|healthz)/.test(url))
    .map(({ method, url }) => ({
      method,
      url: url
        .replace(/:token/g, 'a'.repeat(22))
        .replace(/:\w+/g, '1')
        .replace('*', 'x'),
    }))
  return [...new Map(calls.map((call) => [`${call.method} ${call.url}`, call])).values()]
}

/** Signed in, and with a body that says nothing. */
async function ask(app: FastifyInstance, { method, url }: Route, cookie: string) {
  return await app.inject({
    method: method as 'GET',
    url,
    headers: { cookie },
    ...(method !== 'GET' && { payload: {} }),
  })
}

/** What guests write, as their pages send it. */
function bookAndWrite(app: FastifyInstance) {
  const message = {
    name: 'Sample Guest',
    email: 'guest@example.com',
    subject: 'Other',
    message: 'Is it quiet?',
  }
  return [
    app.inject({
      method: 'POST',
      url: '/api/bookings',
      payload: bookingRequest(1, { totalAmount: '110.00' }),
    }),
    app.inject({ method: 'POST', url: '/api/contact', payload: message }),
  ]
}
