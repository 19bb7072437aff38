import { expect } from 'vitest'
import { blocks } from '@/features/blocks/server/table'
import { calendarFeeds, feedStays, villaCalendars } from '@/features/channels/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { FIRST_DAY, LAST_DAY, toDay } from '@/kernel/days'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

const test = base.extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
  const app = await createApi(database)
  onCleanup(() => app.close())
  const { call } = await signInAs(app, database.orm, 'admin')
  const look = async (url: string) => {
    const answer = await app.inject({ url })
    return { status: answer.statusCode, body: answer.json() }
  }
  return { app, call, look }
})

test('nights taken until the last day of all, as old rows may be, do no harm', async ({
  hotel,
  database,
}) => {
  const { orm } = database
  const villaId = await makeVilla(orm)
  await orm.insert(blocks).values({ villaId, startDate: toDay('2027-03-20'), endDate: LAST_DAY })
  const other = await makeVilla(orm)
  await makeBooking(orm, other, { checkInDate: FIRST_DAY, checkOutDate: LAST_DAY, status: 'confirmed' })
  const [feed] = await orm
    .insert(calendarFeeds)
    .values({ villaId: other, name: 'Sample Stays', url: 'https://stays.example/1.ics' })
    .returning()
  await orm
    .insert(feedStays)
    .values({ feedId: feed?.id ?? 0, uid: 'a', checkInDate: FIRST_DAY, checkOutDate: LAST_DAY })
  await orm.insert(villaCalendars).values({ villaId, token: 'a'.repeat(22) })

  for (const window of ['start=2027-03-01&end=2027-03-31', 'start=9999-12-01&end=9999-12-31']) {
    const { status, body } = await hotel.look(`/api/bookings?${window}`)
    expect([status, body.map((taken: { villaId: number }) => taken.villaId).sort()]).toEqual([
      200,
      [villaId, other].sort(),
    ])
  }
  for (const path of [
    '/api/bookings',
    '/api/bookings?start=2027-03-01&end=9999-12-31',
    '/api/admin/blocks',
    '/api/admin/bookings',
    '/api/admin/bookings?start=9999-12-31&end=9999-12-31',
    '/api/admin/dashboard',
    '/api/admin/feed-conflicts',
    ...['day', 'week', 'month'].flatMap((step) => [
      `/api/admin/reports?first=2027-03-01&last=2027-03-31&step=${step}`,
      `/api/admin/reports?first=9999-01-01&last=9999-12-31&step=${step}`,
      `/api/admin/reports?first=1000-01-01&last=1000-12-31&step=${step}`,
    ]),
  ])
    expect([path, (await hotel.call('GET', path)).status]).toEqual([path, 200])
  const feedText = await hotel.app.inject({ url: `/api/ical/${'a'.repeat(22)}.ics` })
  expect(feedText.body).toContain('DTEND;VALUE=DATE:99991231')
})

test('nights are blocked to the end of the fifth year from now, and not beyond', async ({
  hotel,
  database,
}) => {
  const villaId = await makeVilla(database.orm)
  const block = (startDate: string, endDate: string) =>
    hotel.call('POST', '/api/admin/blocks', { villaId, startDate, endDate })
  for (const endDate of ['2033-01-01', '2999-12-31', '9999-12-31']) {
    const { status, body } = await block('2027-03-20', endDate)
    expect([status, body.errors]).toEqual([
      422,
      [{ path: 'endDate', message: expect.stringContaining('Fri, 31 Dec 2032') }],
    ])
  }
  const { status, body } = await block('2027-03-20', '2032-12-31')
  expect(status).toBe(201)
  const change = await hotel.call('PATCH', `/api/admin/blocks/${body.id}`, { endDate: '2033-01-01' })
  expect(change.status).toBe(422)
})

test('a block that reaches further, from before there was an end, can be shortened and taken back', async ({
  hotel,
  database,
}) => {
  const villaId = await makeVilla(database.orm)
  const rows = await database.orm
    .insert(blocks)
    .values({ villaId, startDate: toDay('2027-03-20'), endDate: LAST_DAY })
    .returning()
  const path = `/api/admin/blocks/${rows[0]?.id}`
  const { status, body } = await hotel.call('PATCH', path, { endDate: '2027-03-21' })
  expect([status, body.endDate]).toEqual([200, '2027-03-21'])
  expect((await hotel.call('DELETE', path)).status).toBe(204)
})
