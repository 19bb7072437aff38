import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import { describe, expect } from 'vitest'
import { nextPage } from '@/kernel/next-page'
import { createApi } from '../../test/app'
import { makeVilla } from '../../test/factories'
import { signInAs } from '../../test/staff'
import { test as base, type Thing } from '../../test/staffed-property'

const BOOKINGS = 1200

/** A property with more bookings, blocked nights, messages and mails than an answer holds. */
const test = base.extend('full', { scope: 'file' }, async ({ database }) => {
  const villaId = await makeVilla(database.orm)
  await database.pool.query(
    `insert into bookings (villa_id, guest_name, guest_email, check_in_date, check_out_date, number_of_guests, total_cents, status)
     select $1, 'Guest ' || n % 7, 'g' || n || '@example.com', date '2010-01-01' + n, date '2010-01-02' + n, 1, n % 5, 'checked-out'
     from generate_series(1, $2) n`,
    [villaId, BOOKINGS],
  )
  await database.pool.query(
    `insert into blocks (villa_id, start_date, end_date)
     select $1, date '2027-03-20' + n, date '2027-03-20' + n from generate_series(1, 600) n`,
    [villaId],
  )
  for (const [into, values] of [
    ['contact_messages (name, email, subject, message)', "'N', 'e@example.com', 'S', 'M'"],
    ['mails (kind, subject_id, status)', "'sample', 1, 'sent'"],
    [
      'booking_notes (booking_id, staff_id, staff_email, text)',
      "(select min(id) from bookings), 1, 'e', 'T'",
    ],
    ['audit_entries (staff_id, staff_email, resource, action)', "n, 'e', 'sample', 'update'"],
    ['users (email, password_hash, role)', "'many' || n || '@example.com', 'none', 'user'"],
  ] as const)
    await database.pool.query(`insert into ${into} select ${values} from generate_series(1, 600) n`)
  return { villaId, bookingId: (await database.pool.query('select min(id) from bookings')).rows[0].min }
})

type Call = (
  method: 'GET',
  url: string,
) => Promise<{ status: number; body: Thing[]; headers: Record<string, unknown> }>

/** Follows `Link` from the first answer on; answers the pages. */
async function readPages(call: Call, path: string): Promise<Thing[][]> {
  const pages: Thing[][] = []
  for (let next: string | undefined = path; next; ) {
    const { status, body, headers } = await call('GET', next)
    expect([next, status]).toEqual([next, 200])
    expect(Number(headers['x-total-count'])).toBeGreaterThanOrEqual(body.length)
    pages.push(body)
    next = nextPage(headers.link)
  }
  return pages
}

describe('a list that grows', () => {
  test('answers 500 at most, and says how many there are and where the next are', async ({ staff, full }) => {
    const { call } = staff.desk
    for (const [path, count] of [
      ['/api/admin/bookings', BOOKINGS],
      ['/api/admin/bookings?search=guest&sort=guestName', BOOKINGS],
      ['/api/admin/blocks', 600],
      ['/api/admin/contact', 600],
      ['/api/admin/mails', 600],
      [`/api/admin/bookings/${full.bookingId}/notes`, 600],
      ['/api/bookings', BOOKINGS + 600],
      ['/api/bookings?start=2010-01-01&end=2030-01-01', BOOKINGS + 600],
    ] as const) {
      const pages = await readPages(call, path)
      expect(Math.max(...pages.map(({ length }) => length)), path).toBeLessThanOrEqual(500)
      const keys = pages.flat().map((row) => JSON.stringify([row.id, row.checkInDate]))
      expect([path, new Set(keys).size >= count, new Set(keys).size]).toEqual([path, true, keys.length])
    }
  })

  test('of accounts and of what they did is cut as well', async ({ app, database, full }) => {
    expect(full.villaId).toBeGreaterThan(0)
    const { call } = await signInAs(app, database.orm, 'superadmin')
    for (const path of ['/api/admin/users', '/api/admin/audit/staff']) {
      const pages = await readPages(call, path)
      expect(Math.max(...pages.map(({ length }) => length)), path).toBe(500)
      expect(pages.flat().length).toBeGreaterThanOrEqual(600)
    }
    const { headers } = await call('GET', '/api/admin/audit?pageSize=200')
    expect(headers.link).toBe('</api/admin/audit?pageSize=200&page=2>; rel="next"')
  })

  test('is asked for the days that a screen shows', async ({ staff: { desk } }) => {
    const find = async (query: string) =>
      (await desk.call('GET', `/api/admin/blocks?${query}`)).body.map(({ startDate }: Thing) => startDate)
    expect(await find('start=2027-04-01&end=2027-04-02')).toEqual(['2027-04-01', '2027-04-02'])
    expect(await find('end=2027-03-21')).toEqual(['2027-03-21'])
    expect((await desk.call('GET', '/api/admin/blocks?start=tomorrow')).status).toBe(422)
  })
})

test('taken nights of up to 400 days come whole, to visitors and to staff', async ({ app, staff, full }) => {
  const url = `/api/bookings?start=2027-03-21&end=2028-04-24&villaId=${full.villaId}`
  expect((await app.inject({ url })).json()).toHaveLength(401)
  expect((await staff.desk.call('GET', url)).body).toHaveLength(401)
  const past = `/api/bookings?start=2010-01-01&end=2011-02-05&villaId=${full.villaId}`
  expect((await staff.desk.call('GET', past)).body.length).toBeGreaterThan(390)
})

test('a list for visitors is cut as well', async ({ app, database }) => {
  await database.pool.query(
    `insert into blog_posts (title, slug, content, is_published)
     select 'Post ' || n, 'post-' || n, 'It falls early.', true from generate_series(1, 600) n`,
  )
  const call: Call = async (_method, url) => {
    const answer = await app.inject({ url })
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }
  const pages = await readPages(call, '/api/blog-posts')
  expect(pages[0]).toHaveLength(500)
  expect(pages.flat().length).toBeGreaterThanOrEqual(600)
  expect(new Set(pages.flat().map(({ slug }) => slug)).size).toBe(pages.flat().length)
})

test('villas, categories and gallery are never cut', async ({ app, staff: { desk }, database }) => {
  await database.pool.query(
    `insert into gallery_images (title, image_url, category)
     select 'Picture ' || n, '/uploads/' || n || '.jpg', 'dining' from generate_series(1, 600) n`,
  )
  expect((await app.inject({ url: '/api/gallery' })).json().length).toBeGreaterThan(600)
  const { body, headers } = await desk.call('GET', '/api/admin/gallery')
  expect([headers['x-total-count'], headers.link]).toEqual([String(body.length), undefined])
  expect(body.length).toBeGreaterThan(600)
})

describe('the table of all bookings', () => {
  const orders = [
    '-id',
    'guestName',
    '-villaName',
    'checkInDate',
    '-checkOutDate',
    'totalAmount',
    'status',
    '-source',
  ]

  test.for(orders)('is whole and in order when it is sorted by %s', async (sort, { staff, app, full }) => {
    expect(full.villaId).toBeGreaterThan(0)
    const url = `/api/admin/bookings.csv?sort=${sort}&search=guest`
    const { body } = await app.inject({ url, headers: { cookie: staff.desk.cookie } })
    const ids = body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(',')[0]))
    const listed = await readPages(
      staff.desk.call,
      `/api/admin/bookings?sort=${sort}&search=guest&pageSize=500&page=1`,
    )
    expect(ids).toEqual(listed.flat().map(({ id }) => id))
    expect(ids.length).toBeGreaterThanOrEqual(BOOKINGS)
  })

  test('holds a thousand rows at once of 50,000, and stops when nobody reads on', async ({
    database,
    staff,
    full,
  }) => {
    // Without what triggers do for each, which takes half a minute on a busy machine.
    await database.pool.query(
      `begin;
       set local session_replication_role = replica;
       insert into bookings (villa_id, guest_name, guest_email, check_in_date, check_out_date, number_of_guests, total_cents, status, special_requests)
       select ${Number(full.villaId)}, 'Guest', 'g@example.com', date '2012-01-01', date '2012-01-02', 1, 1, 'cancelled', repeat('x', 500)
       from generate_series(1, 50000);
       commit`,
    )
    const limits: unknown[] = []
    const logQuery = (query: string, values: unknown[]) => {
      // Their money is read beside them, for the same thousand.
      if (/from "bookings" inner join/.test(query))
        limits.push(/ limit \$\d+$/.test(query) ? values.at(-1) : query)
    }
    const orm = drizzle(database.pool, { logger: { logQuery } })
    const app = await createApi({ ...database, orm })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const open = async (query: string) => {
      const headers = { cookie: staff.desk.cookie }
      const path = `/api/admin/bookings.csv?status=cancelled&${query}`
      const [answer] = await once(get({ port, host: '127.0.0.1', path, headers }), 'response')
      return answer as IncomingMessage
    }
    let bytes = 0
    for await (const part of await open('sort=-id')) bytes += part.length
    expect(bytes).toBeGreaterThan(50_000 * 500)
    expect(limits.length).toBeGreaterThan(50)
    expect(new Set(limits)).toEqual(new Set([1000]))

    limits.length = 0
    const whenClosed = new Promise((resolve) => {
      app.server.once('request', (_request, response) => response.once('close', resolve))
    })
    const answer = await open('sort=id')
    await once(answer, 'readable')
    answer.destroy()
    await whenClosed
    // As many as it would take to read them all.
    for (let count = 0; count < 60; count++) await database.pool.query('select 1')
    expect(limits.length).toBeLessThan(40)
    await app.close()
  })
})
