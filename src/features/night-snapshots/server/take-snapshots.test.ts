import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { dayClosings } from '@/features/business-day/server/table'
import { villaCategories } from '@/features/categories/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { villaOpenings, villas } from '@/features/villas/server/table'
import { toDay } from '@/kernel/days'
import { auditEntries } from '@/server/audit/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { nightSnapshots } from './table'
import { takeDueSnapshots } from './take-snapshots'

/** Long enough after midnight of 10 March for the 9th to have just ended by the clock. */
const MORNING = new Date('2027-03-10T04:10:00+03:00')

const test = base.extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database, { now: () => new Date('2027-03-10T01:00:00+03:00') })
  onCleanup(() => app.close())
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
  return await signInAs(app, database.orm, 'admin')
})

test.beforeEach(async ({ database: { orm } }) => {
  for (const table of [nightSnapshots, dayClosings, bookings, villas, villaOpenings, auditEntries])
    await orm.delete(table)
})

const SINCE = { createdAt: new Date('2027-03-06T09:00:00Z') }
const STAY = { checkInDate: toDay('2027-03-08'), checkOutDate: toDay('2027-03-11'), totalCents: 30_000 }

function clock(now = MORNING) {
  return { now: () => now, today: () => toDay('2027-03-10') }
}

async function listSnapshots(orm: NodePgDatabase, from = '2027-03-07') {
  const rows = await orm.select().from(nightSnapshots).orderBy(nightSnapshots.day)
  return rows
    .filter(({ day }) => day >= from)
    .map(({ day, origin, villas: onOffer, nights, revenueCents }) => [
      ...[day, origin, onOffer.length, nights, revenueCents],
    ])
}

test('a day that staff close is frozen: no villa added, drafted, closed or deleted later changes its report', async ({
  hotel,
  database: { orm },
}) => {
  const [category] = await orm
    .insert(villaCategories)
    .values({ name: 'Garden', description: 'A' })
    .returning()
  const [sold, idle, gone] = [
    await makeVilla(orm, { ...SINCE, categoryId: category?.id ?? null }),
    await makeVilla(orm, SINCE),
    await makeVilla(orm, SINCE),
  ]
  await makeBooking(orm, sold, { ...STAY, status: 'checked-in' })
  const { day, figures } = (await hotel.call('GET', '/api/admin/day-closings')).body.open
  expect((await hotel.call('POST', '/api/admin/day-closings', { day, figures })).status).toBe(201)
  expect(await listSnapshots(orm)).toEqual([['2027-03-09', 'staff', 3, 1, 10_000]])

  const read = async () =>
    (await hotel.call('GET', '/api/admin/reports?first=2027-03-09&last=2027-03-09&step=day')).body
  const before = await read()
  expect(before).toMatchObject({
    whole: { available: 3, nights: 1, occupancy: 33.3, revenuePerVilla: '33.33' },
    categories: [{ name: 'Garden', nights: 1 }],
    basis: { closed: 1, backfilled: 0, open: 0, changedNights: 0, changedRevenue: '0.00' },
  })
  const change = (id: number, own: object) => hotel.call('PATCH', `/api/admin/villas/${id}`, own)
  expect((await change(idle, { isPublished: false })).status).toBe(200)
  expect((await change(sold, { isAvailable: false, categoryId: null })).status).toBe(200)
  expect((await hotel.call('DELETE', `/api/admin/villas/${gone}`)).status).toBe(204)
  await makeVilla(orm, SINCE)
  expect(await read()).toEqual(before)
})

test('the clock freezes the day it ends, and days that were missed are made up for and said to be', async ({
  database,
}) => {
  const { orm } = database
  const villaId = await makeVilla(orm, { createdAt: new Date('2027-03-08T09:00:00Z') })
  await makeVilla(orm, { createdAt: new Date('2027-03-09T09:00:00Z') })
  await makeBooking(orm, villaId, { ...STAY, status: 'checked-in' })
  await takeDueSnapshots({ database, ...clock() })
  const taken = [
    ['2027-03-08', 'backfilled', 1, 1, 10_000],
    ['2027-03-09', 'clock', 2, 1, 10_000],
  ]
  expect(await listSnapshots(orm)).toEqual(taken)
  const [missed, last] = await orm.select().from(nightSnapshots).orderBy(nightSnapshots.day)
  expect(missed?.books).toBeNull()
  expect(last?.books).toEqual([{ month: '2027-03', nights: 3, revenue: 30_000 }])
  await makeVilla(orm, { createdAt: new Date('2027-03-01T09:00:00Z') })
  await takeDueSnapshots({ database, ...clock() })
  // The villa that was added has opened the days before its first snapshot, and moves none that was taken.
  expect(await listSnapshots(orm, '2027-03-08')).toEqual(taken)
  await expect(orm.update(nightSnapshots).set({ nights: 9 })).rejects.toThrow()
})

test('of several processes at once each day is taken once, and long after its end it counts as made up', async ({
  database,
}) => {
  const { orm } = database
  await makeVilla(orm, SINCE)
  const evening = clock(new Date('2027-03-10T20:00:00+03:00'))
  await Promise.all([1, 2, 3].map(() => takeDueSnapshots({ database, ...evening })))
  expect(await listSnapshots(orm)).toEqual([
    ['2027-03-07', 'backfilled', 1, 0, 0],
    ['2027-03-08', 'backfilled', 1, 0, 0],
    ['2027-03-09', 'backfilled', 1, 0, 0],
  ])
})

test('a draft is on offer until the day it became one, as the audit trail knows it, and never if it always was', async ({
  database,
}) => {
  const { orm } = database
  const drafted = await makeVilla(orm, { ...SINCE, isPublished: false })
  await makeVilla(orm, { ...SINCE, isPublished: false })
  await makeVilla(orm, { ...SINCE, showFrom: toDay('2027-03-09') })
  const by = { resource: 'villas', action: 'update', staffId: 1, staffEmail: 'a@example.com' } as const
  await orm.insert(auditEntries).values({
    ...{ ...by, rowId: drafted, before: { isPublished: true }, after: { isPublished: false } },
    createdAt: new Date('2027-03-08T09:00:00Z'),
  })
  await takeDueSnapshots({ database, ...clock() })
  expect((await listSnapshots(orm)).map(([day, , onOffer]) => [day, onOffer])).toEqual([
    ['2027-03-07', 1],
    ['2027-03-08', 0],
    ['2027-03-09', 1],
  ])
})

test('a report says which of its nights are frozen, and what bookings have changed since', async ({
  hotel,
  database,
}) => {
  const { orm } = database
  const villaId = await makeVilla(orm, { createdAt: new Date('2027-03-08T09:00:00Z') })
  const id = await makeBooking(orm, villaId, { ...STAY, status: 'confirmed' })
  await takeDueSnapshots({ database, ...clock() })
  expect((await hotel.call('PATCH', `/api/admin/bookings/${id}`, { status: 'no-show' })).status).toBe(200)
  const { body } = await hotel.call('GET', '/api/admin/reports?first=2027-03-08&last=2027-03-10&step=day')
  expect(body.basis).toEqual({
    ...{ closed: 1, backfilled: 1, open: 1, changedNights: -1, changedRevenue: '-100.00' },
  })
})
