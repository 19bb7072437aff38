import { expect } from 'vitest'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { villas } from '@/features/villas/server/table'
import { toDay } from '@/kernel/days'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { blocks, bookings } from './table'

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database)
  onCleanup(() => app.close())
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
  return { app, ...(await signInAs(app, database.orm, 'user')) }
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
    '2027-03-15,2027-03-15,1,2,50,65.00,65.00,32.50,1,5,1',
    '2027-03-16,2027-03-16,1,2,50,65.00,65.00,32.50,0,,0',
    '',
  ])
})

test('a villa is available where it is for sale: not blocked, not closed, not hidden for want of a price', async ({
  desk,
  database: { orm },
}) => {
  await orm.delete(bookings)
  await orm.delete(villas)
  const villaId = await makeVilla(orm)
  await makeVilla(orm, { isAvailable: false })
  await makeVilla(orm, { basePriceCents: null })
  const nights = { startDate: toDay('2027-03-29'), endDate: toDay('2027-04-02') }
  await orm.insert(blocks).values({ villaId, ...nights })
  await makeBooking(orm, villaId, { status: 'confirmed' })
  const { body } = await desk.call('GET', '/api/admin/reports?first=2027-03-01&last=2027-03-31&step=month')
  expect(body).toMatchObject({ villas: 1, whole: { available: 28, nights: 2, revenuePerVilla: '4.64' } })
})

test.for([
  'first=2027-03-31&last=2027-03-01&step=day',
  'first=2020-01-01&last=2027-03-01&step=day',
  'step=day',
])('a report of %s is refused', async (query, { desk }) => {
  expect((await desk.call('GET', `/api/admin/reports?${query}`)).status).toBe(422)
})
