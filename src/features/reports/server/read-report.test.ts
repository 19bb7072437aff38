import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { expect } from 'vitest'
import { blocks } from '@/features/blocks/server/table'
import { bookings } from '@/features/bookings/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { villaOpenings, villas } from '@/features/villas/server/table'
import { addDays, lastOfMonth, toDay } from '@/kernel/days'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import type { Report } from '../contract'

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database)
  onCleanup(() => app.close())
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
  return {
    app,
    admin: await signInAs(app, database.orm, 'admin'),
    ...(await signInAs(app, database.orm, 'user')),
  }
})

test('a report tells nights, revenue and their shares of a period, and leaves as a table', async ({
  desk,
  database,
}) => {
  const { orm } = database
  const [villa, other] = [await makeVilla(orm), await makeVilla(orm)]
  const days = (checkInDate: string, checkOutDate: string) => ({
    checkInDate: toDay(checkInDate),
    checkOutDate: toDay(checkOutDate),
  })
  // Ten in the evening in London is the next day at the property.
  const createdAt = new Date('2027-03-09T22:00:00Z')
  await makeBooking(orm, villa, { ...days('2027-03-15', '2027-03-17'), status: 'confirmed', createdAt })
  await makeBooking(orm, villa, {
    ...days('2027-03-30', '2027-04-02'),
    status: 'checked-out',
    source: 'phone',
    totalCents: 20_000,
    createdAt,
  })
  await makeBooking(orm, other, { ...days('2027-03-15', '2027-03-17'), status: 'cancelled' })
  await makeBooking(orm, other, { ...days('2027-03-15', '2027-03-17') })
  const { status, body } = await desk.call(
    'GET',
    '/api/admin/reports?first=2027-03-01&last=2027-03-31&step=month',
  )
  expect(status).toBe(200)
  expect(body).toMatchObject({
    villas: 2,
    whole: {
      available: 62,
      nights: 4,
      revenue: '263.34',
      occupancy: 6.5,
      averageRate: '65.84',
      revenuePerVilla: '4.25',
      arrivals: 2,
      leadTime: 12.5,
      lost: 1,
      lostShare: 33.3,
    },
    sources: [
      { source: 'phone', arrivals: 1, nights: 2, revenue: '133.34' },
      { source: 'website', arrivals: 1, nights: 2, revenue: '130.00' },
    ],
  })
  expect(body.parts).toEqual([body.whole])
  const table = await desk.app.inject({
    url: '/api/admin/reports.csv?first=2027-03-15&last=2027-03-16&step=day',
    headers: { cookie: desk.cookie },
  })
  expect(table.headers['content-disposition']).toBe('attachment; filename="report-2027-03-15-2027-03-16.csv"')
  expect(table.body.split('\r\n')).toEqual([
    expect.stringMatching(/^First,Last,Nights sold,/),
    '2027-03-15,2027-03-15,1,2,50,65.00,65.00,32.50,1,5,1,0,0,0.00',
    '2027-03-16,2027-03-16,1,2,50,65.00,65.00,32.50,0,,0,0,0,0.00',
    '',
  ])
})

test('a villa is available while it is open: not where it is blocked or closed', async ({
  desk,
  database: { orm },
}) => {
  await empty(orm)
  const villaId = await makeVilla(orm)
  await makeVilla(orm, { isAvailable: false })
  const nights = { startDate: toDay('2027-03-29'), endDate: toDay('2027-04-02') }
  await orm.insert(blocks).values({ villaId, ...nights })
  await makeBooking(orm, villaId, { status: 'confirmed' })
  expect(await readMonth(desk, '2027-03')).toMatchObject({
    villas: 1,
    whole: { available: 28, nights: 2, revenuePerVilla: '4.64' },
  })
})

test('adding, closing, opening or deleting a villa today leaves past months as they were', async ({
  desk,
  database: { orm },
}) => {
  await empty(orm)
  const [sold, unsold] = [await makeVilla(orm), await makeVilla(orm)]
  const later = await makeVilla(orm, { isAvailable: false })
  const stay = { checkInDate: toDay('2027-02-10'), checkOutDate: toDay('2027-02-14') }
  await makeBooking(orm, sold, { ...stay, status: 'checked-out' })
  const february = await readMonth(desk, '2027-02')
  expect(february.whole).toMatchObject({ available: 56, nights: 4, occupancy: 7.1 })

  const { call } = desk.admin
  const setAvailable = (id: number, isAvailable: boolean) =>
    call('PATCH', `/api/admin/villas/${id}`, { isAvailable })
  const added = await call('POST', '/api/admin/villas', { name: 'Dawn Villa', description: 'New' })
  expect(added.status).toBe(201)
  expect((await setAvailable(sold, false)).status).toBe(200)
  expect((await setAvailable(later, true)).status).toBe(200)
  expect((await call('DELETE', `/api/admin/villas/${unsold}`)).status).toBe(204)
  expect(await readMonth(desk, '2027-02')).toEqual(february)
  // Today is the 10th: two villas until the 9th, and the one added and the one opened from the 10th on.
  expect((await readMonth(desk, '2027-03')).whole.available).toBe(2 * 9 + 2 * 22)

  await setAvailable(sold, true)
  await setAvailable(sold, false)
  await setAvailable(later, false)
  expect((await readMonth(desk, '2027-03')).whole.available).toBe(2 * 9 + 22)
  await setAvailable(sold, true)
  expect((await readMonth(desk, '2027-03')).whole.available).toBe(2 * 9 + 2 * 22)
  expect(await readMonth(desk, '2027-02')).toEqual(february)
})

test('the dashboard and a report divide the same nights by the same number of villas', async ({
  desk,
  database: { orm },
}) => {
  await empty(orm)
  const [villaId, closed] = [await makeVilla(orm), await makeVilla(orm, { isAvailable: false })]
  await makeVilla(orm, { isAvailable: false })
  await makeVilla(orm, { isPublished: false })
  await makeVilla(orm, { showFrom: toDay('2027-03-17'), showUntil: toDay('2027-03-18') })
  await orm.insert(blocks).values({ villaId, startDate: toDay('2027-03-12'), endDate: toDay('2027-03-12') })
  const sold = { checkInDate: toDay('2027-03-15'), checkOutDate: toDay('2027-03-17') }
  await makeBooking(orm, villaId, { ...sold, status: 'confirmed' })
  await makeBooking(orm, closed, sold)
  const { occupancy } = (await desk.call('GET', '/api/admin/dashboard')).body
  const query = `first=2027-03-10&last=${addDays(toDay('2027-03-10'), 29)}&step=day`
  const { parts } = (await desk.call('GET', `/api/admin/reports?${query}`)).body
  const told = occupancy.map(({ day, villas: count }: Record<string, unknown>) => [day, count])
  expect(told).toEqual(parts.map(({ first, available }: Record<string, unknown>) => [first, available]))
  expect(Object.fromEntries(told)).toMatchObject({
    ...{ '2027-03-11': 1, '2027-03-12': 0, '2027-03-15': 2 },
    ...{ '2027-03-17': 2, '2027-03-18': 2, '2027-03-19': 1 },
  })
  expect(occupancy[5]).toEqual({ day: '2027-03-15', taken: 2, villas: 2, percent: 100 })
})

test.for([
  'first=2027-03-31&last=2027-03-01&step=day',
  'first=2020-01-01&last=2027-03-01&step=day',
  'step=day',
])('a report of %s is refused', async (query, { desk }) => {
  expect((await desk.call('GET', `/api/admin/reports?${query}`)).status).toBe(422)
})

type Caller = { call: (method: 'GET', url: string) => Promise<{ body: Report }> }

async function readMonth({ call }: Caller, month: string): Promise<Report> {
  const first = toDay(`${month}-01`)
  return (await call('GET', `/api/admin/reports?first=${first}&last=${lastOfMonth(first)}&step=month`)).body
}

async function empty(orm: NodePgDatabase) {
  await orm.delete(bookings)
  await orm.delete(villas)
  await orm.delete(villaOpenings)
}
