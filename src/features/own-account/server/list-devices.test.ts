import { expect } from 'vitest'
import { hashPassword } from '@/features/accounts/server/hash-password'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeAccount, signInAs } from '../../../../test/staff'

const PASSWORD = 'a good long password'
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/149.0.0.0 Mobile Safari/537.36'

const test = base.extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database)
  onCleanup(() => app.close())
  return app
})

test('lists where one is signed in, signs one device out, and nobody signs out another’s', async ({
  app,
  database,
}) => {
  const { email } = await makeAccount(database.orm, { passwordHash: await hashPassword(PASSWORD) })
  const signIn = async (agent: string) => {
    const payload = { email, password: PASSWORD }
    const headers = { 'user-agent': agent }
    const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload, headers })
    return { cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '', sid: answer.json().sessionId }
  }
  const desk = await signIn('Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/149.0.0.0 Safari/537.36')
  const phone = await signIn(PHONE)
  const list = async () =>
    (await app.inject({ url: '/api/auth/devices', headers: { cookie: desk.cookie } })).json()
  expect(await list()).toEqual([
    expect.objectContaining({ sid: phone.sid, name: 'Chrome on Android, 127.0.0.1', isThis: false }),
    expect.objectContaining({ sid: desk.sid, name: 'Chrome on Windows, 127.0.0.1', isThis: true }),
  ])
  const other = await signInAs(app, database.orm, 'superadmin')
  expect((await other.call('DELETE', `/api/auth/devices/${phone.sid}`)).status).toBe(404)
  const end = await app.inject({
    method: 'DELETE',
    url: `/api/auth/devices/${phone.sid}`,
    headers: { cookie: desk.cookie },
  })
  expect(end.statusCode).toBe(204)
  expect((await app.inject({ url: '/api/auth/user', headers: { cookie: phone.cookie } })).statusCode).toBe(
    401,
  )
  expect(await list()).toHaveLength(1)
})

test('a browser that calls itself something very long is kept in part', async ({ app, database }) => {
  const { email } = await makeAccount(database.orm, { passwordHash: await hashPassword(PASSWORD) })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: PASSWORD },
    headers: { 'user-agent': 'x'.repeat(5000) },
  })
  expect(answer.statusCode).toBe(200)
  const { rows } = await database.pool.query(
    "select length(sess ->> 'agent') as kept from sessions where sid = $1",
    [answer.json().sessionId],
  )
  expect(rows).toEqual([{ kept: 300 }])
})
