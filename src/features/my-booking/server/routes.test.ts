import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect } from 'vitest'
import { bookingEmails } from '@/features/booking-emails/server/compose-emails'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import type { Database } from '@/server/db/connect'
import { readSettings } from '@/server/env'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { bookingRequest, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

type Answer = { status: number; body: Record<string, unknown>; headers: Record<string, unknown> }

let now = new Date('2027-03-10T12:00:00+03:00')

const test = base.extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
  const app = await createApi(database, { now: () => now })
  onCleanup(async () => {
    await app.close()
  })
  return app
})

beforeEach(() => {
  now = new Date('2027-03-10T12:00:00+03:00')
})

describe('the private link to a booking', () => {
  test('shows the guest their stay, its price night by night, and what they may do', async ({
    app,
    database,
  }) => {
    const { address } = await makeStay(app, database)
    const { status, body, headers } = await call(app, 'GET', address)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'pending',
      checkInDate: '2027-03-15',
      checkOutDate: '2027-03-17',
      totalAmount: '130.00',
      nights: [
        { night: '2027-03-15', amount: '65.00', isWeekend: false },
        { night: '2027-03-16', amount: '65.00', isWeekend: false },
      ],
      canChange: true,
      canCancel: true,
      freeUntil: '2027-03-14T11:00:00.000Z',
    })
    expect(JSON.stringify(body)).not.toContain('@')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })

  test.for(['2147483000', 'x'.repeat(22), "' or 1=1 --", '-'])('%s leads nowhere', async (token, { app }) => {
    const { status } = await call(app, 'GET', `/api/my-booking/${encodeURIComponent(token)}`)
    expect(status).toBe(404)
  })

  test('holds 128 random bits, of which the database keeps a hash alone', async ({ app, database }) => {
    const { token } = await makeStay(app, database)
    expect(Buffer.from(token, 'base64url')).toHaveLength(16)
    const { rows } = await database.pool.query('select * from guest_links')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('of every e-mail works beside one that staff hand out, until staff end them all', async ({
    app,
    database,
  }) => {
    const { id, address } = await makeStay(app, database)
    const other = await makeStay(app, database)
    const later = `/api${await makeGuestLink(database.orm, id)}`
    const links = `/api/admin/bookings/${id}/guest-links`
    expect((await call(app, 'POST', links)).status).toBe(401)
    const desk = await signInAs(app, database.orm, 'user')
    const made = await desk.call('POST', links)
    expect([made.status, made.headers['cache-control']]).toEqual([201, 'no-store'])
    expect(made.body.path).toMatch(/^\/my-booking\/[\w-]{22}$/)
    const all = [address, later, `/api${made.body.path}`]
    const read = async () => Promise.all(all.map(async (one) => (await call(app, 'GET', one)).body.id))
    expect(await read()).toEqual([id, id, id])

    expect((await desk.call('DELETE', links)).status).toBe(204)
    expect(await read()).toEqual([undefined, undefined, undefined])
    expect((await call(app, 'PATCH', address, { numberOfGuests: 1 })).status).toBe(404)
    expect((await call(app, 'GET', other.address)).body.id).toBe(other.id)
    const { rows } = await database.pool.query(
      `select after from audit_entries where resource = 'bookings' and row_id = $1 order by id`,
      [id],
    )
    expect(rows).toEqual([
      { after: { reason: 'a private link' } },
      { after: { reason: 'the private links ended' } },
    ])
    for (const method of ['POST', 'DELETE'] as const)
      expect((await desk.call(method, '/api/admin/bookings/2147483000/guest-links')).status).toBe(404)
  })

  test('works until 90 days after departure, then says so, and reception hands out no further one', async ({
    app,
    database,
  }) => {
    const { id, address } = await makeStay(app, database)
    const desk = await signInAs(app, database.orm, 'user')
    const leaveOn = (day: string) =>
      database.pool.query(
        `update bookings set nights = null, check_in_date = $2::date - 2, check_out_date = $2 where id = $1`,
        [id, day],
      )
    await leaveOn('2026-12-10')
    expect((await call(app, 'GET', address)).status).toBe(200)
    expect((await desk.call('POST', `/api/admin/bookings/${id}/guest-links`)).status).toBe(201)
    await leaveOn('2026-12-09')
    const ended = await call(app, 'GET', address)
    expect(ended).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('90 days after departure') },
      headers: { 'cache-control': 'no-store' },
    })
    expect(JSON.stringify(ended.body)).not.toContain('Sample')
    expect((await app.inject({ url: `${address}/stay.ics` })).statusCode).toBe(404)
    expect((await call(app, 'PATCH', address, { numberOfGuests: 1 })).status).toBe(404)
    expect((await call(app, 'POST', `${address}/cancel`)).status).toBe(404)
    expect(await desk.call('POST', `/api/admin/bookings/${id}/guest-links`)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('90 days after departure') },
    })
  })

  test('is guessed at from one address 300 times an hour at most', async ({ database }) => {
    const guarded = await createApi(database, { env: { RATE_LIMITS: 'on' } })
    const guess = async (n: number, remoteAddress: string) => {
      const url = `/api/my-booking/${String(n).padStart(22, 'x')}`
      return await guarded.inject({ url, remoteAddress })
    }
    for (let n = 0; n < 300; n++) expect((await guess(n, '192.0.2.1')).statusCode).toBe(404)
    const refused = await guess(300, '192.0.2.1')
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await guess(301, '192.0.2.2')).statusCode).toBe(404)
    await guarded.close()
  })

  test('gives the stay as a calendar file', async ({ app, database }) => {
    const { id, address } = await makeStay(app, database)
    const answer = await app.inject({ url: `${address}/stay.ics` })
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toContain('DTSTART;VALUE=DATE:20270315')
    expect(answer.body).toContain(`UID:booking-${id}@`)
    // Long lines are folded.
    expect(answer.body.replaceAll('\r\n ', '')).toContain('WhatsApp: https://wa.me/256700000003')
  })
})

test('the link of a confirmed stay says the network from the day before arrival, and at no other time', async ({
  app,
  database,
}) => {
  const boss = await signInAs(app, database.orm, 'superadmin')
  const { facts } = (await boss.call('GET', '/api/admin/property')).body
  const wifi = { name: 'Pearl Guests', password: 'umbrella-tree' }
  const named = { ...facts, wifiName: wifi.name, wifiPassword: wifi.password }
  expect(await boss.call('PUT', '/api/admin/property', named)).toMatchObject({ status: 200 })
  const { id, address } = await makeStay(app, database)
  // Today is 10 March.
  const readOfStay = async (checkIn: string, checkOut: string) => {
    const move = 'update bookings set nights = null, check_in_date = $2, check_out_date = $3 where id = $1'
    await database.pool.query(move, [id, checkIn, checkOut])
    return (await call(app, 'GET', address)).body.wifi
  }
  expect(await readOfStay('2027-03-11', '2027-03-13')).toBeNull()
  await database.pool.query(`update bookings set status = 'confirmed' where id = $1`, [id])
  expect(await readOfStay('2027-03-12', '2027-03-14')).toBeNull()
  expect(await readOfStay('2027-03-11', '2027-03-13')).toEqual(wifi)
  expect(await readOfStay('2027-03-08', '2027-03-10')).toEqual(wifi)
  expect(await readOfStay('2027-03-07', '2027-03-09')).toBeNull()
  await boss.call('PUT', '/api/admin/property', facts)
})

test('links end as many days after departure as the hotel says', async ({ app, database }) => {
  const boss = await signInAs(app, database.orm, 'superadmin')
  const { facts } = (await boss.call('GET', '/api/admin/property')).body
  const { id, address } = await makeStay(app, database)
  const move = `update bookings set nights = null, check_in_date = '2027-03-01', check_out_date = '2027-03-02' where id = $1`
  await database.pool.query(move, [id])
  expect((await call(app, 'GET', address)).status).toBe(200)
  expect((await boss.call('PUT', '/api/admin/property', { ...facts, linkDays: 7 })).status).toBe(200)
  expect(await call(app, 'GET', address)).toMatchObject({
    status: 404,
    body: { message: expect.stringContaining('7 days after departure') },
  })
  await boss.call('PUT', '/api/admin/property', facts)
})

test('a guest who cancels and the hotel hear what it costs and what of the money paid comes back', async ({
  app,
  database,
}) => {
  const desk = await signInAs(app, database.orm, 'user')
  const { id, address } = await makeStay(app, database)
  const paid = await desk.call('POST', `/api/admin/bookings/${id}/payments`, {
    method: 'cash',
    amount: '50.00',
  })
  expect(paid.status).toBe(201)
  expect((await call(app, 'GET', address)).body.paidAmount).toBe('50.00')
  await call(app, 'POST', `${address}/cancel`)
  const { rows } = await database.pool.query<{ kind: string }>(
    `select kind from mails where subject_id = $1 and kind like '%cancel%' order by kind`,
    [id],
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['booking-cancelled', 'cancel-notice'])
  const emails = bookingEmails({ database, settings: readSettings({}), now: () => now })
  for (const kind of ['booking-cancelled', 'cancel-notice'] as const) {
    const text = (await emails[kind](id))?.text
    for (const said of ['Charged in all: nothing', 'Paid so far: $50.00', 'Comes back to the guest: $50.00'])
      expect(text, kind).toContain(said)
  }
})

describe('a guest with the link', () => {
  test('changes party and requests, and the trail names no staff and no words', async ({ app, database }) => {
    const { id, address } = await makeStay(app, database)
    const change = { numberOfGuests: 2, specialRequests: 'A cot for little Ottoline' }
    const { status, body } = await call(app, 'PATCH', address, change)
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...change, totalAmount: '130.00' })
    const { rows } = await database.pool.query(
      `select staff_email, before, after from audit_entries where resource = 'bookings' and row_id = $1`,
      [id],
    )
    expect(rows.at(-1).staff_email).toBe('the guest')
    expect(JSON.stringify(rows)).not.toContain('Ottoline')
  })

  test('cannot bring more than the villa takes, nor name a price or a status of their own', async ({
    app,
    database,
  }) => {
    const { address } = await makeStay(app, database)
    expect((await call(app, 'PATCH', address, { numberOfGuests: 40 })).status).toBe(422)
    const other = { checkOutDate: '2027-03-20', status: 'confirmed', totalAmount: '1.00' }
    await call(app, 'PATCH', address, { ...other, specialRequests: 'A lamp' })
    expect((await call(app, 'GET', address)).body).toMatchObject({
      checkOutDate: '2027-03-17',
      status: 'pending',
      totalAmount: '130.00',
    })
  })

  test('cancels while that is free, once, and the nights are free for others', async ({ app, database }) => {
    const { villaId, address } = await makeStay(app, database)
    const { status, body } = await call(app, 'POST', `${address}/cancel`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'cancelled', canCancel: false, canChange: false })
    expect((await call(app, 'POST', `${address}/cancel`)).status).toBe(409)
    expect((await call(app, 'PATCH', address, { specialRequests: 'x' })).status).toBe(409)
    expect((await call(app, 'POST', '/api/bookings', bookingRequest(villaId))).status).toBe(201)
  })

  test('cannot cancel by looking, nor later than 24 hours before check-in', async ({ app, database }) => {
    const { address } = await makeStay(app, database)
    expect((await call(app, 'GET', `${address}/cancel`)).status).toBe(404)
    now = new Date('2027-03-14T14:00:00+03:00')
    const { status, body } = await call(app, 'POST', `${address}/cancel`)
    expect(status).toBe(409)
    expect(body.message).toBe('This booking can no longer be cancelled here. Please call us.')
    expect((await call(app, 'GET', address)).body).toMatchObject({ status: 'pending', canCancel: false })
  })

  test('cancels for free as long before check-in as the hotel says', async ({ app, database }) => {
    const boss = await signInAs(app, database.orm, 'superadmin')
    const path = '/api/admin/property'
    const { facts } = (await boss.call('GET', path)).body
    expect((await boss.call('PUT', path, { ...facts, freeCancellationHours: 72 })).status).toBe(200)
    const { address } = await makeStay(app, database)
    now = new Date('2027-03-12T14:00:00+03:00')
    expect((await call(app, 'POST', `${address}/cancel`)).status).toBe(409)
    expect((await call(app, 'GET', address)).body).toMatchObject({ freeUntil: now.toISOString() })
    const { body } = await call(app, 'GET', '/api/property')
    expect(JSON.stringify(body.policies)).toContain('Free up to 72 hours before check-in')
    await boss.call('PUT', path, facts)
  })
})

async function makeStay(app: FastifyInstance, database: Database) {
  const villaId = await makeVilla(database.orm)
  const { body } = await call(app, 'POST', '/api/bookings', bookingRequest(villaId))
  const id = Number(body.id)
  const path = await makeGuestLink(database.orm, id)
  return { id, villaId, token: path.split('/').at(-1) ?? '', address: `/api${path}` }
}

async function call(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  payload?: object,
): Promise<Answer> {
  const answer = await app.inject({ method, url, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}
