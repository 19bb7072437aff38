import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { createApi } from '../../../../test/app'
import { startChild } from '../../../../test/child-process'
import { test } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { startPushService } from '../../../../test/push-service'
import { signInAs } from '../../../../test/staff'
import { pushMessages } from './table'

const SECRET_KEY = randomBytes(32).toString('base64url')
const PATH = '/api/auth/push-devices'
const NOTICES = 12

test('two processes send each notice once, and what one that is killed was sending the other sends, under the same tag', async ({
  database,
  databaseCopy,
}) => {
  const { orm } = database
  let hangs = true
  const service = await startPushService(() => (hangs ? 'hang' : 201))
  onTestFinished(service.close)
  const app = await createApi(database, { env: { SECRET_KEY, PUSH_SERVICES: service.url } })
  onTestFinished(() => app.close())
  await orm.insert(propertyFacts).values({ facts: sampleFacts })
  const staff = await signInAs(app, orm, 'receptionist')
  const { publicKey } = (await staff.call('GET', PATH)).body
  expect((await staff.call('POST', PATH, service.subscribe(publicKey))).status).toBe(201)
  const startSender = () => startChild('send-pushes', databaseCopy.url ?? '', SECRET_KEY, service.url)
  const happen = async (count: number) => {
    for (let number = 0; number < count; number++) await makeBooking(orm, await makeVilla(orm))
  }
  const heard = () => service.received.length
  const isSending = eq(pushMessages.status, 'sending')

  await happen(3)
  const killed = startSender()
  await expect.poll(heard, { timeout: 20_000 }).toBe(3)
  await killed.kill()
  expect(await orm.$count(pushMessages, isSending)).toBe(3)
  hangs = false

  const senders = [startSender(), startSender()]
  onTestFinished(async () => void (await Promise.all(senders.map((sender) => sender.kill()))))
  await Promise.all(senders.map((sender) => sender.line(0)))
  await happen(NOTICES)
  await expect.poll(heard, { timeout: 20_000 }).toBe(3 + NOTICES)
  const tags = () => service.received.map(({ notice }) => notice.tag)
  expect(new Set(tags()).size).toBe(3 + NOTICES)

  // A minute later the marks of the dead are over.
  await orm.update(pushMessages).set({ dueAt: sql`now()` }).where(isSending)
  await expect.poll(heard, { timeout: 20_000 }).toBe(3 + NOTICES + 3)
  expect(tags().slice(-3).toSorted()).toEqual(tags().slice(0, 3).toSorted())
  await expect
    .poll(() => orm.$count(pushMessages, eq(pushMessages.status, 'sent')), { timeout: 20_000 })
    .toBe(3 + NOTICES)
}, 90_000)

test('what happens while a device is being removed is not lost with it', async ({ database }) => {
  const { orm, pool } = database
  const service = await startPushService(() => 201)
  onTestFinished(service.close)
  const app = await createApi(database, { env: { SECRET_KEY, PUSH_SERVICES: service.url } })
  onTestFinished(() => app.close())
  const staff = await signInAs(app, orm, 'receptionist')
  const { publicKey } = (await staff.call('GET', PATH)).body
  expect((await staff.call('POST', PATH, service.subscribe(publicKey))).status).toBe(201)
  const villaId = await makeVilla(orm)

  const remover = await pool.connect()
  await remover.query('begin')
  await remover.query('delete from push_devices')
  const booked = makeBooking(orm, villaId)
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await pool.query(waits)).rowCount, { timeout: 20_000 }).toBe(1)
  await remover.query('commit')
  remover.release()
  expect(await booked).toBeGreaterThan(0)
})
