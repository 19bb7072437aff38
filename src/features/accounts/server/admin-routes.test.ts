import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import { BY_GUEST, BY_ITSELF, recordChange } from '@/server/audit/record-change'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { signInAs } from '../../../../test/staff'

const USERS = '/api/admin/users'

const test = base
  .extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const app = await createApi(database)
    onCleanup(() => app.close())
    return app
  })
  .extend(
    'boss',
    { scope: 'file' },
    async ({ app, database }) => await signInAs(app, database.orm, 'superadmin'),
  )

const person = { email: 'Jane@Example.com', password: 'a good long password', firstName: 'Jane' }

test('a superadmin makes, changes and deletes accounts, and no answer holds a password', async ({
  app,
  boss,
}) => {
  const made = await boss.call('POST', USERS, person)
  expect(made).toMatchObject({
    status: 201,
    body: { email: 'jane@example.com', role: 'user', isActive: true },
  })
  const path = `${USERS}/${made.body.id}`
  expect(await boss.call('POST', USERS, person)).toMatchObject({ status: 409 })
  expect(
    await boss.call('POST', USERS, { ...person, email: 'x@example.com', password: 'short' }),
  ).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'password', message: 'Please use at least 10 characters' }] },
  })

  const signIn = (password: string) =>
    app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: person.email, password } })
  const cookie = String((await signIn(person.password)).headers['set-cookie']).split(';')[0]
  const isSignedIn = async () =>
    (await app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode === 200
  expect((await boss.call('PATCH', path, { role: 'admin', lastName: '' })).body).toMatchObject({
    role: 'admin',
    firstName: 'Jane',
    lastName: null,
  })
  expect(await isSignedIn()).toBe(true)
  await boss.call('PATCH', path, { password: 'another long password' })
  expect(await isSignedIn()).toBe(false)
  expect((await signIn('another long password')).statusCode).toBe(200)
  expect((await boss.call('DELETE', path)).status).toBe(204)
  expect((await boss.call('PATCH', path, { role: 'user' })).status).toBe(404)

  const { body, headers } = await boss.call(
    'GET',
    `/api/admin/audit?resource=users&rowId=${made.body.id}&pageSize=2`,
  )
  // Made, changed twice and given a password by a superadmin, deleted, and signed in twice.
  expect(headers['x-total-count']).toBe('7')
  const { body: oldest } = await boss.call(
    'GET',
    `/api/admin/audit?resource=users&rowId=${made.body.id}&pageSize=1&order=oldest`,
  )
  expect(oldest).toMatchObject([{ action: 'create' }])
  expect(body.map(({ action }: { action: string }) => action)).toEqual(['delete', 'sign-in'])
  expect(body[0]).toMatchObject({
    staffEmail: boss.account.email,
    before: { email: 'jane@example.com' },
    after: null,
  })
  const everything = JSON.stringify([
    await boss.call('GET', `${USERS}`),
    await boss.call('GET', '/api/admin/audit?pageSize=200'),
  ])
  expect(everything).not.toMatch(/argon2|passwordHash|long password/)
})

test('one of the most common passwords is refused wherever a password is set', async ({ app, boss }) => {
  const refused = (path: string) => ({
    status: 422,
    body: { errors: [{ path, message: 'This is one of the most common passwords. Please choose another.' }] },
  })
  const email = 'common@example.com'
  for (const password of ['1234567890', 'Qwertyuiop', 'password123'])
    expect(await boss.call('POST', USERS, { email, password })).toMatchObject(refused('password'))
  const { body: made } = await boss.call('POST', USERS, { email, password: person.password })
  expect(await boss.call('PATCH', `${USERS}/${made.id}`, { password: '1q2w3e4r5t' })).toMatchObject(
    refused('password'),
  )
  const own = { currentPassword: person.password, newPassword: 'unbelievable' }
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: person.password },
  })
  const headers = { cookie: String(signedIn.headers['set-cookie']).split(';')[0] ?? '' }
  const change = await app.inject({ method: 'POST', url: '/api/auth/password', payload: own, headers })
  expect({ status: change.statusCode, body: change.json() }).toMatchObject(refused('newPassword'))
  expect((await app.inject({ url: '/api/auth/user', headers })).statusCode).toBe(200)
})

test('a change made from an older version of the account is refused', async ({ boss }) => {
  const { body: opened } = await boss.call('POST', USERS, { ...person, email: 'two@example.com' })
  const path = `${USERS}/${opened.id}`
  await setTimeout(2)
  const theirs = { role: 'admin', updatedAt: opened.updatedAt }
  expect((await boss.call('PATCH', path, theirs)).status).toBe(200)
  const late = { firstName: 'Joan', updatedAt: opened.updatedAt }
  expect((await boss.call('PATCH', path, late)).status).toBe(409)
  expect((await boss.call('PATCH', path, { firstName: 'Joan' })).body).toMatchObject({ role: 'admin' })
})

test('the trail is read by person, and names everybody in it, those who left too', async ({
  boss,
  app,
  database,
}) => {
  const leaving = await signInAs(app, database.orm, 'superadmin')
  await leaving.call('POST', USERS, { ...person, email: 'three@example.com' })
  await boss.call('DELETE', `${USERS}/${leaving.account.id}`)
  const { body: people } = await boss.call('GET', '/api/admin/audit/staff')
  expect(people).toContainEqual({ who: leaving.account.id, staffEmail: leaving.account.email })
  expect(people).toContainEqual({ who: boss.account.id, staffEmail: boss.account.email })
  const { body: entries } = await boss.call('GET', `/api/admin/audit?who=${leaving.account.id}`)
  expect(entries).toEqual([expect.objectContaining({ action: 'create', staffId: leaving.account.id })])
})

test('the trail tells apart what guests and what the hotel did by themselves', async ({ boss, database }) => {
  const step = { resource: 'bookings', action: 'status' } as const
  await recordChange(database.orm, BY_ITSELF, { ...step, rowId: 7 })
  await recordChange(database.orm, BY_GUEST, { ...step, rowId: 8 })
  await recordChange(database.orm, BY_ITSELF, { ...step, rowId: 9 })
  const { body: people } = await boss.call('GET', '/api/admin/audit/staff')
  expect(people.filter(({ who }: { who: unknown }) => typeof who === 'string')).toEqual([
    { who: 'house', staffEmail: 'by itself' },
    { who: 'guests', staffEmail: 'the guest' },
  ])
  const rowsOf = async (who: string) => {
    const { body, headers } = await boss.call('GET', `/api/admin/audit?who=${who}`)
    expect(headers['x-total-count']).toBe(String(body.length))
    return body.map(({ rowId, staffEmail }: { rowId: number; staffEmail: string }) => [rowId, staffEmail])
  }
  expect(await rowsOf('guests')).toEqual([[8, 'the guest']])
  expect(await rowsOf('house')).toEqual([
    [9, 'by itself'],
    [7, 'by itself'],
  ])
  expect((await boss.call('GET', '/api/admin/audit?who=nobody')).status).toBe(422)
})

test('the last active superadmin stays one', async ({ boss, app, database }) => {
  const own = `${USERS}/${boss.account.id}`
  for (const change of [{ role: 'admin' }, { isActive: false }])
    expect(await boss.call('PATCH', own, change)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('At least one active Super Admin') },
    })
  expect((await boss.call('DELETE', own)).status).toBe(409)

  const other = await signInAs(app, database.orm, 'superadmin')
  for (let round = 0; round < 10; round++) {
    await database.pool.query("update users set role = 'superadmin' where id in ($1, $2)", [
      boss.account.id,
      other.account.id,
    ])
    await Promise.all([
      boss.call('PATCH', `${USERS}/${other.account.id}`, { role: 'admin' }),
      other.call('PATCH', own, { role: 'admin' }),
    ])
    const { rows } = await database.pool.query("select id from users where role = 'superadmin' and is_active")
    expect(rows).toHaveLength(1)
  }
})
