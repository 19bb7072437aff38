import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { expect, onTestFinished } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { bookingPayments } from '@/features/payments/server/table'
import { readSettings } from '@/server/env'
import { isPublicAddress } from '@/server/outside/public-address'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { startReceiver } from '../../../../test/webhook-receiver'
import { WEBHOOK_KINDS } from '../rules/webhook-kinds'
import { clearWebhookLog, sendWebhooks } from './send-webhooks'
import { webhookDeliveries, webhooks } from './table'

/** A machine that others use too takes longer than a poll's second. */
const WAITING = { timeout: 10_000 }
const SECRET_KEY = randomBytes(32).toString('base64')
const onThisMachine = (address: string) => address === '127.0.0.1'

const test = base
  .extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const app = await createApi(database, { env: { SECRET_KEY } })
    onCleanup(() => app.close())
    return app
  })
  .extend('desk', async ({ app, database }) => {
    await database.orm.delete(webhooks)
    const staff = await signInAs(app, database.orm, 'superadmin')
    const context = { database, settings: readSettings({ SECRET_KEY }), mayReach: onThisMachine }
    return {
      staff,
      send: () => sendWebhooks(context),
      context,
      listen: async (manner?: Parameters<typeof startReceiver>[0]) => {
        const receiver = await startReceiver(manner)
        onTestFinished(receiver.close)
        return receiver
      },
      add: async (url: string, kinds: readonly string[] = WEBHOOK_KINDS) => {
        const made = await staff.call('POST', '/api/admin/webhooks', { name: 'Door locks', url, kinds })
        expect(made.status).toBe(201)
        return made.body
      },
      log: async () => (await staff.call('GET', '/api/admin/webhook-deliveries')).body,
      makeDue: () => database.orm.update(webhookDeliveries).set({ dueAt: sql`now()` }),
    }
  })

test('a receiver hears of each step of a stay in order, signed as the standard has it, and of no guest', async ({
  database: { orm },
  desk,
}) => {
  const receiver = await desk.listen()
  const { secret } = await desk.add(receiver.url)
  const villaId = await makeVilla(orm)
  const id = await makeBooking(orm, villaId, {
    guestName: 'Nakato Ruth',
    status: 'pending',
    totalCents: 26_005,
  })
  const step = (values: Partial<typeof bookings.$inferInsert>) =>
    orm.update(bookings).set(values).where(eq(bookings.id, id))
  await step({ specialRequests: 'A cot' })
  await step({ status: 'confirmed' })
  await step({ numberOfGuests: 1, totalCents: 30_000 })
  const paid = { bookingId: id, staffId: 1, staffEmail: 'desk@example.com' }
  await orm.insert(bookingPayments).values({ ...paid, method: 'cash', amountCents: 30_000 })
  await step({ status: 'checked-in' })
  await step({ status: 'confirmed' })
  await step({ status: 'checked-in' })
  await step({ status: 'checked-out' })
  const other = await makeBooking(orm, await makeVilla(orm), { status: 'pending' })
  await orm.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, other))

  expect(await desk.send()).toBe(10)
  const told = receiver.received.map(
    ({ headers, body }) => new Webhook(secret).verify(body, headers as Record<string, string>) as Told,
  )
  expect(told.map(({ type }) => type)).toEqual([
    'booking.requested',
    'booking.confirmed',
    'booking.changed',
    'booking.paid',
    'booking.checked-in',
    'booking.changed',
    'booking.checked-in',
    'booking.checked-out',
    'booking.requested',
    'booking.cancelled',
  ])
  expect(told[0]?.data).toMatchObject({ bookingId: id, villaId, status: 'pending', total: '260.05' })
  expect(told[2]?.data).toMatchObject({ numberOfGuests: 1, total: '300.00', before: { total: '260.05' } })
  expect(told[3]?.data).toMatchObject({ payment: { amount: '300.00', method: 'cash' } })
  expect(JSON.stringify(receiver.received)).not.toContain('Nakato')
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
  expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow()
  expect(await desk.send()).toBe(0)
})

type Told = { type: string; data: Record<string, unknown> }

test('what is rolled back is told to nobody, nor what an address did not ask for, nor to one that rests', async ({
  database: { orm },
  desk,
}) => {
  const receiver = await desk.listen()
  await desk.add(receiver.url, ['booking.cancelled'])
  const { id } = await desk.add(receiver.url)
  const villaId = await makeVilla(orm)
  const rolledBack = orm.transaction(async (transaction) => {
    await makeBooking(transaction, villaId)
    throw new Error('never mind')
  })
  await expect(rolledBack).rejects.toThrow('never mind')
  expect(await desk.log()).toEqual([])
  await makeBooking(orm, await makeVilla(orm), { status: 'confirmed' })
  await desk.staff.call('PATCH', `/api/admin/webhooks/${id}`, { isActive: false })
  await makeBooking(orm, await makeVilla(orm), { status: 'confirmed' })
  expect(await desk.send()).toBe(0)
  await desk.staff.call('PATCH', `/api/admin/webhooks/${id}`, { isActive: true })
  expect(await desk.send(), 'what waited while it rested').toBe(1)
})

test('a receiver that fails is tried again after longer and longer, then no more, and a replay tells it under the same number', async ({
  database: { orm },
  desk,
}) => {
  let status = 500
  const receiver = await desk.listen(() => status)
  const { secret } = await desk.add(receiver.url)
  await makeBooking(orm, await makeVilla(orm))
  expect(await desk.send()).toBe(0)
  const [first] = await desk.log()
  expect(first).toMatchObject({
    status: 'queued',
    attempts: 1,
    answer: 500,
    error: 'It answered with status 500.',
  })
  expect(Date.parse(first.dueAt) - Date.now()).toBeGreaterThan(3000)
  expect(await desk.send(), 'before its time').toBe(0)
  expect(receiver.received).toHaveLength(1)
  for (let n = 0; n < 9; n++) {
    await desk.makeDue()
    await desk.send()
  }
  expect(receiver.received).toHaveLength(10)
  const [failed] = await desk.log()
  expect(failed).toMatchObject({ status: 'failed', attempts: 10, dueAt: null })
  await desk.makeDue()
  expect(await desk.send()).toBe(0)

  status = 204
  const replay = () => desk.staff.call('POST', `/api/admin/webhook-deliveries/${failed.id}/replay`, {})
  expect((await replay()).status).toBe(202)
  expect(await desk.send()).toBe(1)
  expect((await replay()).status, 'one that arrived, too').toBe(202)
  expect(await desk.send()).toBe(1)
  const numbers = new Set(receiver.received.map(({ headers }) => headers['webhook-id']))
  expect([...numbers]).toEqual([failed.messageId])
  for (const { body, headers } of receiver.received)
    new Webhook(secret).verify(body, headers as Record<string, string>)
  expect((await desk.log())[0]).toMatchObject({ status: 'delivered', deliveredAt: expect.any(String) })
  expect((await desk.staff.call('POST', '/api/admin/webhook-deliveries/2147483000/replay', {})).status).toBe(
    404,
  )
})

test('a receiver that says nothing delays no other, and gets no second message in the same round', async ({
  database: { orm },
  desk,
}) => {
  const dead = await desk.listen(() => 'hang')
  const alive = await desk.listen()
  await desk.add(dead.url)
  await desk.add(alive.url)
  for (const _ of [1, 2, 3]) await makeBooking(orm, await makeVilla(orm))
  const sending = desk.send()
  await expect.poll(() => alive.received.length, WAITING).toBe(3)
  await makeBooking(orm, await makeVilla(orm))
  await expect
    .poll(() => alive.received.length, { ...WAITING, message: 'what happens while it waits' })
    .toBe(4)
  expect(dead.received).toHaveLength(1)
  await dead.close()
  expect(await sending).toBe(4)
  const told = (await desk.log()).filter(({ status }: { status: string }) => status === 'queued')
  expect(told.map(({ attempts }: { attempts: number }) => attempts).sort()).toEqual([0, 0, 0, 1])
})

test('nothing is sent into a private network, whatever leads there, and no redirect is followed', async ({
  app: _,
  database: { orm },
  desk,
}) => {
  const receiver = await desk.listen(() => 302)
  await desk.add(receiver.url)
  await makeBooking(orm, await makeVilla(orm))
  const guarded = { ...desk.context, mayReach: isPublicAddress }
  for (const url of [
    receiver.url,
    `http://localhost:${receiver.port}`,
    `http://[::1]:${receiver.port}`,
    `http://[::ffff:127.0.0.1]:${receiver.port}`,
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
  ]) {
    await orm.update(webhooks).set({ url })
    await orm.update(webhookDeliveries).set({ status: 'queued', attempts: 0, dueAt: sql`now()` })
    expect(await sendWebhooks(guarded)).toBe(0)
    const [message] = await desk.log()
    expect([url, message.error]).toEqual([url, expect.stringContaining('private network')])
  }
  expect(receiver.received).toEqual([])
  await orm.update(webhooks).set({ url: receiver.url })
  await desk.makeDue()
  await desk.send()
  expect(receiver.received).toHaveLength(1)
  expect((await desk.log())[0]).toMatchObject({ answer: 302, status: 'queued' })
})

test('a program that calls with a token reads the hosts of the addresses alone', async ({ app, desk }) => {
  await desk.add('https://locks.example/told?key=tell-nobody')
  const asked = { name: 'Accounting', permissions: ['settings'], days: 1 }
  const { secret } = (await desk.staff.call('POST', '/api/admin/api-tokens', asked)).body
  const headers = { authorization: `Bearer ${secret}` }
  const list = await app.inject({ url: '/api/admin/webhooks', headers })
  expect(list.json()).toMatchObject([{ url: 'https://locks.example/' }])
})

test('an address of an older version is listed, and can be switched off', async ({
  database: { orm },
  desk,
}) => {
  const { id } = await desk.add('https://locks.example/told')
  await orm.update(webhooks).set({ url: 'http://locks.example/told' })
  expect((await desk.staff.call('GET', '/api/admin/webhooks')).body).toMatchObject([
    { url: 'http://locks.example/told' },
  ])
  const off = await desk.staff.call('PATCH', `/api/admin/webhooks/${id}`, { isActive: false })
  expect([off.status, off.body.isActive]).toEqual([200, false])
})

test('the secret is shown once, sealed at rest and nowhere in list or trail; the trail names the host alone', async ({
  database: { orm },
  desk,
}) => {
  const url = 'https://locks.example/told?key=tell-nobody'
  const { secret, id } = await desk.add(url)
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  const kept = JSON.stringify(await orm.select().from(webhooks))
  expect(kept).not.toContain(secret.slice(6))
  expect(JSON.stringify((await desk.staff.call('GET', '/api/admin/webhooks')).body)).not.toContain('sealed')
  const bad = (change: object) => desk.staff.call('PATCH', `/api/admin/webhooks/${id}`, change)
  expect((await bad({ url: 'ftp://locks.example' })).status).toBe(422)
  const open = await bad({ url: 'http://locks.example' })
  expect([open.status, JSON.stringify(open.body)]).toEqual([422, expect.stringContaining('https://')])
  expect((await bad({ kinds: [] })).status).toBe(422)
  expect((await bad({ name: 'Locks', updatedAt: '2020-01-01T00:00:00Z' })).status).toBe(409)
  expect((await desk.staff.call('DELETE', `/api/admin/webhooks/${id}`)).status).toBe(204)
  expect((await desk.staff.call('DELETE', `/api/admin/webhooks/${id}`)).status).toBe(404)
  const trail = JSON.stringify((await desk.staff.call('GET', '/api/admin/audit?resource=webhooks')).body)
  expect(trail).toContain('locks.example')
  expect(trail).not.toContain('tell-nobody')
  expect(trail).not.toContain(secret.slice(6))
})

test('messages that were settled a month ago are forgotten, those that wait are not', async ({
  database: { orm },
  desk,
}) => {
  const receiver = await desk.listen()
  await desk.add(receiver.url)
  for (const _ of [1, 2, 3]) await makeBooking(orm, await makeVilla(orm))
  await desk.send()
  const [old, , waiting] = await desk.log()
  const age = sql`now() - interval '31 days'`
  await orm.update(webhookDeliveries).set({ updatedAt: age }).where(eq(webhookDeliveries.id, old.id))
  await orm
    .update(webhookDeliveries)
    .set({ status: 'queued', updatedAt: age })
    .where(eq(webhookDeliveries.id, waiting.id))
  await clearWebhookLog(desk.context)
  const left = (await desk.log()).map(({ id }: { id: number }) => id)
  expect(left).toHaveLength(2)
  expect(left).not.toContain(old.id)
})
