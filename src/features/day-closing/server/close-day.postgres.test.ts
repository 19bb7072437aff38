import { expect } from 'vitest'
import { dayClosings } from '@/features/business-day/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { toDay } from '@/kernel/days'
import { createApi } from '../../../../test/app'
import { test } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

test('who closes a day waits for money that is being written, and of several processes one closes', async ({
  database,
}) => {
  const { orm, pool } = database
  await orm.insert(propertyFacts).values({ facts: sampleFacts })
  const clock = { now: () => new Date('2027-03-10T01:00:00+03:00') }
  const [one, other] = await Promise.all([createApi(database, clock), createApi(database, clock)])
  const desk = await signInAs(one, orm, 'user')
  const elsewhere = await signInAs(other, orm, 'admin')
  const id = await makeBooking(orm, await makeVilla(orm), { status: 'confirmed' })
  const { day, figures } = (await desk.call('GET', '/api/admin/day-closings')).body.open

  const writer = await pool.connect()
  await writer.query('begin')
  await writer.query(
    `insert into booking_payments (booking_id, method, amount_cents, staff_id, staff_email, created_at)
     values ($1, 'cash', 1000, 1, 'a@example.com', '2027-03-10T00:59:00+03:00')`,
    [id],
  )
  let isClosed = false
  const closing = desk.call('POST', '/api/admin/day-closings', { day, figures }).finally(() => {
    isClosed = true
  })
  const waiting = `select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted`
  await expect.poll(async () => (await pool.query(waiting)).rows[0].count, { timeout: 30_000 }).toBe(1)
  expect(isClosed).toBe(false)
  await writer.query('commit')
  writer.release()
  expect(await closing).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('look once more') },
  })

  const { figures: seen } = (await desk.call('GET', '/api/admin/day-closings')).body.open
  expect(seen.taken).toBe('10.00')
  const answers = await Promise.all(
    [desk, elsewhere].map(({ call }) => call('POST', '/api/admin/day-closings', { day, figures: seen })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await orm.select().from(dayClosings)).toMatchObject([{ day: toDay('2027-03-09') }])
  await one.close()
  await other.close()
})
