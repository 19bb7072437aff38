import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { endSessionsOf } from '@/features/accounts/server/store-session'
import { users } from '@/features/accounts/server/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeAccount, signInAs } from '../../../../test/staff'
import { MOST_DEVICES } from '../rules/push-kinds'
import { makeSigningPair } from './sign-push'
import { pushDevices, pushKeys } from './table'

const PATH = '/api/auth/push-devices'

const test = base.extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database, { env: { SECRET_KEY: randomBytes(32).toString('base64url') } })
  onCleanup(() => app.close())
  return app
})

/** What a browser gives; its public key is a point like any other. */
function subscribed(endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(6).toString('hex')}`) {
  const keys = { p256dh: makeSigningPair().publicKey, auth: randomBytes(16).toString('base64url') }
  return { endpoint, keys }
}

test('devices are one’s own: others see and remove none of them, and a browser belongs to whoever switched it on last', async ({
  app,
  database: { orm },
}) => {
  const [ann, ben] = [await signInAs(app, orm, 'receptionist'), await signInAs(app, orm, 'admin')]
  const subscription = subscribed()
  const { body: device } = await ann.call('POST', PATH, subscription)
  expect((await ben.call('GET', PATH)).body.devices).toEqual([])
  for (const [method, path, body] of [
    ['DELETE', `${PATH}/${device.id}`],
    ['PUT', `${PATH}/${device.id}`, subscription],
    ['POST', `${PATH}/${device.id}/try`, {}],
  ] as const)
    expect((await ben.call(method, path, body)).status).toBe(404)

  expect((await ben.call('POST', PATH, subscription)).status).toBe(201)
  expect((await ann.call('GET', PATH)).body.devices).toEqual([])
  const [mine] = (await ben.call('GET', PATH)).body.devices
  expect((await ben.call('DELETE', `${PATH}/${mine.id}`)).status).toBe(204)
  expect((await ben.call('GET', PATH)).body.devices).toEqual([])
})

test('what could be sent with, or would be seen by others, stands sealed or hashed, and one key serves all', async ({
  app,
  database: { orm },
}) => {
  await orm.delete(pushKeys)
  const staff = await signInAs(app, orm, 'receptionist')
  const keys = await Promise.all([1, 2, 3].map(async () => (await staff.call('GET', PATH)).body.publicKey))
  expect(new Set(keys).size).toBe(1)
  expect(Buffer.from(keys[0], 'base64url')).toHaveLength(65)
  const subscription = subscribed()
  await staff.call('POST', PATH, subscription)
  const rows = JSON.stringify([await orm.select().from(pushDevices), await orm.select().from(pushKeys)])
  for (const secret of [subscription.endpoint, subscription.keys.auth, subscription.keys.p256dh])
    expect(rows).not.toContain(secret)
})

test('addresses that no push service has, keys that are none, and devices without end are refused in words', async ({
  app,
  database: { orm },
}) => {
  const staff = await signInAs(app, orm, 'receptionist')
  for (const endpoint of [
    'http://fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://hotel.example/x',
    'x',
  ]) {
    const { status, body } = await staff.call('POST', PATH, subscribed(endpoint))
    expect([status, body.message]).toEqual([422, expect.stringContaining('push service of this browser')])
  }
  const noPoint = { ...subscribed(), keys: { p256dh: 'AAAA', auth: 'AAAA' } }
  expect((await staff.call('POST', PATH, noPoint)).body.message).toContain('keys of this browser')
  for (let count = 0; count < MOST_DEVICES; count++)
    expect((await staff.call('POST', PATH, subscribed())).status).toBe(201)
  const { status, body } = await staff.call('POST', PATH, subscribed())
  expect([status, body.message]).toEqual([409, expect.stringContaining('remove one')])
})

test('whoever signs out, is signed out, gets a new password or is switched off hears nothing there until the panel is opened again', async ({
  app,
  database: { orm },
}) => {
  const endings: ((staff: Awaited<ReturnType<typeof signInAs>>) => Promise<unknown>)[] = [
    (staff) => staff.call('POST', '/api/auth/logout', {}),
    (staff) => endSessionsOf(orm, staff.account.id),
    ({ account: { id } }) => orm.update(users).set({ passwordHash: 'new' }).where(eq(users.id, id)),
    ({ account: { id } }) => orm.update(users).set({ isActive: false }).where(eq(users.id, id)),
  ]
  for (const end of endings) {
    const staff = await signInAs(app, orm, 'receptionist')
    const { body: device } = await staff.call('POST', PATH, subscribed())
    const [other] = await orm
      .insert(pushDevices)
      .values({
        ...{ userId: (await makeAccount(orm)).id, name: 'Tablet', sid: 'another' },
        ...{ addressHash: device.addedAt, sealedSubscription: 'sealed' },
      })
      .returning()
    await end(staff)
    const sidOf = async (id: number) =>
      (await orm.select().from(pushDevices).where(eq(pushDevices.id, id)))[0]?.sid
    expect(await sidOf(device.id), end.toString()).toBeNull()
    expect(await sidOf(other?.id ?? 0)).toBe('another')
  }
})

test('opening the panel again has a device go on, under the address it has by then; one that was removed stays removed', async ({
  app,
  database: { orm },
}) => {
  const staff = await signInAs(app, orm, 'receptionist')
  const { body: device } = await staff.call('POST', PATH, subscribed())
  await orm.update(pushDevices).set({ sid: null }).where(eq(pushDevices.id, device.id))
  expect((await staff.call('GET', PATH)).body.devices[0]).toMatchObject({ state: 'asleep', isThis: false })
  const renewed = subscribed()
  const { status, body } = await staff.call('PUT', `${PATH}/${device.id}`, renewed)
  expect([status, body.state, body.isThis]).toEqual([200, 'on', true])

  // One that was given up goes on under another address alone.
  await orm.update(pushDevices).set({ endedAt: new Date() }).where(eq(pushDevices.id, device.id))
  expect((await staff.call('PUT', `${PATH}/${device.id}`, renewed)).body.state).toBe('ended')
  expect((await staff.call('PUT', `${PATH}/${device.id}`, subscribed())).body.state).toBe('on')

  await staff.call('DELETE', `${PATH}/${device.id}`)
  expect((await staff.call('PUT', `${PATH}/${device.id}`, renewed)).status).toBe(404)
})
