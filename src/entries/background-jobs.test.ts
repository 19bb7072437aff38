import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { expect, onTestFinished } from 'vitest'
import { blocks } from '@/features/blocks/server/table'
import { bookings } from '@/features/bookings/server/table'
import { calendarFeeds } from '@/features/channels/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { toDay } from '@/kernel/days'
import type { Context } from '@/server/context'
import type { Database } from '@/server/db/connect'
import { readSettings } from '@/server/env'
import { openMailTransport } from '@/server/mail/open-transport'
import { mails } from '@/server/mail/table'
import { repeatWork } from '@/server/repeat-work'
import { createApi } from '../../test/app'
import { calendarText, stayEvent } from '../../test/calendar-text'
import { test as base } from '../../test/database'
import { bookingRequest, makeBooking, makeVilla } from '../../test/factories'
import { startMailServer } from '../../test/mail-server'
import { startOutside } from '../../test/outside'
import { signInAs } from '../../test/staff'
import { listBackgroundJobs, startBackgroundJobs } from './background-jobs'

const TODAY = toDay('2027-03-10')

const test = base.extend('api', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
  const api = await createApi(database)
  onCleanup(() => api.close())
  return api
})

test.beforeEach(async ({ database: { orm } }) => {
  for (const table of [mails, blocks, bookings]) await orm.delete(table)
})

/** An app on `env` that does its work by itself, and what it writes into its log. */
function openApp(database: Database, env: Record<string, string>) {
  const log: string[] = []
  const app = Fastify({ logger: { level: 'info', stream: { write: (line: string) => void log.push(line) } } })
  onTestFinished(async () => {
    await app.close()
  })
  const context: Context = {
    database,
    settings: readSettings(env),
    root: process.cwd(),
    today: () => TODAY,
    now: () => new Date(`${TODAY}T12:00:00+03:00`),
    mayReach: (address) => address === '127.0.0.1',
    changed: () => {},
    onInvalidate: () => {},
  }
  return { app, context, log }
}

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'background-jobs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('without a mail server the log says where mails go, and they go there', async ({ database, api }) => {
  const folder = makeFolder()
  const { app, context, log } = openApp(database, { DATA_DIR: folder })
  startBackgroundJobs(app, context)
  expect(log.join('')).toContain(`Mails go to ${path.join(folder, 'outbox')}`)
  const payload = bookingRequest(await makeVilla(database.orm))
  expect((await api.inject({ method: 'POST', url: '/api/bookings', payload })).statusCode).toBe(201)
  const outbox = () => readdirSync(folder, { recursive: true }).filter((name) => /\.eml$/.test(String(name)))
  // By itself, at the pause it has in the app.
  await expect.poll(() => (readdirSync(folder).length > 0 ? outbox().length : 0), { timeout: 15_000 }).toBe(2)
})

test('with one the log names it, without the password', async ({ database }) => {
  const { app, context, log } = openApp(database, { SMTP_URL: 'smtp://desk:secret@mail.example.com:587' })
  startBackgroundJobs(app, context)
  expect(log.join('')).toContain('Mails go to mail.example.com:587')
  expect(log.join('')).not.toContain('secret')
})

test('holds lapse, mails leave, freed nights are blocked and feeds are read, each at its pause and again', async ({
  database,
}) => {
  const { orm } = database
  const { app, context } = openApp(database, { DATA_DIR: makeFolder() })
  const works = listBackgroundJobs(context, openMailTransport(context.settings), app.log)
  expect(works.map(({ name, everyMs }) => [name, everyMs])).toEqual([
    ['lapsing of holds', 60_000],
    ['releasing of group holds', 60_000],
    ['taking of nightly snapshots', 60_000],
    ['asking for reviews', 600_000],
    ['queueing of automatic messages', 300_000],
    ['finding of guests', 5000],
    ['sending of messages to phones', 5000],
    ['sending of mails', 5000],
    ['telling of webhooks', 2000],
    ['reading of mails', 10_000],
    ['telling of phones', 2000],
    ['clearing of told phones', 3_600_000],
    ['clearing of deleted rows', 3_600_000],
    ['clearing of the webhook log', 3_600_000],
    ['asking for online payments', 2000],
    ['blocking of freed nights', 20_000],
    ['reading of calendar feeds', 20_000],
    ['deleting of what was kept long enough', 600_000],
    ['sealing of calendar addresses', 86_400_000],
    ['sealing with the newest key', 3_600_000],
  ])
  const platform = await startOutside((_request, answer) =>
    answer.end(calendarText(stayEvent('a', '20270315', '20270319'))),
  )
  onTestFinished(platform.close)
  const [held, sold] = [await makeVilla(orm), await makeVilla(orm)]
  await orm.insert(calendarFeeds).values({ villaId: sold, name: 'Sample Stays', url: platform.url })
  const inTheWay = await makeBooking(orm, sold, { status: 'confirmed' })
  // A hundred times as fast.
  for (const work of works) repeatWork(app, { ...work, everyMs: work.everyMs / 100 })
  const blocked = async () =>
    (await orm.select().from(blocks).orderBy(blocks.startDate)).map(({ startDate, endDate }) => [
      startDate,
      endDate,
    ])
  await expect.poll(blocked, { timeout: 20_000 }).toEqual([['2027-03-17', '2027-03-18']])
  await orm.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, inTheWay))
  await expect.poll(blocked, { timeout: 20_000 }).toEqual([['2027-03-15', '2027-03-18']])
  for (const round of [1, 2]) {
    await makeBooking(orm, held, { holdExpiresAt: new Date(0) })
    const emails = () => orm.$count(mails, eq(mails.status, 'sent'))
    await expect.poll(emails, { timeout: 20_000 }).toBe(round)
  }
})

test('a guest books while the mail server is down, and once it is back each mail arrives once', async ({
  database,
  api,
}) => {
  const gone = await startMailServer()
  await gone.stop()
  const { app, context } = openApp(database, { SMTP_URL: gone.url })
  const work = listBackgroundJobs(context, openMailTransport(context.settings), app.log).find(({ name }) =>
    /mails/.test(name),
  )
  const sendMails = () => work?.run(new AbortController().signal)
  const payload = bookingRequest(await makeVilla(database.orm))
  const booked = await api.inject({ method: 'POST', url: '/api/bookings', payload })
  expect(booked.statusCode).toBe(201)
  await sendMails()
  const desk = await signInAs(api, database.orm, 'user')
  const { id } = booked.json()
  const listed = async () => (await desk.call('GET', `/api/admin/mails?subjectId=${id}`)).body
  const waiting: { status: string; error: string | null }[] = await listed()
  expect(waiting.map(({ status }) => status)).toEqual(['queued', 'queued'])
  expect(waiting.map(({ error }) => error).join()).toContain('ECONNREFUSED')

  const back = await startMailServer({}, gone.port)
  onTestFinished(back.stop)
  await database.orm.update(mails).set({ dueAt: new Date(0) })
  await Promise.all([sendMails(), sendMails()])
  await sendMails()
  const recipients = back.received.map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1])
  expect(recipients.sort()).toEqual([sampleFacts.infoEmail, 'sample.guest@example.com'])
  // Without a sender of its own it is the hotel as its facts have it.
  expect(back.received.map(senderOf)).toEqual(
    Array(2).fill(`${sampleFacts.name} <${sampleFacts.generalEmail}>`),
  )
  expect((await listed()).map(({ status }: { status: string }) => status)).toEqual(['sent', 'sent'])
})

test('mails come from the sender that the settings name', async ({ database }) => {
  const server = await startMailServer()
  onTestFinished(server.stop)
  const sender = 'Evening Desk <evening@hotel.example.com>'
  const { app, context } = openApp(database, { SMTP_URL: server.url, MAIL_FROM: sender })
  const subjectId = await makeBooking(database.orm, await makeVilla(database.orm), { status: 'confirmed' })
  await database.orm.insert(mails).values({ kind: 'booking-confirmed', subjectId })
  const work = listBackgroundJobs(context, openMailTransport(context.settings), app.log).find(({ name }) =>
    /mails/.test(name),
  )
  await work?.run(new AbortController().signal)
  expect(server.received.map(senderOf)).toEqual([sender])
})

test('the log says once that mails wait and what to do about it, and once that they go out again', async ({
  database,
  api: _facts,
}) => {
  const gone = await startMailServer()
  await gone.stop()
  const { app, context, log } = openApp(database, { SMTP_URL: gone.url })
  const villaId = await makeVilla(database.orm)
  const subjectId = await makeBooking(database.orm, villaId, { status: 'confirmed' })
  const queued = ['booking-confirmed', 'booking-changed'].map((kind) => ({ kind, subjectId }))
  await database.orm.insert(mails).values(queued)
  const works = listBackgroundJobs(context, openMailTransport(context.settings), app.log)
  const sendMails = async () =>
    await works.find(({ name }) => /mails/.test(name))?.run(new AbortController().signal)
  await sendMails()
  await sendMails()
  const lines = () => log.map((line) => JSON.parse(line)).filter(({ msg }) => /^Mails /.test(msg))
  expect(lines()).toMatchObject([
    { level: 50, msg: expect.stringContaining('Check that it runs and that SMTP_URL') },
  ])
  expect(lines()[0].reason).toContain('ECONNREFUSED')
  expect(log.join('')).not.toContain('sample.guest@example.com')
  const back = await startMailServer({}, gone.port)
  onTestFinished(back.stop)
  await database.orm.update(mails).set({ dueAt: new Date(0) })
  await sendMails()
  await sendMails()
  expect(lines().map(({ msg }) => msg)).toEqual([expect.any(String), 'Mails go out again'])
})

test('closing waits for no mail server that says nothing', async ({ database, api: _facts }) => {
  const guests: string[] = []
  const server = await startMailServer({ onConnect: ({ remoteAddress }) => void guests.push(remoteAddress) })
  onTestFinished(server.stop)
  const { app, context } = openApp(database, { SMTP_URL: server.url })
  const subjectId = await makeBooking(database.orm, await makeVilla(database.orm), { status: 'confirmed' })
  const queued = Array.from({ length: 5 }, () => ({ kind: 'booking-confirmed', subjectId }))
  await database.orm.insert(mails).values(queued)
  startBackgroundJobs(app, context)
  await app.ready()
  await expect.poll(() => guests.length, { timeout: 30_000 }).toBe(1)
  await app.close()
  const rows = await database.orm.select().from(mails)
  expect(rows.map(({ status, attempts }) => [status, attempts])).toEqual(Array(5).fill(['queued', 0]))
})

function senderOf(mail: string): string | undefined {
  return /^From: (.*)\r$/m.exec(mail)?.[1]
}
