import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { signInAs } from '../../../../test/staff'
import { contactMessages } from './table'

const test = base.extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database)
  onCleanup(async () => {
    await app.close()
  })
  return app
})

const message = {
  name: 'Sample Guest',
  email: 'guest@example.com',
  phone: '',
  subject: 'Room Booking Inquiry',
  message: 'Is a Family Villa free in May?',
}

async function send(app: FastifyInstance, own: object = {}) {
  const answer = await app.inject({ method: 'POST', url: '/api/contact', payload: { ...message, ...own } })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

test.beforeEach(async ({ database }) => {
  await database.orm.delete(contactMessages)
})

test('a message is kept unread, as it was typed but for the spaces around it', async ({ app, database }) => {
  const { status, body, headers } = await send(app, { name: '  Sample Guest ', phone: '+256 700 000 009' })
  expect(status).toBe(201)
  expect(body).toEqual({ success: true, message: 'Message sent successfully!' })
  expect(headers['cache-control']).toBe('no-store')
  expect(await database.orm.select().from(contactMessages)).toMatchObject([
    { ...message, name: 'Sample Guest', phone: '+256 700 000 009', status: 'unread' },
  ])
})

test('a phone number is not needed', async ({ app, database }) => {
  expect((await send(app)).status).toBe(201)
  expect((await send(app, { phone: null })).status).toBe(201)
  const stored = await database.orm.select().from(contactMessages)
  expect(stored.map(({ phone }) => phone)).toEqual([null, null])
})

test('the stay a guest has in mind is kept with the message, and staff read it', async ({
  app,
  database,
}) => {
  const stay = { checkIn: '2027-05-14', checkOut: '2027-05-16', guests: '6+' }
  expect((await send(app, stay)).status).toBe(201)
  expect((await send(app, { checkIn: '', checkOut: null, guests: '' })).status).toBe(201)
  const desk = await signInAs(app, database.orm, 'user')
  const { body } = await desk.call('GET', '/api/admin/contact')
  expect(body).toMatchObject([{ checkIn: null, checkOut: null, guests: null }, stay])
})

test('who fills in the hidden field hears of success, and nothing is kept', async ({ app, database }) => {
  const honest = await send(app)
  await database.orm.delete(contactMessages)
  const { status, body } = await send(app, { website: 'https://buy.example' })
  expect({ status, body }).toEqual({ status: honest.status, body: honest.body })
  expect(await database.orm.select().from(contactMessages)).toEqual([])
})

test.for([
  ['name', { name: 'A' }, 'Name must be at least 2 characters'],
  ['name', { name: 'x'.repeat(121) }, 'Please use at most 120 characters'],
  ['email', { email: 'nobody' }, 'Please enter a valid email address'],
  ['subject', { subject: 'Hi' }, 'Subject must be at least 3 characters'],
  ['message', { message: '  too short ' }, 'Message must be at least 10 characters'],
  ['message', { message: 'x'.repeat(5001) }, 'Please use at most 5,000 characters'],
  ['message', { message: 'Nothing\0to see here' }, 'Please leave out control characters'],
  ['phone', { phone: '1'.repeat(41) }, 'Please use at most 40 characters'],
  ['checkIn', { checkIn: '2027-02-30' }, 'Please give a real date as yyyy-mm-dd'],
  ['guests', { guests: 'a bus' }, 'Please choose a number of guests'],
] as const)('a wrong %s is refused with the reason: %#', async ([path, own, message], { app, database }) => {
  const { status, body } = await send(app, own)
  expect(status).toBe(422)
  expect(body.errors).toContainEqual({ path, message })
  expect(await database.orm.select().from(contactMessages)).toEqual([])
})

test('a body beyond all measure is refused before it is read', async ({ app }) => {
  expect((await send(app, { message: 'x'.repeat(70_000) })).status).toBe(413)
})

test('messages are not for visitors to read', async ({ app }) => {
  expect((await app.inject({ method: 'GET', url: '/api/contact' })).statusCode).toBe(404)
})

test('an address may send ten messages an hour', async ({ database }) => {
  const app = await createApi(database, { env: { RATE_LIMITS: 'on' } })
  const answers: Awaited<ReturnType<typeof send>>[] = []
  for (let count = 0; count < 11; count++) answers.push(await send(app))
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429])
  expect(Number(answers[10]?.headers['retry-after'])).toBeGreaterThan(0)
  await app.close()
})
