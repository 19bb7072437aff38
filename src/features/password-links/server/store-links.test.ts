import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished } from 'vitest'
import { hashPassword } from '@/features/accounts/server/hash-password'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { readSettings } from '@/server/env'
import { sendMails } from '@/server/mail/send-mails'
import { smtpPost } from '@/server/mail/smtp-transport'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { startMailServer, unfoldMail } from '../../../../test/mail-server'
import { makeAccount, signInAs } from '../../../../test/staff'
import { passwordLinkEmails } from './compose-emails'
import { passwordLinks } from './table'

const SITE_URL = 'https://hotel.example.com'
const OLD = 'the old long password'
const NEW = 'a brand new long password'

const test = base
  .extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
    const app = await createApi(database)
    onCleanup(() => app.close())
    return app
  })
  .extend('receive', { scope: 'file' }, ({ database: { orm }, database }) => async () => {
    const server = await startMailServer()
    onTestFinished(server.stop)
    const writers = passwordLinkEmails({ database, settings: readSettings({ SITE_URL }) })
    await sendMails({ orm, post: smtpPost(server.url), from: async () => 'stay@example.com', writers })
    return server.received.map(unfoldMail)
  })
  .extend('passwordHash', { scope: 'file' }, () => hashPassword(OLD))

test.beforeEach(async ({ database }) => {
  await database.orm.delete(mails)
  await database.orm.delete(passwordLinks)
})

async function post(app: FastifyInstance, url: string, payload: object) {
  const answer = await app.inject({ method: 'POST', url, payload })
  return { status: answer.statusCode, body: answer.json() }
}

const forgot = (app: FastifyInstance, email: string) => post(app, '/api/auth/forgotten', { email })
const look = (app: FastifyInstance, token: string) => post(app, '/api/auth/password-links/look', { token })
const use = (app: FastifyInstance, token: string, newPassword = NEW) =>
  post(app, '/api/auth/password-links/use', { token, newPassword })
const signIn = async (app: FastifyInstance, email: string, password: string) =>
  (await post(app, '/api/auth/login', { email, password })).status

function tokenIn(mail = ''): string {
  return /https:\/\/hotel\.example\.com\/admin\/password#([\w-]{43})/.exec(mail)?.[1] ?? 'none'
}

test('a link comes by mail, sets the password once, and ends every session and every other link', async ({
  app,
  receive,
  database,
  passwordHash,
}) => {
  const { email, id } = await makeAccount(database.orm, { passwordHash })
  const payload = { email, password: OLD }
  const session = await app.inject({ method: 'POST', url: '/api/auth/login', payload })
  const cookie = String(session.headers['set-cookie']).split(';')[0] ?? ''
  await forgot(app, email.toUpperCase())
  const [first = ''] = await receive()
  await forgot(app, email)
  const [second = ''] = await receive()
  expect(first).toMatch(new RegExp(`^To: ${email}\r$`, 'm'))
  expect(tokenIn(first)).not.toBe(tokenIn(second))
  expect(JSON.stringify(await database.orm.select().from(passwordLinks))).not.toContain(tokenIn(first))

  expect(await look(app, tokenIn(first))).toEqual({ status: 200, body: { email } })
  expect(await signIn(app, email, OLD), 'asking alone changes nothing').toBe(200)
  expect((await use(app, tokenIn(first), 'short')).body.errors[0].path).toBe('newPassword')
  expect((await use(app, tokenIn(first), 'password1234')).status, 'a common one').toBe(422)
  expect(await use(app, tokenIn(first))).toEqual({ status: 200, body: { email } })
  for (const mail of [first, second]) expect((await look(app, tokenIn(mail))).status).toBe(404)
  expect((await use(app, tokenIn(second))).status).toBe(404)
  expect([await signIn(app, email, OLD), await signIn(app, email, NEW)]).toEqual([401, 200])
  expect((await app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode).toBe(401)
  const { rows } = await database.pool.query(
    "select staff_email from audit_entries where action = 'password' and row_id = $1",
    [id],
  )
  expect(rows).toEqual([{ staff_email: email }])
})

test('of two who use one link at once, one succeeds', async ({ app, receive, database, passwordHash }) => {
  const { email } = await makeAccount(database.orm, { passwordHash })
  await forgot(app, email)
  const token = tokenIn((await receive())[0])
  const answers = await Promise.all([use(app, token), use(app, token, `${NEW}!`)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
})

test('says the same about an account, none, and one that is switched off, which get no mail', async ({
  app,
  receive,
  database,
  passwordHash,
}) => {
  const known = await makeAccount(database.orm, { passwordHash })
  const off = await makeAccount(database.orm, { passwordHash, isActive: false })
  const answers = []
  for (const email of [known.email, off.email, 'nobody@example.com']) answers.push(await forgot(app, email))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.status).toBe(202)
  expect(await receive()).toHaveLength(1)
})

test('a mailbox gets three such mails an hour at most', async ({ app, receive, database, passwordHash }) => {
  const { email } = await makeAccount(database.orm, { passwordHash })
  let mails = 0
  for (let n = 0; n < 5; n++) {
    await forgot(app, email)
    mails += (await receive()).length
  }
  expect(mails).toBe(3)
})

test('a link works for an hour, one of an invitation for seven days, and neither for an account switched off', async ({
  app,
  receive,
  database,
  passwordHash,
}) => {
  const boss = await signInAs(app, database.orm, 'superadmin')
  const { email, id } = await makeAccount(database.orm, { passwordHash })
  const later = (time: string) =>
    database.pool.query(`update password_links set expires_at = expires_at - interval '${time}'`)
  await forgot(app, email)
  const asked = tokenIn((await receive())[0])
  expect((await boss.call('POST', `/api/admin/users/${id}/invitation`, {})).status).toBe(202)
  const invited = tokenIn((await receive())[0])
  await later('59 minutes')
  expect((await look(app, asked)).status).toBe(200)
  await later('2 minutes')
  expect((await look(app, asked)).status).toBe(404)
  await later('6 days 22 hours')
  expect((await look(app, invited)).status).toBe(200)
  await boss.call('PATCH', `/api/admin/users/${id}`, { isActive: false })
  expect((await use(app, invited)).status).toBe(404)
  expect((await boss.call('POST', `/api/admin/users/${id}/invitation`, {})).status).toBe(404)
})

test('an invitation mailed to a mistyped address leads nowhere once the address is mended', async ({
  app,
  receive,
  database,
}) => {
  const boss = await signInAs(app, database.orm, 'superadmin')
  const { body } = await boss.call('POST', '/api/admin/users', { email: 'mistyped@example.com' })
  const [mail = ''] = await receive()
  const mended = await boss.call('PATCH', `/api/admin/users/${body.id}`, { email: 'right@example.com' })
  expect(mended.status).toBe(200)
  expect((await use(app, tokenIn(mail))).status).toBeGreaterThanOrEqual(400)
  expect((await boss.call('POST', `/api/admin/users/${body.id}/invitation`)).status).toBe(202)
  const [second = ''] = await receive()
  expect((await use(app, tokenIn(second))).status).toBe(200)
})

test('somebody new without a password is invited, and nobody signs in before they chose one', async ({
  app,
  receive,
  database,
}) => {
  const boss = await signInAs(app, database.orm, 'superadmin')
  const email = 'new.clerk@example.com'
  expect((await boss.call('POST', '/api/admin/users', { email })).status).toBe(201)
  const [mail = '', ...more] = await receive()
  expect(more).toEqual([])
  expect(mail).toMatch(/^Subject: .*your account for the staff panel\r$/m)
  for (const guess of ['none', '', 'undefined']) expect(await signIn(app, email, guess)).toBeGreaterThan(400)
  expect((await use(app, tokenIn(mail))).status).toBe(200)
  expect(await signIn(app, email, NEW)).toBe(200)
})
