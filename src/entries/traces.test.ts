import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { asc } from 'drizzle-orm'
import { expect, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import type { Database } from '@/server/db/connect'
import { mails } from '@/server/mail/table'
import { test as base } from '../../test/database'
import { bookingRequest, makeVilla } from '../../test/factories'
import { createSite } from '../../test/site'

const id = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))
const nanoseconds = z.string().regex(/^1\d{18}$/)
const pair = z.strictObject({
  key: z.string(),
  value: z.union([
    z.strictObject({ stringValue: z.string() }),
    z.strictObject({ intValue: z.string().regex(/^\d+$/) }),
  ]),
})
const span = z.strictObject({
  traceId: id(16),
  spanId: id(8),
  parentSpanId: id(8).optional(),
  name: z.string().min(1),
  kind: z.number().int().min(1).max(5),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes: z.array(pair),
  status: z.strictObject({ code: z.literal(2).optional() }),
})
/** What a collector takes at `/v1/traces`, as OTLP/HTTP writes it in JSON. */
const exported = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes: z.array(pair) }),
      scopeSpans: z.array(
        z.strictObject({ scope: z.strictObject({ name: z.string() }), spans: z.array(span) }),
      ),
    }),
  ),
})

/** A collector that takes nothing but what the protocol says; `status` is what it answers meanwhile. */
async function startCollector() {
  const told = { bodies: [] as string[], wrong: [] as string[], headers: [] as unknown[], status: 200 }
  const server = http.createServer(async (request, answer) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    if (request.method !== 'POST' || request.url !== '/v1/traces')
      told.wrong.push(`${request.method} ${request.url}`)
    const judged = exported.safeParse(JSON.parse(body))
    if (!judged.success) told.wrong.push(z.prettifyError(judged.error))
    told.bodies.push(body)
    told.headers.push(request.headers['x-team'])
    answer.writeHead(told.status, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const spans = () =>
    told.bodies
      .flatMap((body) => exported.parse(JSON.parse(body)).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans))
  return { told, spans, url: `http://127.0.0.1:${port}` }
}

const test = base.extend('folder', { scope: 'file' }, ({ databaseCopy }) => databaseCopy.dataDir)

const GUEST = {
  guestName: 'Akello Namatovu',
  guestEmail: 'akello@guest.example',
  guestPhone: '+256772123456',
  specialRequests: 'A cot for O’Brien',
}
const SECRETS = [
  ...Object.values(GUEST),
  'Namatovu',
  'akello',
  '772123456',
  'Brien',
  'a-secret-token',
  'hidden words',
]

async function openSite(database: Database, folder: string, env: Record<string, string>) {
  return await createSite(database, {
    env: { SITE_URL: 'http://hotel.example.com', RATE_LIMITS: 'off', DATA_DIR: folder, ...env },
  })
}

test('a trace goes from the request through its statements to the mail it queued, and names no guest', async ({
  database,
  folder,
}) => {
  const { orm } = database
  const collector = await startCollector()
  const site = await openSite(database, folder, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-team=front%20desk',
  })
  const payload = { ...bookingRequest(await makeVilla(orm), { totalAmount: undefined }), ...GUEST }
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
  const booked = await site.inject({
    method: 'POST',
    url: '/api/bookings',
    payload,
    headers: { traceparent },
  })
  expect(booked.statusCode).toBe(201)
  await Promise.all([
    site.inject('/my-booking/a-secret-token?words=hidden%20words'),
    site.inject('/villas?search=Akello%20Namatovu'),
    site.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { ...GUEST, name: GUEST.guestName, email: GUEST.guestEmail },
    }),
    site.inject('/readyz'),
  ])
  const queued = await orm.select().from(mails).orderBy(asc(mails.id))
  expect(queued.length).toBeGreaterThan(0)
  await vi.waitFor(
    async () =>
      expect(await orm.$count(mails)).toBe(
        (await orm.select().from(mails)).filter(({ status }) => status === 'sent').length,
      ),
    { timeout: 20_000, interval: 200 },
  )
  await site.close()

  expect(collector.told.wrong).toEqual([])
  expect(new Set(collector.told.headers)).toEqual(new Set(['front desk']))
  const spans = collector.spans()
  const request = spans.find(({ name }) => name === 'POST /api/bookings')
  expect(request).toMatchObject({ kind: 2, status: {} })
  expect(request?.parentSpanId, 'a stranger gives no trace').toBeUndefined()
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: '201' } })
  const within = spans.filter(({ traceId }) => traceId === request?.traceId)
  const statements = within.filter(({ kind, parentSpanId }) => kind === 3 && parentSpanId === request?.spanId)
  expect(JSON.stringify(statements)).toContain('insert into bookings')
  expect(JSON.stringify(statements)).toContain('$9::int')
  const sent = within.filter(({ name }) => name.startsWith('send '))
  expect(sent).toHaveLength(queued.length)
  for (const one of sent) {
    expect([one.kind, one.parentSpanId]).toEqual([5, request?.spanId])
    expect(
      within.some(({ parentSpanId }) => parentSpanId === one.spanId),
      'its own statements',
    ).toBe(true)
  }
  const ids = new Set(spans.map(({ spanId }) => spanId))
  for (const { parentSpanId, startTimeUnixNano, endTimeUnixNano } of spans) {
    if (parentSpanId) expect(ids).toContain(parentSpanId)
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano))
  }
  expect(spans.map(({ name }) => name)).not.toContain('GET /readyz')
  const all = collector.told.bodies.join('\n')
  for (const secret of SECRETS) expect(all.toLowerCase()).not.toContain(secret.toLowerCase())
})

test('requests at once have their own statements each, whoever waits for whose connection', async ({
  database,
  folder,
}) => {
  const collector = await startCollector()
  const site = await openSite(database, folder, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  await Promise.all(Array.from({ length: 30 }, () => site.inject('/api/villas')))
  await site.close()
  const spans = collector.spans()
  const requests = spans.filter(({ name }) => name === 'GET /api/villas')
  expect(requests).toHaveLength(30)
  const counts = requests.map(({ traceId }) => spans.filter((one) => one.traceId === traceId).length)
  expect(Math.min(...counts)).toBeGreaterThan(1)
  expect(new Set(counts).size, 'each as many as the others').toBe(1)
})

test('behind a proxy a trace goes on, a collector that fails harms nobody, and without one nothing is kept', async ({
  database,
  folder,
}) => {
  const { orm } = database
  const collector = await startCollector()
  collector.told.status = 503
  const proxied = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRUST_PROXY: 'on' }
  const site = await openSite(database, folder, proxied)
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
  expect((await site.inject({ url: '/api/villas', headers: { traceparent } })).statusCode).toBe(200)
  expect((await site.inject({ url: '/api/villas', headers: { traceparent: 'nonsense' } })).statusCode).toBe(
    200,
  )
  await site.close()
  const [goesOn] = collector.spans().filter(({ traceId }) => traceId === 'a'.repeat(32))
  expect(goesOn).toBeDefined()
  expect(collector.spans().some(({ parentSpanId }) => parentSpanId === 'b'.repeat(16))).toBe(true)

  const plain = await openSite(database, folder, {})
  await orm.delete(mails)
  const payload = { ...bookingRequest(await makeVilla(orm), { totalAmount: undefined }), ...GUEST }
  expect((await plain.inject({ method: 'POST', url: '/api/bookings', payload })).statusCode).toBe(201)
  const kept = await orm.select({ traceParent: mails.traceParent }).from(mails)
  expect(new Set(kept.map(({ traceParent }) => traceParent))).toEqual(new Set([null]))
  await plain.close()
})
