import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { hashPassword } from '@/features/accounts/server/hash-password'
import { users } from '@/features/accounts/server/table'
import { staffRoles } from '@/features/roles/server/table'
import { TOKEN_CALLS } from '@/server/http/bearer-token'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { apiTokens } from './table'

const PATH = '/api/admin/api-tokens'

const test = base.extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database, { env: { RATE_LIMITS: 'on' } })
  onCleanup(() => app.close())
  return app
})

async function call(
  app: FastifyInstance,
  token: string,
  url: string,
  method: 'GET' | 'POST' = 'GET',
  payload = {},
) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.inject({ method, url, headers, ...(method === 'POST' && { payload }) })
  return {
    status: answer.statusCode,
    body: answer.body === '' ? null : answer.json(),
    headers: answer.headers,
  }
}

test('a token is answered once, kept as a hash alone, listed with its last use, and ended by one press', async ({
  app,
  database: { orm },
}) => {
  const staff = await signInAs(app, orm, 'superadmin')
  const asked = { name: 'Door locks', permissions: ['front-desk'], days: 30 }
  const { status, body } = await staff.call('POST', PATH, asked)
  expect(status).toBe(201)
  const { secret, ...listed } = body
  expect(secret).toMatch(/^pvt_[\w-]{43}$/)
  expect(listed).toMatchObject({
    ...listed,
    name: 'Door locks',
    madeByEmail: staff.account.email,
    usedAt: null,
  })
  expect(Date.parse(listed.expiresAt) - Date.now()).toBeGreaterThan(29.9 * 86_400_000)
  expect(JSON.stringify(await orm.select().from(apiTokens))).not.toContain(secret)

  expect((await call(app, secret, '/api/admin/bookings')).status).toBe(200)
  const list = (await staff.call('GET', PATH)).body
  expect(list).toEqual([{ ...listed, usedAt: expect.any(String) }])
  expect(secret.startsWith(list[0].hint)).toBe(true)
  expect((await staff.call('DELETE', `${PATH}/${listed.id}`)).status).toBe(204)
  expect((await call(app, secret, '/api/admin/bookings')).status).toBe(401)
  expect((await staff.call('DELETE', `${PATH}/${listed.id}`)).status).toBe(404)
  const trail = (await staff.call('GET', '/api/admin/audit?resource=api-tokens&order=oldest')).body
  expect(trail.map(({ action }: { action: string }) => action)).toEqual(['create', 'delete'])
  expect(JSON.stringify(trail)).not.toContain(secret)
})

test('what a token does stands in the trail under its name and with the account it is of', async ({
  app,
  database: { orm },
}) => {
  const staff = await signInAs(app, orm, 'superadmin')
  const { body } = await staff.call('POST', PATH, { name: 'Accounting', permissions: ['front-desk'] })
  const bookingId = await makeBooking(orm, await makeVilla(orm))
  const note = await call(app, body.secret, `/api/admin/bookings/${bookingId}/notes`, 'POST', {
    text: 'Paid',
  })
  expect(note.status).toBe(201)
  const [entry] = (await staff.call('GET', '/api/admin/audit?resource=booking-notes')).body
  expect(entry).toMatchObject({ staffId: staff.account.id, staffEmail: 'token Accounting' })
  const people = (await staff.call('GET', '/api/admin/audit/staff')).body
  expect(people).toContainEqual({ who: staff.account.id, staffEmail: staff.account.email })
  expect((await call(app, body.secret, '/api/auth/user')).status).toBe(401)
})

test('a token ends with its time and its account, and never does more than the account may', async ({
  app,
  database: { orm },
}) => {
  const staff = await signInAs(app, orm, 'superadmin')
  const asked = { name: 'Reports', permissions: ['reports', 'front-desk'] }
  const { secret, id } = (await staff.call('POST', PATH, asked)).body
  const look = async (path = '/api/admin/bookings') => (await call(app, secret, path)).status
  const become = (change: Partial<typeof users.$inferInsert>) =>
    orm.update(users).set(change).where(eq(users.id, staff.account.id))
  expect(await look()).toBe(200)
  await become({ role: 'housekeeping' })
  expect(await look()).toBe(403)
  await orm.insert(staffRoles).values({ slug: 'desk-only', name: 'Desk only', permissions: ['front-desk'] })
  await become({ role: 'desk-only' })
  expect(await look()).toBe(200)
  await become({ isActive: false })
  expect(await look()).toBe(401)
  await become({ isActive: true })
  await orm.update(apiTokens).set({ expiresAt: sql`now() - interval '1 second'` }).where(eq(apiTokens.id, id))
  expect(await look()).toBe(401)
})

test('nobody gives a token rights that they do not have, and a token makes no other', async ({
  app,
  database: { orm },
}) => {
  await orm
    .insert(staffRoles)
    .values({ slug: 'keeper', name: 'Keeper', permissions: ['accounts', 'reports'] })
  const keeper = await signInAs(app, orm, 'keeper')
  const make = (permissions: string[]) => keeper.call('POST', PATH, { name: 'One', permissions })
  expect((await make(['reports', 'money'])).status).toBe(403)
  expect((await make([])).status).toBe(422)
  expect((await make(['everything'])).status).toBe(422)
  const { secret } = (await make(['accounts'])).body
  const more = await call(app, secret, PATH, 'POST', { name: 'Two', permissions: ['accounts'] })
  expect([more.status, more.body.message]).toEqual([403, expect.stringContaining('token of the API')])
  expect((await call(app, secret, PATH)).status).toBe(200)
})

test('a wrong token opens nothing, even beside the cookie of somebody who is signed in', async ({
  app,
  database: { orm },
}) => {
  const { cookie } = await signInAs(app, orm, 'superadmin')
  const headers = { cookie, authorization: `Bearer pvt_${'x'.repeat(43)}` }
  expect((await app.inject({ url: '/api/admin/bookings', headers })).statusCode).toBe(401)
})

test('a token that calls too often waits, and says for how long; others go on', async ({
  app,
  database: { orm },
}) => {
  const staff = await signInAs(app, orm, 'superadmin')
  const make = async () =>
    (await staff.call('POST', PATH, { name: 'Busy', permissions: ['front-desk'] })).body.secret
  const [busy, other] = [await make(), await make()]
  const statuses: number[] = []
  for (let n = 0; n <= TOKEN_CALLS; n++) statuses.push((await call(app, busy, PATH)).status)
  expect(statuses.filter((status) => status === 403)).toHaveLength(TOKEN_CALLS)
  const refused = await call(app, busy, PATH)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect((await call(app, other, PATH)).status).toBe(403)
})

test('calls of a token count where nobody has to sign in, too', async ({ app, database: { orm } }) => {
  const staff = await signInAs(app, orm, 'superadmin')
  const { secret } = (await staff.call('POST', PATH, { name: 'Board', permissions: ['front-desk'] })).body
  const look = async () => (await call(app, secret, '/api/bookings?start=2027-03-01&end=2027-03-02')).status
  for (let made = 0; made < TOKEN_CALLS; made++) await look()
  expect(await look()).toBe(429)
})

test('a new password and an account that is switched off end its tokens for good', async ({
  app,
  database: { orm },
}) => {
  const chief = await signInAs(app, orm, 'superadmin')
  const readUser = async (id: number) =>
    (await chief.call('GET', '/api/admin/users')).body.find((user: { id: number }) => user.id === id)
  const change = async (id: number, fields: object) => {
    const { updatedAt } = await readUser(id)
    return (await chief.call('PATCH', `/api/admin/users/${id}`, { ...fields, updatedAt })).status
  }
  for (const fields of [{ password: 'another good password' }, { isActive: false }]) {
    const staff = await signInAs(app, orm, 'superadmin')
    const { secret } = (await staff.call('POST', PATH, { name: 'Locks', permissions: ['front-desk'] })).body
    expect((await call(app, secret, '/api/admin/bookings')).status).toBe(200)
    expect(await change(staff.account.id, fields)).toBe(200)
    expect(await change(staff.account.id, { isActive: true })).toBe(200)
    expect((await call(app, secret, '/api/admin/bookings')).status).toBe(401)
    const [ended] = (await chief.call('GET', '/api/admin/audit?resource=api-tokens')).body
    expect(ended).toMatchObject({
      action: 'delete',
      staffEmail: chief.account.email,
      before: { name: 'Locks' },
    })
  }
})

test('a new password that its owner chooses ends the tokens of the account', async ({
  app,
  database: { orm },
}) => {
  const staff = await signInAs(app, orm, 'superadmin')
  const currentPassword = 'a password for autumn'
  const passwordHash = await hashPassword(currentPassword)
  await orm.update(users).set({ passwordHash }).where(eq(users.id, staff.account.id))
  const { secret } = (await staff.call('POST', PATH, { name: 'Locks', permissions: ['front-desk'] })).body
  const look = async () => (await call(app, secret, '/api/admin/bookings')).status
  const change = (newPassword: string) =>
    staff.call('POST', '/api/auth/password', { currentPassword, newPassword })
  expect((await change('short')).status).toBe(422)
  expect(await look()).toBe(200)
  expect((await change('a password for winter')).status).toBe(200)
  expect(await look()).toBe(401)
  const chief = await signInAs(app, orm, 'superadmin')
  const [ended] = (await chief.call('GET', '/api/admin/audit?resource=api-tokens')).body
  expect(ended).toMatchObject({
    action: 'delete',
    staffEmail: staff.account.email,
    before: { name: 'Locks' },
  })
})
