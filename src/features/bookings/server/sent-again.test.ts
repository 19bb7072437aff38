import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { bookingPayments } from '@/features/payments/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { auditEntries } from '@/server/audit/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { bookingRequest, makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import type { BookingStatus } from '../rules/status'
import { expireHolds } from './expire-holds'
import { bookings } from './table'

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database)
  onCleanup(() => app.close())
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
  const clerk = await signInAs(app, database.orm, 'user')
  const sendTo = (url: string, headers: Record<string, string> = {}) => {
    return async (payload: object, key: string) => {
      const sent = { ...headers, 'idempotency-key': key }
      const answer = await app.inject({ method: 'POST', url, payload, headers: sent })
      return { status: answer.statusCode, body: answer.json() }
    }
  }
  const cookie = { cookie: clerk.cookie }
  return {
    ...clerk,
    app,
    book: sendTo('/api/bookings'),
    ask: sendTo('/api/bookings/sent'),
    take: sendTo('/api/admin/bookings', cookie),
    pay: (id: number, payload: object, key: string) =>
      sendTo(`/api/admin/bookings/${id}/payments`, cookie)(payload, key),
  }
})

test.beforeEach(async ({ database }) => {
  await database.orm.delete(bookingPayments)
  await database.orm.delete(bookings)
})

describe('a booking sent again under its key', () => {
  test('when its time ran out meanwhile hears so, and is not made again', async ({ desk, database }) => {
    const request = bookingRequest(await makeVilla(database.orm))
    const { body: first } = await desk.book(request, 'lapsed')
    await database.pool.query("update bookings set hold_expires_at = now() - interval '1 minute'")
    expect(await desk.book(request, 'lapsed'), 'while it still holds its nights').toMatchObject({
      status: 201,
      // Of its hold the answer says what is true by then.
      body: { ...first, holdExpiresAt: expect.not.stringContaining(first.holdExpiresAt) },
    })
    await expireHolds({ database, changed: () => undefined })
    expect(await desk.book(request, 'lapsed')).toEqual({
      status: 409,
      body: {
        message: `Your request ${first.reference} was not confirmed in time, so its nights are free for others again. Nothing is booked. To ask for them once more, please send the booking again.`,
      },
    })
    expect(await database.orm.$count(bookings)).toBe(1)
    expect((await desk.book(request, 'another-key')).status).toBe(201)
  })

  test('when the guest or the hotel cancelled it meanwhile hears so', async ({ desk, database }) => {
    const request = bookingRequest(await makeVilla(database.orm))
    const { body: mine } = await desk.book(request, 'by-guest')
    const link = await makeGuestLink(database.orm, mine.id)
    await desk.app.inject({ method: 'POST', url: `/api${link}/cancel` })
    expect(await desk.book(request, 'by-guest')).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(`^Booking ${mine.reference} was cancelled .* Nothing is booked.`),
      },
    })
    const { body: theirs } = await desk.book(request, 'by-hotel')
    await desk.call('PATCH', `/api/admin/bookings/${theirs.id}`, { status: 'cancelled', reason: 'lapsed' })
    expect(await desk.book(request, 'by-hotel')).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(`^Booking ${theirs.reference} was cancelled .* Nothing is booked.`),
      },
    })
  })

  test.for<[BookingStatus, number]>([
    ['pending', 201],
    ['confirmed', 201],
    ['checked-in', 201],
    ['checked-out', 201],
    ['no-show', 409],
  ])('and %s by now is answered with %i', async ([status, code], { desk, database }) => {
    const request = bookingRequest(await makeVilla(database.orm))
    const { body: first } = await desk.book(request, status)
    await database.orm.update(bookings).set({ status })
    const { status: answered, body } = await desk.book(request, status)
    expect(answered).toBe(code)
    if (code === 201) expect(body).toEqual(first)
    else expect(body.message).toMatch(`Booking ${first.reference} was closed because nobody arrived`)
    expect(await database.orm.$count(bookings)).toBe(1)
  })

  test('by the desk hears the same', async ({ desk, database }) => {
    const { status: _pending, totalAmount: _any, ...guest } = bookingRequest(await makeVilla(database.orm))
    const form = { ...guest, source: 'phone', status: 'confirmed' }
    const { body: first } = await desk.take(form, 'desk')
    expect((await desk.take(form, 'desk')).body.id).toBe(first.id)
    await desk.call('PATCH', `/api/admin/bookings/${first.id}`, { status: 'cancelled' })
    expect(await desk.take(form, 'desk')).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(`^Booking ${first.reference} was cancelled`) },
    })
    expect(await database.orm.$count(bookings)).toBe(1)
  })
})

describe('a payment sent again under its key', () => {
  const payment = { method: 'cash', amount: '20.00', reference: 'SLIP 1' }

  test.for([
    ['another amount', { amount: '30.00' }],
    ['another way to pay', { method: 'card' }],
    ['another reference', { reference: 'SLIP 2' }],
    ['no reference', { reference: null }],
  ] as const)('with %s is refused and written nowhere', async ([, other], { desk, database }) => {
    const id = await makeBooking(database.orm, await makeVilla(database.orm))
    expect((await desk.pay(id, payment, 'key')).status).toBe(201)
    expect(await desk.pay(id, { ...payment, ...other }, 'key')).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('a different payment') },
    })
    expect(await desk.pay(id, { ...payment, amount: '20' }, 'key')).toMatchObject({
      status: 201,
      body: { paid: '20.00' },
    })
    expect(await database.orm.$count(bookingPayments)).toBe(1)
  })

  test('when it was reversed meanwhile hears so', async ({ desk, database }) => {
    const id = await makeBooking(database.orm, await makeVilla(database.orm))
    const { body } = await desk.pay(id, payment, 'reversed')
    const path = `/api/admin/bookings/${id}/payments/${body.payments[0].id}/reversal`
    await desk.call('POST', path, { reason: 'Typed twice' })
    expect(await desk.pay(id, payment, 'reversed')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('reversed') },
    })
    expect(await database.orm.$count(bookingPayments)).toBe(2)
  })

  test('for another booking in the same instant counts for one of them, and the other hears why', async ({
    desk,
    database,
  }) => {
    const ids: number[] = []
    for (let index = 0; index < 6; index += 1)
      ids.push(await makeBooking(database.orm, await makeVilla(database.orm)))
    const answers = await Promise.all(ids.map((id) => desk.pay(id, payment, 'shared')))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422])
    expect(await database.orm.$count(bookingPayments)).toBe(1)
    const trail = eq(auditEntries.action, 'payment')
    expect(await database.orm.$count(auditEntries, trail)).toBeGreaterThan(0)
  })
})

describe('asked what became of a booking that was sent', () => {
  test('the server answers its receipt to the same request under its key alone, and books nothing', async ({
    desk,
    database,
  }) => {
    const request = bookingRequest(await makeVilla(database.orm))
    const unknown = { status: 200, body: { booking: null } }
    expect(await desk.ask(request, 'sent')).toEqual(unknown)
    expect(await database.orm.select().from(bookings)).toEqual([])
    const { body: receipt } = await desk.book(request, 'sent')
    expect(await desk.ask(request, 'sent')).toEqual({ status: 200, body: { booking: receipt } })
    expect(await desk.ask(request, 'another')).toEqual(unknown)
    const guessed = { ...request, guestEmail: 'somebody@guest.example' }
    expect((await desk.ask(guessed, 'sent')).status).toBe(422)
    expect(await database.orm.select().from(bookings)).toHaveLength(1)
  })

  test('a booking that is over is told to be over, and a request without a key is refused', async ({
    desk,
    database,
  }) => {
    const request = bookingRequest(await makeVilla(database.orm))
    await desk.book(request, 'over')
    await database.pool.query("update bookings set status = 'cancelled'")
    expect(await desk.ask(request, 'over')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Nothing is booked') },
    })
    const answer = await desk.app.inject({ method: 'POST', url: '/api/bookings/sent', payload: request })
    expect(answer.statusCode).toBe(422)
  })
})
