import { describe, expect, onTestFinished } from 'vitest'
import { toDay } from '@/kernel/days'
import type { Database } from '@/server/db/connect'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { bookingRequest, makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { bookings } from './table'

const PATIENTLY = { timeout: 30_000 }

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database)
  onCleanup(() => app.close())
  return await signInAs(app, database.orm, 'user')
})

test.beforeEach(async ({ database }) => {
  await database.orm.delete(bookings)
})

describe('a price that is being changed', () => {
  const DEARER = 'update villas set base_price_cents = 9000 where id = $1'

  test('is the new one for a booking taken down meanwhile', async ({ desk, database }) => {
    const villaId = await makeVilla(database.orm)
    const held = await hold(database, DEARER, villaId)
    const { status: _pending, totalAmount: _shown, ...guest } = bookingRequest(villaId)
    const taking = desk.call('POST', '/api/admin/bookings', {
      ...guest,
      source: 'phone',
      status: 'confirmed',
    })
    await expect.poll(() => countWaiting(database), PATIENTLY).toBe(1)
    await held.letGo()
    expect(await taking).toMatchObject({ status: 201, body: { totalAmount: '180.00' } })
  })

  test('is the new one for a stay made longer meanwhile', async ({ desk, database }) => {
    const villaId = await makeVilla(database.orm)
    const id = await makeBooking(database.orm, villaId)
    const held = await hold(database, DEARER, villaId)
    const changing = desk.call('PATCH', `/api/admin/bookings/${id}`, { checkOutDate: toDay('2027-03-18') })
    await expect.poll(() => countWaiting(database), PATIENTLY).toBe(1)
    await held.letGo()
    expect(await changing).toMatchObject({ status: 200, body: { totalAmount: '270.00' } })
  })
})

test('a move queues up at both villas, the one of the lower number first, so that those who swap never wait for each other', async ({
  desk,
  database,
}) => {
  const [lower, higher] = [await makeVilla(database.orm), await makeVilla(database.orm)]
  const LOCK = 'select from villas where id = $1 for no key update'
  const id = await makeBooking(database.orm, higher)
  const held = await hold(database, LOCK, higher)
  const moving = desk.call('PATCH', `/api/admin/bookings/${id}`, { villaId: lower })
  await expect.poll(() => countWaiting(database), PATIENTLY).toBe(1)
  await expect(database.pool.query(`${LOCK} nowait`, [lower])).rejects.toMatchObject({ code: '55P03' })
  await held.letGo()
  expect(await moving).toMatchObject({ status: 200, body: { villaId: lower } })
})

/** Begins to write, and commits when told to or when the test is over. */
async function hold({ pool }: Database, statement: string, villaId: number) {
  const client = await pool.connect()
  await client.query('begin')
  await client.query(statement, [villaId])
  let isHeld = true
  async function letGo() {
    if (!isHeld) return
    isHeld = false
    await client.query('commit')
    client.release()
  }
  onTestFinished(letGo)
  return { letGo }
}

async function countWaiting({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}
