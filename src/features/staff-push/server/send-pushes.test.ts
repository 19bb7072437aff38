import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { users } from '@/features/accounts/server/table'
import { settleAlarm } from '@/features/alarms/server/settle-alarm'
import { alarms } from '@/features/alarms/server/table'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import { contactMessages } from '@/features/contact/server/table'
import { PUSH_ENDED_KIND } from '@/features/own-account/rules/push-ended-words'
import { bookingPayments } from '@/features/payments/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import type { Role } from '@/kernel/roles'
import { BY_GUEST } from '@/server/audit/record-change'
import { readSettings } from '@/server/env'
import { mails } from '@/server/mail/table'
import { isPublicAddress, type MayReach } from '@/server/outside/public-address'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { startPushService } from '../../../../test/push-service'
import { signInAs } from '../../../../test/staff'
import { pushEmails } from './compose-emails'
import { clearPushes, sendPushes } from './send-pushes'
import { pushDevices, pushMessages } from './table'

const SECRET_KEY = randomBytes(32).toString('base64url')
const PATH = '/api/auth/push-devices'
const MESSAGE = { name: 'Nakato Ruth', email: 'ruth@guest.example', subject: 'Dinner', message: 'For two?' }
const onThisMachine: MayReach = (address) => address === '127.0.0.1'

const test = base
  .extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    let manner: Parameters<typeof startPushService>[0]
    const service = await startPushService((pushed) => manner?.(pushed) ?? 201)
    const env = { SECRET_KEY, PUSH_SERVICES: service.url }
    const app = await createApi(database, { env })
    onCleanup(async () => {
      await app.close()
      await service.close()
    })
    await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
    const answer = (how: typeof manner) => {
      manner = how
    }
    return {
      app,
      service,
      answer,
      context: { database, settings: readSettings(env), mayReach: onThisMachine },
    }
  })
  .extend('desk', async ({ database: { orm }, hotel }) => {
    const { app, service, answer, context } = hotel
    answer(() => 201)
    service.received.length = 0
    for (const table of [pushDevices, mails, alarms]) await orm.delete(table)
    return {
      ...hotel,
      send: () => sendPushes(context),
      join: async (role: Role = 'receptionist') => {
        const staff = await signInAs(app, orm, role)
        const { publicKey } = (await staff.call('GET', PATH)).body
        const subscription = service.subscribe(publicKey)
        const { status, body: device } = await staff.call('POST', PATH, subscription, {
          'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0',
        })
        expect(status).toBe(201)
        return { staff, subscription, device }
      },
      makeDue: () => orm.update(pushMessages).set({ dueAt: sql`now()` }),
      told: () => service.received.map(({ notice: { title, body } }) => [title, body].join(': ')),
    }
  })

test('a phone is told what happened, signed and encrypted for it, without what names a guest or what one wrote or paid', async ({
  database: { orm },
  desk,
}) => {
  const { device } = await desk.join()
  expect(device).toMatchObject({ name: 'Chrome on Android', isThis: true, state: 'on', sentAt: null })
  const villaId = await makeVilla(orm, { name: 'Studio 3' })
  const id = await makeBooking(orm, villaId, { guestName: 'Nakato Ruth', specialRequests: 'A cot' })
  await orm.insert(contactMessages).values(MESSAGE)
  const paid = { bookingId: id, staffId: BY_GUEST.id, staffEmail: BY_GUEST.email, method: 'cash' } as const
  await orm.insert(bookingPayments).values({ ...paid, amountCents: 12_345 })
  await orm.insert(bookingPayments).values({ ...paid, staffId: 1, amountCents: 100 })
  await settleAlarm(orm, { info: () => {}, error: () => {} }, 'backup', 'The newest one is 40 hours old.')
  const [mail] = await orm.insert(mails).values({ kind: 'booking-confirmed', subjectId: id }).returning()
  await orm
    .update(mails)
    .set({ status: 'undelivered', recipient: MESSAGE.email })
    .where(eq(mails.id, mail?.id ?? 0))
  expect(await desk.send()).toBe(5)
  expect(desk.told().toSorted()).toEqual([
    'An e-mail was not delivered: Mails in the panel says why.',
    'New message: Somebody has written to the hotel.',
    'New request: Studio 3, 2 nights from Mon, 15 Mar 2027',
    'Payment received online: Studio 3, 2 nights from Mon, 15 Mar 2027',
    'Something needs looking at: There is no new backup',
  ])
  const places = desk.service.received.map(({ notice }) => notice.to).toSorted()
  expect(places).toEqual(['/', `/bookings/${id}`, `/bookings/${id}`, '/mails', '/messages'])
  expect(JSON.stringify(desk.service.received)).not.toMatch(/nakato|ruth|cot|dinner|123|guest\.example/i)
  const { headers, claims } = desk.service.received[0] ?? {}
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '7200', urgency: 'high' })
  expect(headers?.topic).toMatch(/^[\w-]{1,32}$/)
  expect(claims?.aud).toBe(desk.service.url)
  expect(await desk.send(), 'nothing twice').toBe(0)
})

test('what is rolled back, what staff did, a second villa of a group and a request that lapsed are told to nobody', async ({
  database: { orm },
  desk,
}) => {
  const { staff } = await desk.join()
  const never = orm.transaction(async (transaction) => {
    await makeBooking(transaction, await makeVilla(transaction))
    throw new Error('never mind')
  })
  await expect(never).rejects.toThrow('never mind')
  await makeBooking(orm, await makeVilla(orm), { userId: staff.account.id })
  const lapsed = await makeBooking(orm, await makeVilla(orm))
  await orm.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, lapsed))
  const [group] = await orm
    .insert(reservationGroups)
    .values({ guestName: 'Ann', guestEmail: 'ann@guest.example' })
    .returning()
  for (const name of ['A', 'B'])
    await makeBooking(orm, await makeVilla(orm, { name }), { groupId: group?.id })
  expect(await desk.send()).toBe(1)
  expect(desk.told()).toEqual(['New request: 2 villas, 2 nights from Mon, 15 Mar 2027'])
})

test('who may not work at the desk hears nothing, whose rights are gone neither, and what is two hours old is no news', async ({
  database: { orm },
  desk,
}) => {
  const cleaner = await desk.join('housekeeping')
  const clerk = await desk.join('receptionist')
  await makeBooking(orm, await makeVilla(orm))
  expect(await desk.send()).toBe(1)
  expect(desk.service.received[0]?.path).toBe(new URL(clerk.subscription.endpoint).pathname)
  // What everybody may ask for themselves.
  await cleaner.staff.call('POST', `${PATH}/${cleaner.device.id}/try`, {})
  expect(await desk.send()).toBe(1)

  await makeBooking(orm, await makeVilla(orm))
  await orm.update(users).set({ role: 'housekeeping' }).where(eq(users.id, clerk.staff.account.id))
  expect(await desk.send()).toBe(0)
  await orm.update(users).set({ role: 'receptionist' })
  await makeBooking(orm, await makeVilla(orm))
  await orm.update(pushMessages).set({ createdAt: sql`now() - interval '121 minutes'` })
  expect(await desk.send()).toBe(0)
  expect(await orm.$count(pushMessages, eq(pushMessages.status, 'skipped'))).toBe(5)
})

test('a subscription that is gone is deleted with what waited for it', async ({
  database: { orm },
  desk,
}) => {
  for (const status of [404, 410]) {
    const { device } = await desk.join()
    desk.answer(() => status)
    for (const _ of [1, 2]) await makeBooking(orm, await makeVilla(orm))
    expect(await desk.send()).toBe(0)
    expect(await orm.$count(pushDevices, eq(pushDevices.id, device.id))).toBe(0)
    expect(await orm.$count(pushMessages)).toBe(0)
  }
})

test('a service that fails is tried five times and no more; after a day of it the device is given up and its owner is told by mail', async ({
  database: { orm },
  desk,
}) => {
  const { staff, device, subscription } = await desk.join()
  const read = async () => (await staff.call('GET', PATH)).body.devices[0]
  desk.answer(() => 503)
  await makeBooking(orm, await makeVilla(orm))
  for (let tries = 0; tries < 7; tries++) {
    await desk.send()
    await desk.makeDue()
  }
  expect(desk.service.received).toHaveLength(5)
  expect(await read()).toMatchObject({ state: 'failing', error: 'It answered with status 503.' })

  desk.answer(() => 201)
  await makeBooking(orm, await makeVilla(orm))
  expect(await desk.send()).toBe(1)
  expect(await read()).toMatchObject({ state: 'on', error: null, sentAt: expect.any(String) })

  // What is refused is given up at once.
  desk.answer(() => 403)
  await makeBooking(orm, await makeVilla(orm))
  await desk.send()
  expect(desk.service.received).toHaveLength(7)
  await orm.update(pushDevices).set({ failingSince: sql`now() - interval '25 hours'` })
  await makeBooking(orm, await makeVilla(orm))
  await desk.send()
  expect(await read()).toMatchObject({ state: 'ended', error: 'It answered with status 403.' })
  const [mail] = await orm.select().from(mails).where(eq(mails.kind, PUSH_ENDED_KIND))
  expect(mail?.subjectId).toBe(device.id)
  const compose = pushEmails(desk.context)[PUSH_ENDED_KIND]
  expect(await compose(device.id)).toMatchObject({
    to: staff.account.email,
    text: expect.stringContaining('Chrome on Android'),
  })
  await makeBooking(orm, await makeVilla(orm))
  expect(await orm.$count(pushMessages, eq(pushMessages.status, 'queued'))).toBe(0)

  // Switched on anew it hears again, and no mail says otherwise.
  desk.answer(() => 201)
  expect((await staff.call('POST', PATH, subscription)).status).toBe(201)
  expect(await compose(device.id)).toBeNull()
  await makeBooking(orm, await makeVilla(orm))
  expect(await desk.send()).toBe(1)
})

test('two senders at once send each notice once, and one that says nothing is sent again later under the same tag', async ({
  database: { orm },
  desk,
}) => {
  await desk.join()
  await desk.join()
  for (let count = 0; count < 5; count++) await makeBooking(orm, await makeVilla(orm))
  const sent = await Promise.all([desk.send(), desk.send(), desk.send()])
  expect(sent.reduce((sum, one) => sum + one)).toBe(10)
  const each = desk.service.received.map(({ path, notice }) => path + notice.tag)
  expect([each.length, new Set(each).size]).toEqual([10, 10])

  // As a process that died in the middle leaves it.
  await orm.update(pushMessages).set({ status: 'sending', dueAt: sql`now() + interval '1 minute'` })
  expect(await desk.send(), 'under its mark').toBe(0)
  await desk.makeDue()
  expect(await desk.send()).toBe(10)
  const again = desk.service.received.slice(10).map(({ path, notice }) => path + notice.tag)
  expect(again.toSorted()).toEqual(each.toSorted())
})

test('nothing is sent into a private network, nor to a service that the settings name no more, nor with a key that is lost', async ({
  database: { orm },
  desk,
}) => {
  const { staff } = await desk.join()
  const errorAfter = async (change: Partial<typeof desk.context>) => {
    await orm.delete(pushMessages)
    await makeBooking(orm, await makeVilla(orm))
    expect(await sendPushes({ ...desk.context, ...change })).toBe(0)
    const [message] = await orm.select().from(pushMessages)
    return message?.error
  }
  expect(await errorAfter({ mayReach: isPublicAddress })).toContain('private network')
  expect(await errorAfter({ settings: readSettings({ SECRET_KEY }) })).toContain('not one we send to')
  const otherKey = { SECRET_KEY: randomBytes(32).toString('base64url'), PUSH_SERVICES: desk.service.url }
  expect(await errorAfter({ settings: readSettings(otherKey) })).toContain('SECRET_KEY')
  expect(desk.service.received).toEqual([])
  expect((await staff.call('GET', PATH)).status).toBe(200)
})

test('what was settled a week ago is forgotten', async ({ database: { orm }, desk }) => {
  await desk.join()
  for (const _ of [1, 2]) await makeBooking(orm, await makeVilla(orm))
  await desk.send()
  const [first] = await orm.select().from(pushMessages)
  const old = sql`now() - interval '8 days'`
  await orm
    .update(pushMessages)
    .set({ updatedAt: old })
    .where(eq(pushMessages.id, first?.id ?? 0))
  await makeBooking(orm, await makeVilla(orm))
  await clearPushes(desk.context)
  expect(await orm.$count(pushMessages)).toBe(2)
  onTestFinished(async () => void (await orm.delete(pushDevices)))
})
