import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { bookingRequest, makeVilla } from '../../../../test/factories'
import { findBooking } from './list-bookings'
import { bookings } from './table'

type Answer = {
  status: number
  body: { [key: string]: unknown; message?: string; errors?: { path: string }[] }
}

const changed: string[] = []
const test = base.extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database, { changed: (...paths) => changed.push(...paths) })
  onCleanup(async () => {
    await app.close()
  })
  return app
})

async function book(app: FastifyInstance, payload: object, key?: string): Promise<Answer> {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  const answer = await app.inject({ method: 'POST', url: '/api/bookings', payload, headers })
  return { status: answer.statusCode, body: answer.json() }
}

async function look(app: FastifyInstance, query: string) {
  const answer = await app.inject({ method: 'GET', url: `/api/bookings?${query}` })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

beforeEach(() => {
  changed.length = 0
})

describe('a guest who books', () => {
  test('gets a receipt with the stay and nothing of the guest', async ({ app, database }) => {
    const villaId = await makeVilla(database.orm)
    const { status, body } = await book(app, bookingRequest(villaId))
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      villaId,
      checkInDate: '2027-03-15',
      checkOutDate: '2027-03-17',
      totalAmount: '130.00',
      status: 'pending',
      reference: expect.stringMatching(/^[2-9A-Z]{8}$/),
      holdExpiresAt: expect.stringMatching(/^\d{4}-.*Z$/),
      mailboxProof: 'not-asked',
    })
    expect(changed).toEqual(['/api/bookings'])
  })

  test('may leave the total out, and pays what the rules say', async ({ app, database }) => {
    const villaId = await makeVilla(database.orm)
    const weekend = { checkInDate: '2027-03-18', checkOutDate: '2027-03-22', totalAmount: undefined }
    const { body } = await book(app, bookingRequest(villaId, weekend))
    expect(body.totalAmount).toBe('299.00')
  })

  test('is told the right total when it has another one in hand', async ({ app, database }) => {
    const villaId = await makeVilla(database.orm)
    const { status, body } = await book(app, bookingRequest(villaId, { totalAmount: '1.00' }))
    expect(status).toBe(409)
    expect(body.message).toContain('$130.00')
  })

  test('always gets a pending booking, whatever status was sent', async ({ app, database }) => {
    const villaId = await makeVilla(database.orm)
    const { body } = await book(app, bookingRequest(villaId, { status: 'confirmed' }))
    expect(body.status).toBe('pending')
    const stored = await database.orm.select().from(bookings)
    expect(stored.find((row) => row.id === body.id)?.status).toBe('pending')
  })

  test('may have lunch or all meals with the nights, where the villa has a price for them', async ({
    app,
    database,
  }) => {
    const villaId = await makeVilla(database.orm, { halfBoardPriceCents: 8300 })
    const weekend = { checkInDate: '2027-03-18', checkOutDate: '2027-03-20' }
    const wanted = { ...weekend, board: 'half-board' }
    expect((await book(app, bookingRequest(villaId, { ...wanted, totalAmount: '143.00' }))).status).toBe(409)
    const { body } = await book(app, bookingRequest(villaId, { ...wanted, totalAmount: '179.00' }))
    expect(body).toMatchObject({ totalAmount: '179.00' })
    expect(await findBooking(database.orm, Number(body.id))).toMatchObject({
      board: 'half-board',
      totalAmount: '179.00',
    })
    const plain = await book(app, bookingRequest(villaId))
    expect(await findBooking(database.orm, Number(plain.body.id))).toMatchObject({
      board: 'bed-and-breakfast',
      totalAmount: '130.00',
    })
    const all = await book(app, bookingRequest(villaId, { board: 'full-board' }))
    expect([all.status, all.body.errors?.[0]?.path]).toEqual([422, 'board'])
    expect((await book(app, bookingRequest(villaId, { board: 'all you can eat' }))).status).toBe(422)
  })

  test('may say how and when to pay, which staff then see, or leave it open', async ({ app, database }) => {
    const chosen = { paymentMethod: 'mobile-money', paymentTime: 'in-advance' }
    const villaId = await makeVilla(database.orm)
    const { body } = await book(app, bookingRequest(villaId, chosen))
    expect(await findBooking(database.orm, Number(body.id))).toMatchObject(chosen)
    const other = await book(app, bookingRequest(await makeVilla(database.orm)))
    expect(await findBooking(database.orm, Number(other.body.id))).toMatchObject({
      paymentMethod: null,
      paymentTime: null,
    })
    expect((await book(app, bookingRequest(villaId, { paymentMethod: 'cheque' }))).status).toBe(422)
  })

  test('can arrive the day another leaves', async ({ app, database }) => {
    const villaId = await makeVilla(database.orm)
    const next = { checkInDate: '2027-03-17', checkOutDate: '2027-03-18', totalAmount: '65.00' }
    expect((await book(app, bookingRequest(villaId))).status).toBe(201)
    expect((await book(app, bookingRequest(villaId, next))).status).toBe(201)
  })

  test('is refused nights that somebody else has, in words to act on', async ({ app, database }) => {
    const villaId = await makeVilla(database.orm)
    await book(app, bookingRequest(villaId))
    const { status, body } = await book(app, bookingRequest(villaId, { guestName: 'Another Sample' }))
    expect(status).toBe(409)
    expect(body.message).toContain('choose other dates')
  })

  test('cannot book a villa that is not available or not there', async ({ app, database }) => {
    const villaId = await makeVilla(database.orm, { isAvailable: false })
    expect((await book(app, bookingRequest(villaId))).status).toBe(422)
    const { status, body } = await book(app, bookingRequest(2_000_000_000))
    expect(status).toBe(422)
    expect(body.errors?.[0]?.path).toBe('villaId')
  })

  test('pays what stands now, however a price came to change, and is refused a villa taken off sale', async ({
    app,
    database,
  }) => {
    const villaId = await makeVilla(database.orm)
    const night = (day: number, own = {}) =>
      book(
        app,
        bookingRequest(villaId, {
          checkInDate: `2027-03-${day}`,
          checkOutDate: `2027-03-${day + 1}`,
          totalAmount: undefined,
          ...own,
        }),
      )
    expect((await night(15)).body.totalAmount).toBe('65.00')
    await database.pool.query('update villas set base_price_cents = 7000 where id = $1', [villaId])
    expect((await night(16, { totalAmount: '65.00' })).status).toBe(409)
    expect((await night(16)).body.totalAmount).toBe('70.00')
    await database.pool.query('update villas set is_available = false where id = $1', [villaId])
    expect((await night(17)).status).toBe(422)
    await database.pool.query('update villas set is_available = true, max_guests = 9 where id = $1', [
      villaId,
    ])
    expect((await night(17, { numberOfGuests: 9 })).status).toBe(201)
  })

  test.for([
    ['checkInDate', { checkInDate: '2027-02-30' }],
    ['checkInDate', { checkInDate: '2027-03-09' }],
    ['checkInDate', { checkInDate: '2028-03-10', checkOutDate: '2028-03-11' }],
    ['checkOutDate', { checkOutDate: '2027-03-15' }],
    ['checkOutDate', { checkOutDate: '2027-05-20' }],
    ['numberOfGuests', { numberOfGuests: 5 }],
    ['numberOfGuests', { numberOfGuests: 0 }],
    ['numberOfGuests', { numberOfGuests: 1.5 }],
    ['guestName', { guestName: '   ' }],
    ['guestName', { guestName: 'x'.repeat(121) }],
    ['guestName', { guestName: 'a\0b' }],
    ['guestName', { guestName: 'customer,\nplease pay' }],
    ['guestName', { guestName: 'Pay at https://elsewhere.example' }],
    ['guestEmail', { guestEmail: 'not an address' }],
    ['specialRequests', { specialRequests: 'x'.repeat(2001) }],
    ['totalAmount', { totalAmount: '12.345' }],
    ['villaId', { villaId: 'one' }],
    ['villaId', { villaId: 3_000_000_000 }],
  ] as const)('is told what is wrong with %s: %j', async ([path, own], { app, database }) => {
    const villaId = await makeVilla(database.orm)
    const { status, body } = await book(
      app,
      bookingRequest(villaId, { ...own, totalAmount: undefined, ...own }),
    )
    expect(status).toBe(422)
    expect(body.message).toBe('Please check the marked fields.')
    expect(body.errors?.map((problem) => problem.path)).toContain(path)
  })

  test('may book for today and 365 days ahead', async ({ app, database }) => {
    const villaId = await makeVilla(database.orm)
    const days = [
      ['2027-03-10', '2027-03-11'],
      ['2028-03-09', '2028-03-10'],
    ]
    for (const [checkInDate, checkOutDate] of days)
      expect(
        (await book(app, bookingRequest(villaId, { checkInDate, checkOutDate, totalAmount: null }))).status,
      ).toBe(201)
  })
})

describe('a request sent again', () => {
  test('under the same key books once and gets the first answer', async ({ app, database }) => {
    const villaId = await makeVilla(database.orm)
    const first = await book(app, bookingRequest(villaId), 'retry-1')
    const second = await book(app, bookingRequest(villaId), 'retry-1')
    expect(second).toEqual(first)
  })

  test('many times at once under one key books once', async ({ app, database }) => {
    const villaId = await makeVilla(database.orm)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => book(app, bookingRequest(villaId), 'retry-2')),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
  })

  test('under the same key with another body is refused', async ({ app, database }) => {
    const villaId = await makeVilla(database.orm)
    await book(app, bookingRequest(villaId), 'retry-3')
    const { status } = await book(app, bookingRequest(villaId, { guestName: 'Another Sample' }), 'retry-3')
    expect(status).toBe(422)
  })
})

describe('anybody who looks at the calendar', () => {
  test('sees the nights that are taken, and of the guest nothing', async ({ app, database }) => {
    const villaId = await makeVilla(database.orm)
    await book(app, bookingRequest(villaId))
    const { body, headers } = await look(app, `start=2027-03-01&end=2027-03-31&villaId=${villaId}`)
    expect(body).toEqual([
      { villaId, checkInDate: '2027-03-15', checkOutDate: '2027-03-17', status: 'pending' },
    ])
    expect(headers['cache-control']).toBe('no-store')
  })

  test('counts both days of the window and leaves out a stay that ends on its first', async ({
    app,
    database,
  }) => {
    const villaId = await makeVilla(database.orm)
    await book(app, bookingRequest(villaId))
    const seen = async (start: string, end: string) =>
      (await look(app, `start=${start}&end=${end}&villaId=${villaId}`)).body.length
    expect(await seen('2027-03-01', '2027-03-15')).toBe(1)
    expect(await seen('2027-03-16', '2027-03-31')).toBe(1)
    expect(await seen('2027-03-17', '2027-03-31')).toBe(0)
    expect(await seen('2027-03-01', '2027-03-14')).toBe(0)
  })

  test.for([
    ['', 'start'],
    ['start=2027-03-01', 'end'],
    ['start=2027-03-01&end=soon', 'end'],
    ['start=2027-03-02&end=2027-03-01', 'end'],
    ['start=2027-03-01&end=2028-12-01', 'end'],
    ['start=2027-03-01&end=2027-03-31&villaId=x', 'villaId'],
  ] as const)('must say which days: %s', async ([query, path], { app }) => {
    const { status, body } = await look(app, query)
    expect(status).toBe(422)
    expect(body.errors.map((problem: { path: string }) => problem.path)).toContain(path)
  })
})

describe('the edge', () => {
  afterEach(() => {
    changed.length = 0
  })

  test.for([
    ['{"villaId":', 'application/json', 400],
    ['villaId=1', 'application/x-www-form-urlencoded', 415],
    ['[]', 'application/json', 422],
    [JSON.stringify({ specialRequests: 'x'.repeat(300_000) }), 'application/json', 413],
  ] as const)('answers %# in JSON', async ([payload, type, status], { app }) => {
    const headers = { 'content-type': type }
    const answer = await app.inject({ method: 'POST', url: '/api/bookings', payload, headers })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().message).toEqual(expect.any(String))
  })

  test('limits bookings an address may make, and says when to come back', async ({ database }) => {
    const app = await createApi(database, { env: { RATE_LIMITS: 'on' } })
    const answers = []
    for (let count = 0; count < 31; count++)
      answers.push(await app.inject({ method: 'POST', url: '/api/bookings', payload: {} }))
    expect(answers[29]?.statusCode).toBe(422)
    expect(answers[30]?.statusCode).toBe(429)
    expect(Number(answers[30]?.headers['retry-after'])).toBeGreaterThan(0)
    await app.close()
  })
})
