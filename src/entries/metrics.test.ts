import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { test as base } from '../../test/database'
import { bookingRequest } from '../../test/factories'
import { createSite } from '../../test/site'

const TOKEN = 'a token of many letters'

const test = base.extend('site', { scope: 'file' }, async ({ database, databaseCopy }, { onCleanup }) => {
  const env = { SITE_URL: 'http://hotel.example.com', RATE_LIMITS: 'off', DATA_DIR: databaseCopy.dataDir }
  const place = {
    BACKUP_DIR: `${databaseCopy.dataDir}/backups`,
    BACKUP_PASSPHRASE: 'four words nobody guesses',
  }
  const site = await createSite(database, { env: { ...env, ...place, METRICS_TOKEN: TOKEN } })
  const open = await createSite(database, { env })
  onCleanup(async () => {
    await site.close()
    await open.close()
  })
  const read = async () =>
    (await site.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })).body
  return { site, open, read }
})

test('figures of requests, pages, queues, holds and the disk are told', async ({
  site: { site, read },
  database,
}) => {
  await site.inject('/')
  await site.inject('/')
  await site.inject('/api/nowhere')
  await site.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'a@example.com', password: 'wrong password' },
  })
  expect(
    (await site.inject({ method: 'POST', url: '/api/bookings', payload: bookingRequest(3) })).statusCode,
  ).toBe(201)
  await database.pool.query(
    "UPDATE mails SET created_at = now() - interval '1 hour' WHERE id = (SELECT min(id) FROM mails)",
  )
  const text = await read()
  const figure = (series: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')
        .at(-1),
    )
  expect(figure('http_requests_total{method="POST",route="/api/bookings",status="201"}')).toBe(1)
  expect(figure('http_request_duration_seconds_count{route="/api/bookings"}')).toBe(1)
  expect(figure('http_request_duration_seconds_bucket{route="/api/bookings",le="+Inf"}')).toBe(1)
  expect(figure('sign_ins_failed_total')).toBe(1)
  expect(figure('holds_open')).toBe(1)
  expect(figure('mails_queued')).toBeGreaterThanOrEqual(1)
  expect(figure('mails_oldest_seconds')).toBeGreaterThan(3500)
  expect(figure('page_renders_total')).toBe(1)
  expect(figure('page_cache_hits_total')).toBeGreaterThanOrEqual(1)
  expect(figure('disk_free_bytes')).toBeGreaterThan(0)
  expect(figure('database_answers')).toBe(1)
  // No backup yet.
  expect(figure('backup_age_seconds')).toBeGreaterThan(1e9)
})

test('no private link, address or name stands among the figures', async ({ site: { site, read } }) => {
  await site.inject('/my-booking/AAAAAAAAAAAAAAAAAAAAAA')
  await site.inject('/api/my-booking/AAAAAAAAAAAAAAAAAAAAAA')
  const text = await read()
  expect(text).not.toContain('AAAAAAAA')
  expect(text).not.toMatch(/Sample Guest|sample\.guest/)
})

test('who may not read them hears that there is no such page', async ({ site: { site, open } }) => {
  for (const authorization of [undefined, 'Bearer wrong', `Basic ${TOKEN}`])
    expect(
      (await site.inject({ url: '/metrics', headers: { ...(authorization && { authorization }) } }))
        .statusCode,
    ).toBe(404)
  const from = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await open.inject({ url: '/metrics', remoteAddress, headers })).statusCode
  expect(await from('127.0.0.1')).toBe(200)
  expect(await from('::1')).toBe(200)
  expect(await from('198.51.100.9')).toBe(404)
  expect(await from('127.0.0.1', { 'x-forwarded-for': '198.51.100.9' })).toBe(404)
})

test('every figure that the alert rules and the board name is there', async ({ site: { read } }) => {
  const text = await read()
  const rules = await readFile('deploy/watch/alerts.yaml', 'utf8')
  const board = await readFile('deploy/watch/board.json', 'utf8')
  const named = [
    ...`${rules}${board}`.matchAll(
      /\b((?:http|mails|payments|feeds|holds|disk|backup|page|process|event_loop|database|sign_ins)_[a-z_]+)\b/g,
    ),
  ]
  const names = new Set(named.map(([, name = '']) => name.replace(/_bucket$/, '')))
  expect(names.size).toBeGreaterThan(14)
  for (const name of names) expect(text, name).toContain(`# TYPE ${name} `)
})
