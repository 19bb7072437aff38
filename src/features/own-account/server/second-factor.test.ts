import type { FastifyInstance } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { hashPassword } from '@/features/accounts/server/hash-password'
import { secondFactors, signInThrottles } from '@/features/accounts/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeAccount, signInAs } from '../../../../test/staff'

const PASSWORD = 'a good long password'
const STEP_MS = 30_000

const test = base
  .extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
    const app = await createApi(database, { env: { RATE_LIMITS: 'on' } })
    onCleanup(() => app.close())
    return app
  })
  .extend('passwordHash', { scope: 'file' }, () => hashPassword(PASSWORD))
  .extend('clerk', async ({ app, database, passwordHash }) => {
    await database.orm.delete(signInThrottles)
    const { email, id } = await makeAccount(database.orm, { passwordHash })
    const signIn = (code?: string) => post(app, '/api/auth/login', { email, password: PASSWORD, code })
    return { id, email, signIn, cookie: (await signIn()).cookie }
  })

async function post(app: FastifyInstance, url: string, payload: object, cookie = '') {
  const answer = await app.inject({ method: 'POST', url, payload, headers: { cookie } })
  const [given = ''] = String(answer.headers['set-cookie'] ?? '').split(';')
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json(), cookie: given }
}

/** A code of the app, `steps` half minutes from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS })

async function setUp(app: FastifyInstance, cookie: string) {
  const begun = await post(app, '/api/auth/second-factor', { password: PASSWORD }, cookie)
  expect(begun.status).toBe(200)
  const { secret, uri } = begun.body
  const code = codeOf(secret, -1)
  const confirmed = await post(app, '/api/auth/second-factor/confirm', { code }, cookie)
  expect(confirmed.status).toBe(200)
  return { secret, uri, codes: confirmed.body.codes as string[] }
}

test('once set up, a password alone opens nothing, and no code opens twice', async ({ app, clerk }) => {
  const { secret, uri, codes } = await setUp(app, clerk.cookie)
  expect(uri).toMatch(new RegExp(`^otpauth://totp/[^?]+\\?secret=${secret}&issuer=`))
  expect(new Set(codes).size).toBe(10)

  const asked = await clerk.signIn()
  expect([asked.status, asked.cookie]).toEqual([401, ''])
  expect(asked.body.errors).toEqual([{ path: 'code', message: 'Please enter a code' }])
  expect((await clerk.signIn(codeOf(secret, -1))).status, 'the code of the set-up').toBe(401)
  expect((await clerk.signIn(codeOf(secret))).status).toBe(200)
  expect((await clerk.signIn(codeOf(secret))).status, 'the same code again').toBe(401)
  expect((await clerk.signIn(codeOf(secret, 1))).status, 'a clock half a minute ahead').toBe(200)
  expect((await clerk.signIn(codeOf(secret, 3))).status, 'a clock further off').toBe(401)
})

test('of two who use one code at once, one is let in', async ({ app, clerk }) => {
  const { secret } = await setUp(app, clerk.cookie)
  const code = codeOf(secret)
  const answers = await Promise.all([clerk.signIn(code), clerk.signIn(code), clerk.signIn(code)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
})

test('each code on paper opens once, however it is typed', async ({ app, clerk }) => {
  const { codes } = await setUp(app, clerk.cookie)
  const [first = '', second = ''] = codes
  expect((await clerk.signIn(first)).status).toBe(200)
  expect((await clerk.signIn(first)).status).toBe(401)
  const { status, cookie } = await clerk.signIn(` ${second.replace('-', ' ').toLowerCase()}`)
  expect(status).toBe(200)
  const state = await app.inject({ url: '/api/auth/second-factor', headers: { cookie } })
  expect(state.json()).toEqual({ isOn: true, passkeys: 0, isWanted: false, codesLeft: 8 })
})

test('guessing codes behind the right password is slowed down like guessing passwords', async ({
  app,
  clerk,
}) => {
  const { secret } = await setUp(app, clerk.cookie)
  const statuses: number[] = []
  for (let n = 0; n < 12; n++) statuses.push((await clerk.signIn('000000')).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  expect((await clerk.signIn(codeOf(secret))).status).toBe(429)
})

test('it begins with the password, counts after a right code alone, and does not replace one that counts', async ({
  app,
  clerk,
}) => {
  const begin = (password: string) => post(app, '/api/auth/second-factor', { password }, clerk.cookie)
  const wrong = await begin('wrong')
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'password'])
  await begin(PASSWORD)
  expect((await clerk.signIn()).status, 'not confirmed').toBe(200)
  const confirm = (code: string) => post(app, '/api/auth/second-factor/confirm', { code }, clerk.cookie)
  const refused = await confirm('000000')
  expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'code'])
  await setUp(app, clerk.cookie)
  expect((await begin(PASSWORD)).status).toBe(409)
})

test('it ends with password and code, and the secret is nowhere in clear', async ({
  app,
  clerk,
  database,
}) => {
  const { secret, codes } = await setUp(app, clerk.cookie)
  const kept = JSON.stringify(await database.orm.select().from(secondFactors))
  for (const one of [secret, ...codes]) expect(kept).not.toContain(one)
  const end = (code: string) =>
    post(app, '/api/auth/second-factor/end', { password: PASSWORD, code }, clerk.cookie)
  expect((await end('000000')).status).toBe(422)
  expect((await end(codeOf(secret))).body).toEqual({
    isOn: false,
    passkeys: 0,
    isWanted: false,
    codesLeft: 0,
  })
  expect((await clerk.signIn()).status).toBe(200)
})

test('where the hotel asks a role for it, nothing else opens until it is set up', async ({
  app,
  clerk,
  database,
}) => {
  const demand = (from: string) =>
    database.orm.update(propertyFacts).set({ facts: { ...sampleFacts, secondFactorFrom: from } as never })
  const look = async (url: string) =>
    (await app.inject({ url, headers: { cookie: clerk.cookie } })).statusCode
  await demand('admin')
  expect(await look('/api/admin/bookings')).toBe(200)
  await demand('user')
  expect(await look('/api/admin/bookings')).toBe(403)
  const me = await app.inject({ url: '/api/auth/user', headers: { cookie: clerk.cookie } })
  expect(me.json()).toMatchObject({ email: clerk.email, lacksSecondFactor: true })
  await setUp(app, clerk.cookie)
  expect(await look('/api/admin/bookings')).toBe(200)
  expect(
    (await app.inject({ url: '/api/auth/user', headers: { cookie: clerk.cookie } })).json(),
  ).not.toHaveProperty('lacksSecondFactor')
  await demand('nobody')
})

test('a superadmin takes it off somebody who lost it, who is signed out; the trail tells of all of it', async ({
  app,
  clerk,
  database,
}) => {
  await setUp(app, clerk.cookie)
  const manager = await signInAs(app, database.orm, 'superadmin')
  const listed = await manager.call('GET', '/api/admin/users')
  expect(listed.body).toContainEqual(expect.objectContaining({ id: clerk.id, hasSecondFactor: true }))
  const path = `/api/admin/users/${clerk.id}/second-factor`
  expect((await manager.call('DELETE', path)).status).toBe(204)
  expect((await manager.call('DELETE', path)).status).toBe(404)
  expect((await app.inject({ url: '/api/auth/user', headers: { cookie: clerk.cookie } })).statusCode).toBe(
    401,
  )
  expect((await clerk.signIn()).status).toBe(200)
  const { rows } = await database.pool.query(
    "select staff_email, action from audit_entries where resource = 'users' and row_id = $1 order by id",
    [clerk.id],
  )
  expect(rows.map(({ staff_email, action }) => [staff_email, action])).toEqual([
    [clerk.email, 'sign-in'],
    [clerk.email, 'second-factor'],
    [manager.account.email, 'second-factor'],
    [clerk.email, 'sign-in'],
  ])
})
