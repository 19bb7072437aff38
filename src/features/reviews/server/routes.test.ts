import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { toDay } from '@/kernel/days'
import type { Database } from '@/server/db/connect'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { makeReviewLink } from './review-links'
import { reviews } from './table'

const FULL = { overall: 4, cleanliness: 5, quiet: 3, breakfast: null, welcome: 5, words: 'Birds at dawn.' }
const changed: string[] = []

const test = base.extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
  const app = await createApi(database, { changed: (...paths) => void changed.push(...paths) })
  onCleanup(() => app.close())
  return app
})

test.beforeEach(async ({ database }) => {
  changed.length = 0
  await database.orm.delete(bookings)
})

/** A review a guest was asked for, and the address of its link. */
async function makeReview({ orm }: Database, own: Partial<typeof reviews.$inferInsert> = {}) {
  const bookingId = await makeBooking(orm, await makeVilla(orm), { status: 'checked-out' })
  const stay = { bookingId, firstName: 'Akello', departedOn: toDay('2027-03-05') }
  const [review] = await orm
    .insert(reviews)
    .values({ ...stay, ...own })
    .returning()
  const id = review?.id ?? 0
  return { id, address: `/api${await makeReviewLink(orm, id)}` }
}

async function makePublished(database: Database, overall: number, own = {}) {
  const at = new Date('2027-03-07T10:00:00Z')
  return await makeReview(database, { overall, submittedAt: at, publishedAt: at, ...own })
}

async function call(app: FastifyInstance, method: 'GET' | 'PUT', url: string, payload?: object) {
  const answer = await app.inject({ method, url, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

describe('the private link to a review', () => {
  test('lets its guest rate the stay, and again until it is published', async ({ app, database }) => {
    const { id, address } = await makeReview(database)
    const first = await call(app, 'GET', address)
    expect(first).toMatchObject({
      status: 200,
      body: { firstName: 'Akello', departedOn: '2027-03-05', overall: null, isSubmitted: false },
      headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    })
    expect((await call(app, 'PUT', address, FULL)).body).toMatchObject({ ...FULL, isSubmitted: true })
    const second = await call(app, 'PUT', address, { ...FULL, overall: 5, words: '  ' })
    expect(second.body).toMatchObject({ overall: 5, words: null, isPublished: false })
    await database.orm.update(reviews).set({ publishedAt: new Date() })
    const late = await call(app, 'PUT', address, FULL)
    expect([late.status, late.body.message]).toEqual([
      409,
      'Your review is published. Please call us if something in it should change.',
    ])
    expect(await database.orm.select().from(reviews)).toMatchObject([{ id, overall: 5, words: null }])
  })

  test('tells nothing of the booking behind it, and opens it nowhere', async ({ app, database }) => {
    const { address } = await makeReview(database)
    const { body } = await call(app, 'GET', address)
    expect(JSON.stringify(body)).not.toMatch(/sample|guest@|bookingId|130/i)
    expect((await call(app, 'GET', address.replace('my-review', 'my-booking'))).status).toBe(404)
  })

  test.for(['1', 'x'.repeat(22), "' or 1=1 --", '-', 'AAAAAAAAAAAAAAAAAAAAAA'])(
    '%s leads nowhere, neither to read nor to write',
    async (token, { app, database }) => {
      await makeReview(database)
      const url = `/api/my-review/${encodeURIComponent(token)}`
      expect((await call(app, 'GET', url)).status).toBe(404)
      expect((await call(app, 'PUT', url, FULL)).status).toBe(404)
      expect(await database.orm.select().from(reviews)).toMatchObject([{ submittedAt: null }])
    },
  )

  test('ends with the other links to the stay', async ({ app, database }) => {
    const { address } = await makeReview(database, { departedOn: toDay('2026-12-09') })
    expect((await call(app, 'GET', address)).status).toBe(404)
    expect((await call(app, 'PUT', address, FULL)).status).toBe(404)
  })

  test.for([
    ['overall', { overall: 0 }, 'Please choose 1 to 5'],
    ['overall', { overall: 6 }, 'Please choose 1 to 5'],
    ['overall', { overall: 4.5 }, 'Please choose 1 to 5'],
    ['overall', { overall: null }, 'Please choose 1 to 5'],
    ['quiet', { quiet: '5' }, 'Please choose 1 to 5'],
    ['words', { words: 'x'.repeat(2001) }, 'Please use at most 2,000 characters'],
    ['words', { words: 'a\0b' }, 'Please leave out control characters'],
  ] as const)(
    'a wrong %s is refused with the reason: %#',
    async ([path, own, message], { app, database }) => {
      const { address } = await makeReview(database)
      const { status, body } = await call(app, 'PUT', address, { ...FULL, ...own })
      expect([status, body.errors]).toEqual([422, [{ path, message }]])
    },
  )

  test('an address may write thirty times an hour', async ({ database }) => {
    const limitedApp = await createApi(database, { env: { RATE_LIMITS: 'on' } })
    const { address } = await makeReview(database)
    const statuses: number[] = []
    for (let count = 0; count < 31; count++)
      statuses.push((await call(limitedApp, 'PUT', address, FULL)).status)
    expect(statuses).toEqual([...Array(30).fill(200), 429])
    await limitedApp.close()
  })
})

describe('what visitors read', () => {
  test('is of each published review the first name, the month and the words', async ({ app, database }) => {
    await makeReview(database, { overall: 1, words: 'Not yet read', submittedAt: new Date() })
    const words = '<script>alert(1)</script> & birds'
    await makePublished(database, 4, { words, answer: 'Come again.', quiet: 2 })
    const { status, body } = await call(app, 'GET', '/api/reviews')
    expect(status).toBe(200)
    const none = { cleanliness: null, breakfast: null, welcome: null }
    expect(body).toEqual({
      average: 4,
      count: 1,
      aspects: { ...none, quiet: 2 },
      reviews: [
        {
          firstName: 'Akello',
          month: '2027-03',
          overall: 4,
          ...none,
          quiet: 2,
          words,
          answer: 'Come again.',
        },
      ],
    })
    expect((await call(app, 'GET', '/api/reviews/score')).body).toEqual({ average: 4, count: 1 })
  })

  test('is nothing while none is published', async ({ app, database }) => {
    await makeReview(database)
    expect((await call(app, 'GET', '/api/reviews/score')).body).toEqual({ average: null, count: 0 })
    expect((await call(app, 'GET', '/api/reviews')).body).toMatchObject({ count: 0, reviews: [] })
  })
})

describe('staff', () => {
  const path = '/api/admin/reviews'

  test('read what guests sent, publish it and answer it; the trail tells who did', async ({
    app,
    database,
  }) => {
    await makeReview(database)
    const { id } = await makeReview(database, { ...FULL, submittedAt: new Date() })
    const admin = await signInAs(app, database.orm, 'admin')
    const { body } = await admin.call('GET', path)
    expect(body).toMatchObject([{ id, ...FULL, isPublished: false }])
    expect(JSON.stringify(body)).not.toContain('@')
    const { updatedAt } = body[0]
    const answer = await admin.call('PATCH', `${path}/${id}`, {
      isPublished: true,
      answer: 'Thank you.',
      updatedAt,
    })
    expect(answer).toMatchObject({ status: 200, body: { isPublished: true, answer: 'Thank you.' } })
    expect(changed).toEqual(['/api/reviews'])
    expect((await call(app, 'GET', '/api/reviews')).body.reviews).toMatchObject([{ answer: 'Thank you.' }])
    await admin.call('PATCH', `${path}/${id}`, { isPublished: false })
    expect((await call(app, 'GET', '/api/reviews')).body.reviews).toEqual([])
    const { rows } = await database.pool.query(
      "select before, after from audit_entries where resource = 'reviews' and row_id = $1 order by id",
      [id],
    )
    expect(rows).toEqual([
      { before: { isPublished: false, answer: null }, after: { isPublished: true, answer: 'Thank you.' } },
      {
        before: { isPublished: true, answer: 'Thank you.' },
        after: { isPublished: false, answer: 'Thank you.' },
      },
    ])
  })

  test('of the front desk read alone, and visitors not even that', async ({ app, database }) => {
    const { id } = await makeReview(database, { ...FULL, submittedAt: new Date() })
    const desk = await signInAs(app, database.orm, 'user')
    expect((await desk.call('GET', path)).status).toBe(200)
    const wanted = { isPublished: true, updatedAt: new Date().toISOString() }
    expect((await desk.call('PATCH', `${path}/${id}`, wanted)).status).toBe(403)
    const visitor = await app.inject({ method: 'PATCH', url: `${path}/${id}`, payload: wanted })
    expect([visitor.statusCode, (await app.inject({ url: path })).statusCode]).toEqual([401, 401])
    expect(await database.orm.select().from(reviews)).toMatchObject([{ publishedAt: null }])
  })

  test('cannot change what a guest wrote or how they rated', async ({ app, database }) => {
    const { id } = await makeReview(database, { ...FULL, submittedAt: new Date() })
    const admin = await signInAs(app, database.orm, 'superadmin')
    expect((await admin.call('PATCH', `${path}/${id}`, { words: 'Perfect!', overall: 5 })).status).toBe(422)
    await admin.call('PATCH', `${path}/${id}`, { words: 'Perfect!', overall: 5, answer: 'Thanks' })
    expect(await database.orm.select().from(reviews)).toMatchObject([{ ...FULL, answer: 'Thanks' }])
  })

  test('publish nothing that the guest changed since they read it', async ({ app, database }) => {
    const { id, address } = await makeReview(database, { ...FULL, submittedAt: new Date() })
    const admin = await signInAs(app, database.orm, 'admin')
    const [{ updatedAt }] = (await admin.call('GET', path)).body
    await call(app, 'PUT', address, { ...FULL, words: 'Something else' })
    const refused = await admin.call('PATCH', `${path}/${id}`, { isPublished: true, updatedAt })
    const blind = await admin.call('PATCH', `${path}/${id}`, { isPublished: true })
    expect([refused.status, blind.status]).toEqual([409, 422])
    expect(await database.orm.select().from(reviews)).toMatchObject([{ publishedAt: null }])
  })

  test('cannot publish what no guest has sent', async ({ app, database }) => {
    const { id } = await makeReview(database)
    const admin = await signInAs(app, database.orm, 'admin')
    const wanted = { isPublished: true, updatedAt: new Date().toISOString() }
    expect((await admin.call('PATCH', `${path}/${id}`, wanted)).status).toBe(404)
  })
})
