import type { FastifyInstance, InjectOptions } from 'fastify'
import { describe, expect } from 'vitest'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeAccount } from '../../../../test/staff'
import { hashPassword } from './hash-password'

const PASSWORD = 'a good long password'

const test = base
  .extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const app = await createApi(database, { env: { RATE_LIMITS: 'on' } })
    onCleanup(() => app.close())
    return app
  })
  .extend('email', { scope: 'file' }, async ({ database }) => {
    const passwordHash = await hashPassword(PASSWORD)
    return (await makeAccount(database.orm, { passwordHash, role: 'admin', firstName: 'Sample' })).email
  })

test.beforeEach(async ({ database }) => {
  await database.pool.query('delete from sign_in_throttles')
})

async function signIn(app: FastifyInstance, payload: object, headers: Record<string, string> = {}) {
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload, headers })
  const [cookie = ''] = String(answer.headers['set-cookie'] ?? '').split(';')
  return { status: answer.statusCode, body: answer.json(), cookie, headers: answer.headers }
}

async function whoAmI(app: FastifyInstance, headers: Record<string, string>) {
  return (await app.inject({ url: '/api/auth/user', headers })).statusCode
}

describe('signing in', () => {
  test('opens a session by a cookie that no script and no other site sees', async ({ app, email }) => {
    const { status, body, cookie, headers } = await signIn(app, {
      email: email.toUpperCase(),
      password: PASSWORD,
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      message: 'Login successful',
      sessionId: expect.any(String),
      user: expect.objectContaining({ email, firstName: 'Sample', role: 'admin', isActive: true }),
    })
    expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash/)
    expect(cookie).not.toContain(body.sessionId)
    expect(headers['set-cookie']).toMatch(
      /^session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(headers['cache-control']).toBe('no-store')
    expect(await whoAmI(app, { cookie })).toBe(200)
  })

  test('opens the panel in English to whoever chose a language that this release does not know', async ({
    app,
    database,
  }) => {
    const passwordHash = await hashPassword(PASSWORD)
    const { email, id } = await makeAccount(database.orm, { passwordHash, role: 'admin' })
    await database.pool.query("update users set language = 'sw' where id = $1", [id])
    const { status, body, cookie } = await signIn(app, { email, password: PASSWORD })
    expect({ status, language: body.user?.language }).toEqual({ status: 200, language: 'en' })
    expect(await whoAmI(app, { cookie })).toBe(200)
  })

  test('on an https site gives a cookie for this very host alone', async ({ database, email }) => {
    const env = { SITE_URL: 'https://hotel.example.com', RATE_LIMITS: 'on' }
    const app = await createApi(database, { env })
    const { headers, cookie } = await signIn(app, { email, password: PASSWORD })
    expect(headers['set-cookie']).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(await whoAmI(app, { cookie })).toBe(200)
    expect(await whoAmI(app, { cookie: cookie.replace('__Host-', '') })).toBe(401)
    await app.close()
  })

  test('says the same about a wrong password, an unknown account and one that is switched off', async ({
    app,
    email,
    database,
  }) => {
    const off = await makeAccount(database.orm, {
      passwordHash: await hashPassword(PASSWORD),
      isActive: false,
    })
    const answers = await Promise.all([
      signIn(app, { email, password: 'wrong' }),
      signIn(app, { email: 'nobody@example.com', password: PASSWORD }),
      signIn(app, { email: off.email, password: PASSWORD }),
    ])
    for (const { status, body, cookie } of answers)
      expect({ status, body, cookie }).toEqual({
        status: 401,
        body: { message: 'Invalid credentials' },
        cookie: '',
      })
  })

  test('takes as long for an unknown account as for a known one', async ({ app, email, database }) => {
    const timeOf = async (address: string) => {
      const begun = performance.now()
      await signIn(app, { email: address, password: 'wrong' })
      return performance.now() - begun
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 4; round++) {
      known.push(await timeOf(email))
      unknown.push(await timeOf('nobody@example.com'))
      await database.pool.query('delete from sign_in_throttles')
    }
    // Without the decoy an unknown account answers many times faster.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3)
  })

  test('renews the session: the one before ends', async ({ app, email }) => {
    const first = await signIn(app, { email, password: PASSWORD })
    const second = await signIn(app, { email, password: PASSWORD }, { cookie: first.cookie })
    expect(await whoAmI(app, { cookie: first.cookie })).toBe(401)
    expect(await whoAmI(app, { cookie: second.cookie })).toBe(200)
  })

  test('names what is wrong with the form', async ({ app }) => {
    const { status, body } = await signIn(app, { email: 'nobody', password: '' })
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'password', message: 'Password is required' },
    ])
  })
})

describe('a session', () => {
  test('shows its owner by its public name, and that name does nothing else', async ({ app, email }) => {
    const { body } = await signIn(app, { email, password: PASSWORD })
    const headers = { authorization: `Bearer ${body.sessionId}` }
    expect(await whoAmI(app, headers)).toBe(200)
    const change = { currentPassword: PASSWORD, newPassword: 'another long password' }
    const attempts: InjectOptions[] = [
      { method: 'POST', url: '/api/auth/password', payload: change, headers },
      {
        method: 'POST',
        url: '/api/auth/password',
        payload: change,
        headers: { cookie: `session=${body.sessionId}` },
      },
    ]
    for (const attempt of attempts) expect((await app.inject(attempt)).statusCode).toBe(401)
    expect(await whoAmI(app, { authorization: 'Bearer ' })).toBe(401)
  })

  test('ends at logout', async ({ app, email }) => {
    const { cookie, body } = await signIn(app, { email, password: PASSWORD })
    const answer = await app.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['set-cookie']).toBe('session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
    expect(await whoAmI(app, { cookie })).toBe(401)
    expect(await whoAmI(app, { authorization: `Bearer ${body.sessionId}` })).toBe(401)
  })

  test('ends when nobody uses it for long, and in any case after a week', async ({
    app,
    email,
    database,
  }) => {
    const { cookie, body } = await signIn(app, { email, password: PASSWORD })
    const age = (begun: string, left: string) =>
      database.pool.query(
        `update sessions set created_at = now() - interval '${begun}', expire = now() + interval '${left}' where sid = $1`,
        [body.sessionId],
      )
    const minutesLeft = async () => {
      const { rows } = await database.pool.query(
        'select extract(epoch from expire - now())::int / 60 as left from sessions where sid = $1',
        [body.sessionId],
      )
      return rows[0]?.left
    }
    await age('1 day', '1 hour')
    expect(await whoAmI(app, { cookie })).toBe(200)
    expect(await minutesLeft()).toBeGreaterThan(470)
    await age('6 days 23 hours', '30 minutes')
    expect(await whoAmI(app, { cookie })).toBe(200)
    expect(await minutesLeft()).toBeLessThanOrEqual(60)
    await age('1 day', '-1 second')
    expect(await whoAmI(app, { cookie })).toBe(401)
    expect(await whoAmI(app, { authorization: `Bearer ${body.sessionId}` })).toBe(401)
    await signIn(app, { email, password: PASSWORD })
    expect(await minutesLeft()).toBeUndefined()
  })

  test('is worth nothing once its account is switched off', async ({ app, database }) => {
    const passwordHash = await hashPassword(PASSWORD)
    const account = await makeAccount(database.orm, { passwordHash })
    const { cookie } = await signIn(app, { email: account.email, password: PASSWORD })
    await database.pool.query('update users set is_active = false where id = $1', [account.id])
    expect(await whoAmI(app, { cookie })).toBe(401)
  })
})

describe('changing the password', () => {
  test('ends every session, gives this browser a new one and wants the old password', async ({
    app,
    database,
  }) => {
    const passwordHash = await hashPassword(PASSWORD)
    const { email } = await makeAccount(database.orm, { passwordHash })
    const here = await signIn(app, { email, password: PASSWORD })
    const elsewhere = await signIn(app, { email, password: PASSWORD })
    const change = (payload: object) =>
      app.inject({ method: 'POST', url: '/api/auth/password', payload, headers: { cookie: here.cookie } })

    const newPassword = 'another long password'
    expect((await change({ currentPassword: 'wrong', newPassword })).json().errors[0].path).toBe(
      'currentPassword',
    )
    expect((await change({ currentPassword: PASSWORD, newPassword: 'short' })).statusCode).toBe(422)
    const changed = await change({ currentPassword: PASSWORD, newPassword })
    expect(changed.statusCode).toBe(200)
    for (const { cookie } of [here, elsewhere]) expect(await whoAmI(app, { cookie })).toBe(401)
    const [cookie = ''] = String(changed.headers['set-cookie']).split(';')
    expect(await whoAmI(app, { cookie })).toBe(200)
    expect((await signIn(app, { email, password: PASSWORD })).status).toBe(401)
    expect((await signIn(app, { email, password: newPassword })).status).toBe(200)
    const { rows } = await database.pool.query("select * from audit_entries where action = 'password'")
    expect(rows).toEqual([expect.objectContaining({ staff_email: email, before: null, after: null })])
  })
})

describe('guessing', () => {
  test('is slowed down for one account, from any address, and never for good', async ({
    app,
    email,
    database,
  }) => {
    const guess = (address: string, password = 'wrong') =>
      app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password },
        remoteAddress: address,
      })
    for (let n = 1; n <= 10; n++) expect((await guess(`192.0.2.${n}`)).statusCode, `try ${n}`).toBe(401)
    const refused = await guess('192.0.2.99', PASSWORD)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(20)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(30)

    const waitOut = () => database.pool.query('update sign_in_throttles set free_at = now()')
    const waits: number[] = []
    for (let n = 0; n < 7; n++) {
      await waitOut()
      expect((await guess(`192.0.2.${100 + n}`)).statusCode).toBe(401)
      waits.push(Number((await guess('192.0.2.99')).headers['retry-after']))
    }
    expect(waits.map((wait) => Math.round(wait / 30) * 30)).toEqual([60, 120, 240, 480, 600, 600, 600])
    await waitOut()
    expect((await guess('192.0.2.99', PASSWORD)).statusCode).toBe(200)
    expect((await guess('192.0.2.99')).statusCode).toBe(401)
  })

  test('is slowed down for one address and for one network of IPv6, whatever accounts it tries', async ({
    app,
  }) => {
    const guess = (remoteAddress: string, n: number) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: `nobody-${n}@example.com`, password: 'wrong' },
        remoteAddress,
      })
    for (let n = 1; n <= 10; n++) expect((await guess(`2001:db8::${n}`, n)).statusCode).toBe(401)
    expect((await guess('2001:db8::99', 99)).statusCode).toBe(429)
    expect((await guess('2001:db8:1::99', 99)).statusCode).toBe(401)
  })

  test('at one account keeps nobody else at the same address out, however long it goes on', async ({
    app,
    email,
    database,
  }) => {
    const reception = '192.0.2.7'
    const from = async (payload: object) =>
      (await app.inject({ method: 'POST', url: '/api/auth/login', payload, remoteAddress: reception }))
        .statusCode
    const passwordHash = await hashPassword(PASSWORD)
    const colleague = { email: (await makeAccount(database.orm, { passwordHash })).email, password: PASSWORD }
    const statuses: number[] = []
    for (let n = 0; n < 30; n++) statuses.push(await from({ email, password: 'wrong' }))
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(20).fill(429)])
    expect(await from(colleague)).toBe(200)
    for (let n = 0; n < 10; n++) {
      await database.pool.query("update sign_in_throttles set free_at = now() where key like 'account:%'")
      expect(await from({ email, password: 'wrong' })).toBe(401)
      expect(await from({ email, password: 'wrong' })).toBe(429)
    }
    expect(await from({ ...colleague, password: 'a slip' })).toBe(401)
    expect(await from(colleague)).toBe(200)
  })

  test('at one account after the other is slowed down for the address, and costs the accounts behind nothing', async ({
    app,
    database,
  }) => {
    const guess = async (n: number, remoteAddress: string) => {
      const payload = { email: `nobody-${n}@example.com`, password: 'wrong' }
      return (await app.inject({ method: 'POST', url: '/api/auth/login', payload, remoteAddress })).statusCode
    }
    const statuses: number[] = []
    for (let account = 0; account < 6; account++)
      for (let n = 0; n < 12; n++) statuses.push(await guess(account, '192.0.2.8'))
    expect(statuses.filter((status) => status === 401)).toHaveLength(15)
    const { rows } = await database.pool.query(
      "select key from sign_in_throttles where key like 'account:%' order by key",
    )
    expect(rows.map(({ key }) => key)).toEqual([
      'account:nobody-0@example.com',
      'account:nobody-1@example.com',
    ])
  })

  test('many at once are no way around it', async ({ app, email }) => {
    const payload = { email, password: 'wrong' }
    const answers = await Promise.all(Array.from({ length: 25 }, () => signIn(app, payload)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })
})

test('GET /api/login leads to the panel', async ({ app }) => {
  const answer = await app.inject({ url: '/api/login' })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/admin'])
})
