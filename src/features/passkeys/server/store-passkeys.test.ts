import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { hashPassword } from '@/features/accounts/server/hash-password'
import {
  passkeyChallenges,
  passkeys,
  sessions,
  signInThrottles,
  users,
} from '@/features/accounts/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { createApi } from '../../../../test/app'
import { makeAuthenticator } from '../../../../test/authenticator'
import { test as base } from '../../../../test/database'
import { makeAccount, signInAs } from '../../../../test/staff'

const PASSWORD = 'a good long password'
const SITE = 'http://hotel.example'

const test = base
  .extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
    const app = await createApi(database, { env: { SITE_URL: SITE, RATE_LIMITS: 'on' } })
    onCleanup(() => app.close())
    return app
  })
  .extend('passwordHash', { scope: 'file' }, () => hashPassword(PASSWORD))
  .extend('clerk', async ({ app, database, passwordHash }) => {
    await database.orm.delete(signInThrottles)
    const { email, id } = await makeAccount(database.orm, { passwordHash })
    const signIn = (second: object = {}) =>
      call(app, '/api/auth/login', { email, password: PASSWORD, ...second })
    return { id, email, signIn, cookie: (await signIn()).cookie }
  })

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

async function call(
  app: FastifyInstance,
  url: string,
  payload?: object,
  cookie = '',
  method: Method = 'POST',
) {
  const answer = await app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })
  const [given = ''] = String(answer.headers['set-cookie'] ?? '').split(';')
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json(), cookie: given }
}

const challengeOf = async (app: FastifyInstance): Promise<string> =>
  (await call(app, '/api/auth/passkey-challenge', {})).body.challenge

async function add(
  app: FastifyInstance,
  cookie: string,
  name = 'My phone',
  device = makeAuthenticator(SITE),
) {
  const begun = await call(app, '/api/auth/passkeys/begin', {}, cookie)
  expect(begun.status).toBe(200)
  const made = device.make(begun.body.challenge)
  const added = await call(app, '/api/auth/passkeys', { name, made }, cookie)
  return { device, begun, made, added }
}

test('a passkey signs in by itself, each challenge once, and the trail names it', async ({
  app,
  clerk,
  database,
}) => {
  const { device, begun, added } = await add(app, clerk.cookie)
  expect(begun.body).toMatchObject({
    rp: { id: 'hotel.example', name: sampleFacts.name },
    user: { name: clerk.email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  expect(added.status).toBe(201)
  expect(added.body.passkey).toMatchObject({ name: 'My phone', usedAt: null })

  const passkey = device.sign(await challengeOf(app))
  const login = () => call(app, '/api/auth/passkey-login', { passkey })
  const first = await login()
  expect(first).toMatchObject({ status: 200, body: { success: true, user: { email: clerk.email } } })
  const me = await call(app, '/api/auth/user', undefined, first.cookie, 'GET')
  expect(me.body.email).toBe(clerk.email)
  expect((await login()).status, 'the same answer again').toBe(401)
  expect((await call(app, '/api/auth/passkeys', undefined, first.cookie, 'GET')).body).toEqual([
    expect.objectContaining({ name: 'My phone', usedAt: expect.any(String) }),
  ])

  const { rows } = await database.pool.query(
    "select action, after from audit_entries where resource = 'users' and row_id = $1 order by id",
    [clerk.id],
  )
  expect(rows.map(({ action }) => action)).toEqual(['sign-in', 'passkey', 'sign-in'])
  expect(rows[2].after).toBe('Another program, 127.0.0.1, with the passkey My phone')
})

test('no answer opens that is for another site, late, made up, of a device that did not look at its owner, or older than one before', async ({
  app,
  clerk,
  database: { orm },
}) => {
  const { device } = await add(app, clerk.cookie)
  const login = async (passkey: object) => (await call(app, '/api/auth/passkey-login', { passkey })).status
  const sign = async (spoiled = {}) => device.sign(await challengeOf(app), spoiled)

  expect(await login(await sign({ origin: 'http://hote1.example' }))).toBe(401)
  expect(await login(await sign({ rpId: 'hote1.example' }))).toBe(401)
  expect(await login(await sign({ isVerified: false }))).toBe(401)
  expect(await login(device.sign('bm90IG91cnM'))).toBe(401)
  expect(await login({ ...(await sign()), id: 'AAAA', rawId: 'AAAA' })).toBe(401)
  const stranger = makeAuthenticator(SITE)
  const { response } = stranger.sign(await challengeOf(app))
  expect(await login({ ...device.sign(await challengeOf(app)), response }), 'signed by another key').toBe(401)
  const late = await sign()
  await orm.update(passkeyChallenges).set({ expiresAt: sql`now() - interval '1 second'` })
  expect(await login(late)).toBe(401)

  expect(await login(await sign())).toBe(200)
  expect(await login(await sign({ uses: 1 })), 'of a copy of the device').toBe(401)
  await orm.update(users).set({ isActive: false }).where(eq(users.id, clerk.id))
  expect(await login(await sign())).toBe(401)
})

test('a challenge for making a passkey is its owner’s alone, and signs nobody in', async ({
  app,
  clerk,
  database,
}) => {
  const other = await makeAccount(database.orm, { passwordHash: await hashPassword(PASSWORD) })
  const theirs = (await call(app, '/api/auth/login', { email: other.email, password: PASSWORD })).cookie
  const device = makeAuthenticator(SITE)
  const { challenge } = (await call(app, '/api/auth/passkeys/begin', {}, theirs)).body
  const made = device.make(challenge)
  expect((await call(app, '/api/auth/passkeys', { name: 'Phone', made }, clerk.cookie)).status).toBe(422)
  expect((await call(app, '/api/auth/passkeys', { name: 'Phone', made }, theirs)).status).toBe(201)
  const begun = await call(app, '/api/auth/passkeys/begin', {}, theirs)
  expect(begun.body.excludeCredentials).toEqual([{ id: device.id, type: 'public-key' }])
  const passkey = device.sign(begun.body.challenge)
  expect((await call(app, '/api/auth/passkey-login', { passkey })).status).toBe(401)
  const anyones = device.make(await challengeOf(app))
  const added = await call(app, '/api/auth/passkeys', { name: 'Phone', made: anyones }, theirs)
  expect([added.status, added.body.message]).toEqual([422, expect.stringContaining('Please try again')])
})

test('beside a passkey a password alone opens nothing; the passkey, or one of the ten codes on paper, has to come with it', async ({
  app,
  clerk,
  database,
}) => {
  const { device, added } = await add(app, clerk.cookie)
  const { codes } = added.body
  expect(new Set(codes).size).toBe(10)
  const asked = await clerk.signIn()
  expect([asked.status, asked.cookie]).toEqual([401, ''])
  expect(asked.body.errors.map(({ path }: { path: string }) => path)).toEqual(['code', 'passkey'])
  expect((await clerk.signIn({ code: '000000' })).status).toBe(401)
  expect((await clerk.signIn({ code: codes[0] })).status).toBe(200)
  expect((await clerk.signIn({ code: codes[0] })).status).toBe(401)
  expect((await clerk.signIn({ passkey: device.sign(await challengeOf(app)) })).status).toBe(200)

  const other = await signInAs(app, database.orm, 'user')
  await add(app, other.cookie, 'Theirs', makeAuthenticator(SITE))
  const theirs = await add(app, other.cookie, 'Theirs too')
  expect(theirs.added.body.codes).toBeNull()
  const passkey = theirs.device.sign(await challengeOf(app))
  expect((await clerk.signIn({ passkey })).status, 'somebody else’s passkey').toBe(401)
})

test('a fresh proof takes a passkey alone, or the password with whatever the account has beside it', async ({
  app,
  clerk,
  database: { orm },
}) => {
  const age = () => orm.update(sessions).set({ provedAt: sql`now() - interval '11 minutes'` })
  const isProved = async () =>
    (await call(app, '/api/auth/proof', undefined, clerk.cookie, 'GET')).status === 204
  const prove = (proof: object) => call(app, '/api/auth/proof', proof, clerk.cookie)
  const { device, added } = await add(app, clerk.cookie)

  await age()
  const alone = await prove({ password: PASSWORD })
  expect([alone.status, alone.body.errors[0].path]).toEqual([422, 'code'])
  expect((await prove({})).body.errors).toEqual([{ path: 'password', message: 'Password is required' }])
  expect((await prove({ password: PASSWORD, code: 'AAAAA-AAAAA' })).status).toBe(422)
  expect(await isProved()).toBe(false)
  const other = await signInAs(app, orm, 'user')
  const theirs = await add(app, other.cookie, 'Theirs')
  await age()
  const stranger = await prove({ passkey: theirs.device.sign(await challengeOf(app)) })
  expect([stranger.status, stranger.body.errors ?? null]).toEqual([422, null])
  expect(await isProved()).toBe(false)

  const good = [
    async () => ({ passkey: device.sign(await challengeOf(app)) }),
    async () => ({ password: PASSWORD, passkey: device.sign(await challengeOf(app)) }),
    async () => ({ password: PASSWORD, code: added.body.codes[3] }),
  ]
  for (const proof of good) {
    await age()
    expect((await prove(await proof())).status).toBe(204)
    expect(await isProved()).toBe(true)
  }

  await age()
  const setUp = () => call(app, '/api/auth/second-factor', { password: PASSWORD }, clerk.cookie)
  expect((await setUp()).status, 'an app beside a passkey').toBe(403)
  await prove({ passkey: device.sign(await challengeOf(app)) })
  const { secret } = (await setUp()).body
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await call(app, '/api/auth/second-factor/confirm', { code: totp.generate() }, clerk.cookie)
  await age()
  expect((await prove({ password: PASSWORD })).status).toBe(422)
  const code = totp.generate({ timestamp: Date.now() + 30_000 })
  expect((await prove({ password: PASSWORD, code })).status).toBe(204)
})

test('whoever signed in with a passkey alone sets an app up and turns it off by it, and nobody without a fresh proof does', async ({
  app,
  clerk,
  database: { orm },
}) => {
  const { device } = await add(app, clerk.cookie)
  const signIn = async () =>
    (
      await call(app, '/api/auth/passkey-login', {
        passkey: device.sign(await challengeOf(app)),
      })
    ).cookie
  const cookie = await signIn()
  const to = (path: string, payload = {}) => call(app, `/api/auth/${path}`, payload, cookie)
  const age = () => orm.update(sessions).set({ provedAt: sql`now() - interval '11 minutes'` })
  const prove = async () => await to('proof', { passkey: device.sign(await challengeOf(app)) })

  await age()
  const stale = [
    await to('second-factor'),
    await to('second-factor', { password: PASSWORD }),
    await to('second-factor/end', { password: PASSWORD, code: '000000' }),
  ]
  for (const { status, body } of stale)
    expect([status, body.errors]).toEqual([403, [expect.objectContaining({ path: 'proof' })]])
  expect((await prove()).status).toBe(204)
  const { secret } = (await to('second-factor')).body
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  expect((await to('second-factor/confirm', { code: totp.generate() })).body.codes).toHaveLength(10)

  await age()
  expect((await to('second-factor/end')).status).toBe(403)
  expect((await to('second-factor')).status).toBe(403)
  expect((await prove()).status).toBe(204)
  expect((await to('second-factor')).status, 'it does not replace one that counts').toBe(409)
  expect((await to('second-factor/end')).body).toEqual({
    isOn: false,
    passkeys: 1,
    isWanted: false,
    codesLeft: 10,
  })
})

test('without a passkey a fresh proof stands in for no password and no code', async ({ app, clerk }) => {
  const to = (path: string, payload = {}) => call(app, `/api/auth/${path}`, payload, clerk.cookie)
  const begun = await to('second-factor')
  expect([begun.status, begun.body.errors]).toEqual([
    422,
    [{ path: 'password', message: 'Password is required' }],
  ])
  const { secret } = (await to('second-factor', { password: PASSWORD })).body
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await to('second-factor/confirm', { code: totp.generate() })
  const ended = await to('second-factor/end', { password: PASSWORD })
  expect([ended.status, ended.body.errors]).toEqual([
    422,
    [{ path: 'code', message: 'Please enter the code' }],
  ])
  expect((await to('second-factor/end')).body.errors).toHaveLength(2)
})

test('passkeys are added and removed with a fresh proof alone, renamed without, and nobody touches another’s', async ({
  app,
  clerk,
  database: { orm },
}) => {
  const { added } = await add(app, clerk.cookie)
  const path = `/api/auth/passkeys/${added.body.passkey.id}`
  const other = await signInAs(app, orm, 'superadmin')
  expect((await other.call('PATCH', path, { name: 'Mine now' })).status).toBe(404)
  expect((await other.call('DELETE', path)).status).toBe(404)
  await orm.update(sessions).set({ provedAt: sql`now() - interval '11 minutes'` })
  const renamed = await call(app, path, { name: ' Old phone ' }, clerk.cookie, 'PATCH')
  expect(renamed).toMatchObject({ status: 200, body: { name: 'Old phone' } })
  expect((await call(app, path, { name: ' ' }, clerk.cookie, 'PATCH')).status).toBe(422)
  expect((await call(app, '/api/auth/passkeys/begin', {}, clerk.cookie)).status).toBe(403)
  expect((await call(app, '/api/auth/passkeys', { name: 'x', made: {} }, clerk.cookie)).status).toBe(403)
  expect((await call(app, path, undefined, clerk.cookie, 'DELETE')).status).toBe(403)
  await orm.update(sessions).set({ provedAt: sql`now()` })
  expect((await call(app, path, undefined, clerk.cookie, 'DELETE')).status).toBe(204)
  expect((await clerk.signIn()).status, 'nothing is beside the password any more').toBe(200)
  const state = await call(app, '/api/auth/second-factor', undefined, clerk.cookie, 'GET')
  expect(state.body).toEqual({ isOn: false, passkeys: 0, isWanted: false, codesLeft: 0 })
})

test('where the hotel asks a role for a second factor, a passkey is one', async ({
  app,
  clerk,
  database: { orm },
}) => {
  const demand = (secondFactorFrom: string) =>
    orm.update(propertyFacts).set({ facts: { ...sampleFacts, secondFactorFrom } as never })
  const look = async () => (await call(app, '/api/admin/bookings', undefined, clerk.cookie, 'GET')).status
  await demand('user')
  expect(await look()).toBe(403)
  const { added } = await add(app, clerk.cookie)
  expect(await look()).toBe(200)
  await call(app, `/api/auth/passkeys/${added.body.passkey.id}`, undefined, clerk.cookie, 'DELETE')
  expect(await look()).toBe(403)
  await demand('nobody')
})

test('codes on paper outlive the app where passkeys stay, and new ones end those of before', async ({
  app,
  clerk,
  database,
}) => {
  const begun = await call(app, '/api/auth/second-factor', { password: PASSWORD }, clerk.cookie)
  const totp = new TOTP({ secret: Secret.fromBase32(begun.body.secret) })
  const confirm = { code: totp.generate({ timestamp: Date.now() - 30_000 }) }
  const [paper] = (await call(app, '/api/auth/second-factor/confirm', confirm, clerk.cookie)).body.codes
  const { added } = await add(app, clerk.cookie)
  expect(added.body.codes).toBeNull()
  const end = { password: PASSWORD, code: totp.generate() }
  expect((await call(app, '/api/auth/second-factor/end', end, clerk.cookie)).body).toEqual({
    isOn: false,
    passkeys: 1,
    isWanted: false,
    codesLeft: 10,
  })
  const late = totp.generate({ timestamp: Date.now() + 30_000 })
  expect((await clerk.signIn({ code: late })).status).toBe(401)
  expect((await clerk.signIn({ code: paper })).status).toBe(200)
  const { codes } = (await call(app, '/api/auth/second-factor/codes', {}, clerk.cookie)).body
  expect((await clerk.signIn({ code: codes[0] })).status).toBe(200)

  const manager = await signInAs(app, database.orm, 'superadmin')
  const listed = await manager.call('GET', '/api/admin/users')
  expect(listed.body).toContainEqual(expect.objectContaining({ id: clerk.id, hasSecondFactor: true }))
  expect((await manager.call('DELETE', `/api/admin/users/${clerk.id}/second-factor`)).status).toBe(204)
  expect(await database.orm.$count(passkeys, eq(passkeys.userId, clerk.id))).toBe(0)
  expect((await clerk.signIn()).status).toBe(200)
  const none = await signInAs(app, database.orm, 'user')
  expect((await none.call('POST', '/api/auth/second-factor/codes', {})).status).toBe(409)
})

test('an account has twenty passkeys at most, and no passkey belongs to two', async ({
  app,
  clerk,
  database: { orm },
}) => {
  const { device } = await add(app, clerk.cookie)
  const other = await signInAs(app, orm, 'user')
  expect((await add(app, other.cookie, 'Copied', device)).added.status).toBe(409)
  await orm.insert(passkeys).values(
    Array.from({ length: 19 }, (_, n) => ({
      userId: clerk.id,
      name: `Key ${n}`,
      credentialId: `${clerk.id}-${n}`,
      publicKey: 'key',
      uses: 0,
    })),
  )
  expect((await call(app, '/api/auth/passkeys/begin', {}, clerk.cookie)).status).toBe(409)
})

test('an account that somebody keeps guessing at opens with its passkey all the same, for its owner’s address too', async ({
  app,
  clerk,
}) => {
  const { device } = await add(app, clerk.cookie)
  const guess = () => call(app, '/api/auth/login', { email: clerk.email, password: 'not this one' })
  for (let n = 0; n < 10; n++) expect((await guess()).status).toBe(401)
  expect((await guess()).status).toBe(429)
  expect((await clerk.signIn({ passkey: device.sign(await challengeOf(app)) })).status).toBe(429)
  const passkey = device.sign(await challengeOf(app))
  expect((await call(app, '/api/auth/passkey-login', { passkey })).status).toBe(200)
})

test('a changed password is no fresh proof where there is a second factor', async ({
  app,
  clerk,
  database: { orm },
}) => {
  const newPassword = 'another good long password'
  const change = { currentPassword: PASSWORD, newPassword }
  const { device } = await add(app, clerk.cookie)
  await orm.update(sessions).set({ provedAt: sql`now() - interval '11 minutes'` })
  const refused = await call(app, '/api/auth/password', change, clerk.cookie)
  expect(refused.body).toMatchObject({ errors: [{ path: 'proof' }] })
  const passkey = device.sign(await challengeOf(app))
  expect((await call(app, '/api/auth/proof', { passkey }, clerk.cookie)).status).toBe(204)
  const changed = await call(app, '/api/auth/password', change, clerk.cookie)
  expect(changed.status).toBe(200)
  expect((await call(app, '/api/auth/passkeys/begin', {}, changed.cookie)).status).toBe(200)
})

test('the secret of an app that was begun before a passkey opens nothing', async ({
  app,
  clerk,
  database: { orm },
}) => {
  const thief = (await clerk.signIn()).cookie
  const { body } = await call(app, '/api/auth/second-factor', { password: PASSWORD }, thief)
  await add(app, clerk.cookie)
  const confirm = async (cookie: string) => {
    const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate()
    return (await call(app, '/api/auth/second-factor/confirm', { code }, cookie)).status
  }
  await orm.update(sessions).set({ provedAt: sql`now() - interval '11 minutes'` })
  expect(await confirm(thief)).toBe(403)
  await orm.update(sessions).set({ provedAt: sql`now()` })
  expect(await confirm(thief)).toBe(422)
})

test('codes to confirm an app are guessed at no faster than a sign-in', async ({ app, clerk }) => {
  await call(app, '/api/auth/second-factor', { password: PASSWORD }, clerk.cookie)
  const guess = async () =>
    (await call(app, '/api/auth/second-factor/confirm', { code: '000000' }, clerk.cookie)).status
  const answers: number[] = []
  for (let n = 0; n < 30; n++) answers.push(await guess())
  expect(answers[0]).toBe(422)
  expect(answers.at(-1)).toBe(429)
})

test('a new password makes no proof last longer', async ({ app, clerk, database: { orm } }) => {
  const change = (currentPassword: string, newPassword: string, cookie: string) =>
    call(app, '/api/auth/password', { currentPassword, newPassword }, cookie)
  const prove = async (cookie: string) =>
    (await call(app, '/api/auth/proof', undefined, cookie, 'GET')).status
  const age = (time: string) => orm.update(sessions).set({ provedAt: sql`now() - ${time}::interval` })

  await age('11 minutes')
  const alone = await change(PASSWORD, 'a password for spring', clerk.cookie)
  expect(alone.status, 'no second factor').toBe(200)
  expect(await prove(alone.cookie)).toBe(403)
  await age('1 second')
  await add(app, alone.cookie)
  await age('9 minutes')
  const changed = await change('a password for spring', 'a password for autumn', alone.cookie)
  expect(changed.status, 'proved nine minutes ago').toBe(200)
  expect(await prove(changed.cookie)).toBe(204)
  const kept = await orm.$count(
    sessions,
    sql`${sessions.userId} = ${clerk.id}
    and ${sessions.provedAt} < now() - interval '9 minutes'`,
  )
  expect(kept).toBe(1)
})
