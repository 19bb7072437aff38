import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { hashPassword } from '@/features/accounts/server/hash-password'
import { sessions, users } from '@/features/accounts/server/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

const PASSWORD = 'a password for spring'

const wantingProof: string[] = []

const test = base.extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app: FastifyInstance = await createApi(database, {
    env: { RATE_LIMITS: 'on' },
    onRoute: ({ method, url, config }) => {
      if (config?.fresh && method !== 'HEAD') wantingProof.push(`${method} ${url}`)
    },
  })
  onCleanup(() => app.close())
  return app
})

test('these calls want a fresh proof', ({ app }) => {
  expect(app.hasRoute({ method: 'GET', url: '/api/auth/proof' })).toBe(true)
  expect(wantingProof.sort()).toEqual([
    'DELETE /api/admin/roles/:id',
    'DELETE /api/admin/users/:id',
    'DELETE /api/admin/users/:id/second-factor',
    'DELETE /api/admin/webhooks/:id',
    'DELETE /api/auth/passkeys/:id',
    'GET /api/admin/bookings.csv',
    'GET /api/admin/breaches.csv',
    'GET /api/auth/proof',
    'PATCH /api/admin/guests/:id/data',
    'PATCH /api/admin/roles/:id',
    'PATCH /api/admin/users/:id',
    'PATCH /api/admin/webhooks/:id',
    'POST /api/admin/api-tokens',
    'POST /api/admin/bookings/:id/payments/:paymentId/reversal',
    'POST /api/admin/guests/:id/data/copy',
    'POST /api/admin/guests/:id/data/erasure',
    'POST /api/admin/guests/:id/id-document/number',
    'POST /api/admin/roles',
    'POST /api/admin/users',
    'POST /api/admin/users/:id/invitation',
    'POST /api/admin/webhooks',
    'POST /api/auth/passkeys',
    'POST /api/auth/passkeys/begin',
    'POST /api/auth/second-factor/codes',
    'PUT /api/admin/property',
    'PUT /api/admin/roles/:id',
  ])
})

test('ten minutes after the sign-in the password is wanted again, and counts for ten minutes more', async ({
  app,
  database: { orm },
}) => {
  const staff = await signInAs(app, orm, 'superadmin')
  await givePassword(orm, staff.account.id)
  const age = async (time: string) =>
    await orm
      .update(sessions)
      .set({ provedAt: sql`now() - ${time}::interval` })
      .where(eq(sessions.sid, staff.sid))
  const saveList = async () =>
    (await app.inject({ url: '/api/admin/bookings.csv', headers: { cookie: staff.cookie } })).statusCode
  const bookingId = await makeBooking(orm, await makeVilla(orm))
  const path = `/api/admin/bookings/${bookingId}/payments`
  const paid = await staff.call('POST', path, { method: 'cash', amount: '20.00' })
  const [payment] = paid.body.payments
  const reverse = () => staff.call('POST', `${path}/${payment.id}/reversal`, { reason: 'Counted twice' })

  await age('9 minutes 50 seconds')
  expect(await saveList()).toBe(200)
  await age('10 minutes 1 second')
  expect(await saveList()).toBe(403)
  expect(await reverse()).toMatchObject({
    status: 403,
    body: {
      message: 'Please enter your password again before you do this.',
      errors: [{ path: 'proof' }],
    },
  })
  const made = { email: 'new@pearl-villas.example', password: 'another for summer' }
  expect((await staff.call('POST', '/api/admin/users', made)).status).toBe(403)
  expect((await staff.call('GET', '/api/admin/users')).status).toBe(200)

  const wrong = await staff.call('POST', '/api/auth/proof', { password: 'not this one' })
  expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: 'password' }] } })
  expect((await reverse()).status).toBe(403)

  expect((await staff.call('POST', '/api/auth/proof', { password: PASSWORD })).status).toBe(204)
  expect((await staff.call('GET', '/api/auth/proof')).status).toBe(204)
  expect((await reverse()).status).toBe(201)
  expect(await saveList()).toBe(200)
})

test('a proof counts in the browser it was given in alone', async ({ app, database: { orm } }) => {
  const one = await signInAs(app, orm, 'user')
  const other = await signInAs(app, orm, 'user')
  await givePassword(orm, one.account.id)
  await orm.update(sessions).set({ provedAt: sql`now() - interval '1 hour'` })
  expect((await one.call('POST', '/api/auth/proof', { password: PASSWORD })).status).toBe(204)
  expect((await one.call('GET', '/api/auth/proof')).status).toBe(204)
  expect((await other.call('GET', '/api/auth/proof')).status).toBe(403)
})

test('guessing at the password of a panel that was left open is slowed down like at the sign-in', async ({
  app,
  database: { orm },
}) => {
  const staff = await signInAs(app, orm, 'user')
  await givePassword(orm, staff.account.id)
  const guess = () => staff.call('POST', '/api/auth/proof', { password: 'not this one' })
  for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(422)
  const slowed = await guess()
  expect(slowed.status).toBe(429)
  expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0)
})

async function givePassword(orm: NodePgDatabase, id: number): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD)
  await orm.update(users).set({ passwordHash }).where(eq(users.id, id))
}
