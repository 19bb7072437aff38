import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { createApi } from '../../../../test/app'
import { test as base, openDatabase } from '../../../../test/database'
import { bookingRequest, makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { expireHolds } from './expire-holds'
import { bookings } from './table'

const HOUR_MS = 3_600_000
const PAST = new Date(Date.now() - HOUR_MS)
const AHEAD = new Date(Date.now() + HOUR_MS)

const test = base.extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database)
  onCleanup(() => app.close())
  return app
})

test.beforeEach(async ({ database }) => {
  await database.orm.delete(bookings)
})

const lapse = async (database: Parameters<typeof expireHolds>[0]['database'], changed: string[] = []) =>
  await expireHolds({ database, changed: (...paths) => changed.push(...paths) })

test('a request holds its nights for as long as the facts of the hotel say, a day where they say nothing', async ({
  app,
  database,
}) => {
  const villaId = await makeVilla(database.orm)
  const hoursHeld = async () => {
    await database.orm.delete(bookings)
    await app.inject({ method: 'POST', url: '/api/bookings', payload: bookingRequest(villaId) })
    const [row] = await database.orm.select().from(bookings).where(eq(bookings.villaId, villaId))
    return row?.holdExpiresAt && (row.holdExpiresAt.getTime() - row.createdAt.getTime()) / HOUR_MS
  }
  expect(await hoursHeld()).toBe(24)
  await database.orm.insert(propertyFacts).values({ facts: { ...sampleFacts, holdHours: 6 } })
  expect(await hoursHeld()).toBe(6)
  await database.orm.update(propertyFacts).set({ facts: { ...sampleFacts, holdHours: 12 } })
  expect(await hoursHeld()).toBe(12)
})

test('a request whose time is up gives its nights back, and the trail says why', async ({
  app,
  database,
}) => {
  const villaId = await makeVilla(database.orm)
  const id = await makeBooking(database.orm, villaId, { holdExpiresAt: PAST })
  const changed: string[] = []
  expect(await lapse(database, changed)).toEqual([id])
  expect(changed).toEqual(['/api/bookings'])
  const desk = await signInAs(app, database.orm, 'user')
  expect((await desk.call('GET', `/api/admin/bookings/${id}`)).body).toMatchObject({
    status: 'cancelled',
    holdExpiresAt: null,
  })
  const { body: history } = await desk.call('GET', `/api/admin/bookings/${id}/history`)
  expect(history).toMatchObject([
    { staffEmail: 'by itself', action: 'status', after: { status: 'cancelled', reason: 'lapsed' } },
  ])
  const answer = await app.inject({ method: 'POST', url: '/api/bookings', payload: bookingRequest(villaId) })
  expect(answer.statusCode).toBe(201)
  expect(await lapse(database, changed)).toEqual([])
  expect(changed).toHaveLength(1)
})

test('a request still in time, a confirmed booking and one without a limit stay', async ({ database }) => {
  const villas = [
    await makeVilla(database.orm),
    await makeVilla(database.orm),
    await makeVilla(database.orm),
  ] as const
  await makeBooking(database.orm, villas[0], { holdExpiresAt: AHEAD })
  await makeBooking(database.orm, villas[1], { holdExpiresAt: PAST, status: 'confirmed' })
  await makeBooking(database.orm, villas[2], { holdExpiresAt: null })
  expect(await lapse(database)).toEqual([])
})

test('several workers at once let each request lapse once', async ({ database, databaseCopy }) => {
  const ids = []
  for (let n = 0; n < 20; n++)
    ids.push(await makeBooking(database.orm, await makeVilla(database.orm), { holdExpiresAt: PAST }))
  const other = database.engine === 'postgres' ? await openDatabase(databaseCopy) : undefined
  const workers = [database, other ?? database, database, other ?? database].map((one) => lapse(one))
  const lapsed = (await Promise.all(workers)).flat()
  await other?.close()
  lapsed.push(...(await lapse(database)))
  expect(lapsed.sort((one, next) => one - next)).toEqual(ids)
})
