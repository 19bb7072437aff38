import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { expect, onTestFinished } from 'vitest'
import { readSettings } from '@/server/env'
import { createApi } from '../../../../test/app'
import { startChild } from '../../../../test/child-process'
import { test } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { startReceiver } from '../../../../test/webhook-receiver'
import { sendWebhooks } from './send-webhooks'
import { webhookDeliveries } from './table'

const SECRET_KEY = randomBytes(32).toString('base64')
const MESSAGES = 12
const KILLED = 4

test('processes that are killed in the middle of sending lose no message, and two at once send none twice', async ({
  database,
  databaseCopy,
}) => {
  const { orm } = database
  const app = await createApi(database, { env: { SECRET_KEY } })
  onTestFinished(() => app.close())
  let hangs = true
  const receiver = await startReceiver(() => (hangs ? 'hang' : 204))
  onTestFinished(receiver.close)
  const staff = await signInAs(app, orm, 'superadmin')
  const asked = { name: 'Locks', url: receiver.url, kinds: ['booking.requested'] }
  const { secret } = (await staff.call('POST', '/api/admin/webhooks', asked)).body
  for (let n = 0; n < MESSAGES; n++) await makeBooking(orm, await makeVilla(orm))

  for (let n = 1; n <= KILLED; n++) {
    const child = startChild('send-webhooks', databaseCopy.url ?? '', SECRET_KEY)
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(n)
    await child.kill()
  }
  const isSending = eq(webhookDeliveries.status, 'sending')
  expect(await orm.$count(webhookDeliveries, isSending)).toBe(KILLED)

  hangs = false
  receiver.received.length = 0
  const context = {
    database,
    settings: readSettings({ SECRET_KEY }),
    mayReach: (address: string) => address === '127.0.0.1',
  }
  const sendAll = async () =>
    (await Promise.all([sendWebhooks(context), sendWebhooks(context)])).reduce((a, b) => a + b)
  expect(await sendAll(), 'what no process is sending').toBe(MESSAGES - KILLED)
  // A minute later the marks of the dead are over.
  await orm.update(webhookDeliveries).set({ dueAt: sql`now()` }).where(isSending)
  expect(await sendAll()).toBe(KILLED)
  const ids = receiver.received.map(({ headers, body }) => {
    const { data } = new Webhook(secret).verify(body, headers as Record<string, string>) as {
      data: { bookingId: number }
    }
    return data.bookingId
  })
  expect(ids).toHaveLength(MESSAGES)
  expect(new Set(ids).size).toBe(MESSAGES)
  expect(await orm.$count(webhookDeliveries, eq(webhookDeliveries.status, 'delivered'))).toBe(MESSAGES)
}, 90_000)
