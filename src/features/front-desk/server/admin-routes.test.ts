import { beforeEach, describe, expect } from 'vitest'
import { blocks } from '@/features/blocks/server/table'
import { bookings } from '@/features/bookings/server/table'
import { contactMessages } from '@/features/contact/server/table'
import { villas } from '@/features/villas/server/table'
import { toDay } from '@/kernel/days'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { bookingRequest, makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

const TODAY = toDay('2027-03-10')
const changed: string[] = []

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database, { today: TODAY, changed: (...paths) => changed.push(...paths) })
  onCleanup(() => app.close())
  return { app, ...(await signInAs(app, database.orm, 'user')) }
})

test.beforeEach(async ({ database }) => {
  await database.orm.delete(bookings)
  await database.orm.delete(contactMessages)
  await database.orm.delete(villas)
})

beforeEach(() => {
  changed.length = 0
})

type NewBooking = Partial<typeof bookings.$inferInsert>

const idsOf = (body: { id: number }[]) => body.map(({ id }) => id)

describe('GET /api/bookings', () => {
  test('tells staff everything, with or without days', async ({ desk, database }) => {
    const villaId = await makeVilla(database.orm, { roomNumber: 'R07' })
    const cancelled = await makeBooking(database.orm, villaId, { status: 'cancelled' })
    const request = bookingRequest(villaId)
    await desk.app.inject({ method: 'POST', url: '/api/bookings', payload: request })
    const { body } = await desk.call('GET', '/api/bookings')
    expect(body).toHaveLength(2)
    expect(body[0]).toMatchObject({
      villaName: 'Rose Villa',
      roomNumber: 'R07',
      guestName: request.guestName,
      guestEmail: request.guestEmail,
      totalAmount: '130.00',
      status: 'pending',
      holdExpiresAt: expect.stringMatching(/Z$/),
      userId: null,
    })
    expect(body[1].id).toBe(cancelled)
    expect(JSON.stringify(body)).not.toContain('idempotency')
    expect((await desk.call('GET', '/api/bookings?start=2027-03-17&end=2027-03-31')).body).toEqual([])
    expect((await desk.call('GET', '/api/bookings?start=2027-03-16&end=2027-03-31')).body).toHaveLength(2)
  })

  test('tells staff of blocked nights too, which the calendar shows them as taken', async ({
    desk,
    database,
  }) => {
    const villaId = await makeVilla(database.orm)
    const id = await makeBooking(database.orm, villaId)
    const block = { villaId, startDate: toDay('2027-03-20'), endDate: toDay('2027-03-22') }
    await database.orm.insert(blocks).values({ ...block, note: 'The roof' })
    const taken = { villaId, checkInDate: '2027-03-20', checkOutDate: '2027-03-23', status: 'confirmed' }
    const look = async (query = '') => (await desk.call('GET', `/api/bookings${query}`)).body
    expect(await look()).toEqual([expect.objectContaining({ id }), taken])
    for (const days of ['start=2027-03-22&end=2027-03-31', 'start=2027-03-18&end=2027-03-20']) {
      expect(await look(`?${days}`)).toEqual([taken])
      expect((await desk.app.inject({ url: `/api/bookings?${days}` })).json()).toEqual([taken])
    }
    expect(await look('?start=2027-03-17&end=2027-03-19')).toEqual([])
    expect(await look('?start=2027-03-23&end=2027-03-31')).toEqual([])
    expect((await desk.call('GET', '/api/admin/bookings')).body).toHaveLength(1)
  })

  test('tells a visitor nights alone, and only of the days asked about', async ({ desk, database }) => {
    await makeBooking(database.orm, await makeVilla(database.orm))
    const look = async (query: string) => await desk.app.inject({ url: `/api/bookings${query}` })
    expect((await look('')).statusCode).toBe(422)
    expect((await look('')).json().errors).toEqual([
      expect.objectContaining({ path: 'start' }),
      expect.objectContaining({ path: 'end' }),
    ])
    const [seen] = (await look('?start=2027-03-01&end=2027-03-31')).json()
    expect(Object.keys(seen).sort()).toEqual(['checkInDate', 'checkOutDate', 'status', 'villaId'])
  })
})

test('the list of the desk is searched, filtered, sorted and paged', async ({ desk, database }) => {
  const villaId = await makeVilla(database.orm)
  const other = await makeVilla(database.orm, { name: 'Sundowner' })
  const first = await makeBooking(database.orm, villaId, { guestName: 'Akello Sample' })
  const second = await makeBooking(database.orm, other, {
    checkInDate: toDay('2027-03-11'),
    status: 'confirmed',
  })
  const third = await makeBooking(database.orm, villaId, { status: 'no-show' })
  const list = async (query: string) => {
    const { body, headers } = await desk.call('GET', `/api/admin/bookings?${query}`)
    return [idsOf(body), headers['x-total-count']]
  }
  expect(await list('')).toEqual([[third, second, first], '3'])
  expect(await list('search=akello')).toEqual([[first], '1'])
  expect(await list('search=sundowner%20sample')).toEqual([[second], '1'])
  expect(await list('status=confirmed')).toEqual([[second], '1'])
  expect(await list(`villaId=${villaId}&page=2&pageSize=1`)).toEqual([[first], '2'])
  expect(await list('sort=checkInDate')).toEqual([[second, first, third], '3'])
  expect(await list(`search=%23${first}`)).toEqual([[first], '1'])
  const { reference } = (await desk.call('GET', `/api/admin/bookings/${second}`)).body
  const typed = `${reference.slice(0, 4)} ${reference.slice(4)}`.toLowerCase()
  expect(await list(`search=${encodeURIComponent(typed)}`)).toEqual([[second], '1'])
  expect(await list(`search=${reference.slice(0, 5)}`)).toEqual([[second], '1'])
  expect(await list('source=phone')).toEqual([[], '0'])
  expect(await list('sort=-villaName')).toEqual([[second, third, first], '3'])
  expect(await list('sort=guestName')).toEqual([[first, second, third], '3'])
  expect((await desk.call('GET', '/api/admin/bookings?sort=guestEmail')).status).toBe(422)
  expect((await desk.call('GET', `/api/admin/bookings/summary?villaId=${villaId}&page=2`)).body).toEqual({
    bookings: 2,
    nights: 4,
    amount: '260.00',
    owed: '130.00',
  })
  expect((await desk.call('GET', `/api/admin/bookings/${second}`)).body.villaName).toBe('Sundowner')
  expect((await desk.call('GET', '/api/admin/bookings/2147483000')).status).toBe(404)
})

describe('a step of a booking', () => {
  test('that is legal is taken, kept in the trail and shown on the calendar', async ({ desk, database }) => {
    const id = await makeBooking(database.orm, await makeVilla(database.orm), { holdExpiresAt: new Date() })
    const step = async (body: object) => await desk.call('PATCH', `/api/admin/bookings/${id}`, body)
    expect(await step({ status: 'confirmed' })).toMatchObject({
      status: 200,
      body: { id, status: 'confirmed', holdExpiresAt: null },
    })
    expect((await step({ status: 'cancelled', reason: 'The guest called' })).body.status).toBe('cancelled')
    expect(changed).toEqual(['/api/bookings', '/api/bookings'])
    const { rows } = await database.pool.query(
      "select before, after, staff_email from audit_entries where resource = 'bookings' and row_id = $1 order by id",
      [id],
    )
    expect(rows).toEqual([
      { before: { status: 'pending' }, after: { status: 'confirmed' }, staff_email: desk.account.email },
      {
        before: { status: 'confirmed' },
        after: { status: 'cancelled', reason: 'The guest called' },
        staff_email: desk.account.email,
      },
    ])
  })

  test('that is not legal, or comes before the day of arrival, is refused in words', async ({
    desk,
    database,
  }) => {
    const villaId = await makeVilla(database.orm)
    const ahead = await makeBooking(database.orm, villaId, { status: 'confirmed' })
    const arriving = await makeBooking(database.orm, villaId, {
      status: 'confirmed',
      checkInDate: TODAY,
      checkOutDate: toDay('2027-03-12'),
    })
    const step = async (id: number, status: string) =>
      await desk.call('PATCH', `/api/admin/bookings/${id}`, { status })
    expect(await step(ahead, 'checked-in')).toEqual(
      expect.objectContaining({
        status: 409,
        body: { message: 'This is possible from the day of arrival, 15 Mar.' },
      }),
    )
    expect(await step(ahead, 'pending')).toMatchObject({
      status: 409,
      body: { message: 'A booking that is confirmed cannot become pending.' },
    })
    expect((await step(arriving, 'checked-in')).status).toBe(200)
    expect((await step(ahead, 'gone')).status).toBe(422)
    expect((await step(2_147_483_000, 'confirmed')).status).toBe(404)
    expect(changed).toEqual(['/api/bookings'])
  })

  test('that several take at once is taken by one', async ({ desk, database }) => {
    const villaId = await makeVilla(database.orm)
    for (let round = 0; round < 5; round++) {
      const id = await makeBooking(database.orm, villaId)
      const step = () => desk.call('PATCH', `/api/admin/bookings/${id}`, { status: 'confirmed' })
      const answers = await Promise.all(Array.from({ length: 8 }, step))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
      await database.orm.delete(bookings)
    }
  })
})

test('the dashboard shows real figures of the property’s today', async ({ desk, database }) => {
  const { orm } = database
  const empty = (await desk.call('GET', '/api/admin/dashboard')).body
  expect(empty).toMatchObject({ today: TODAY, totalBookings: 0, availableRooms: 0, recentBookings: [] })
  expect(empty.occupancy[0]).toEqual({ day: TODAY, taken: 0, villas: 0, percent: 0 })

  const [one, other] = [await makeVilla(orm), await makeVilla(orm)]
  await makeVilla(orm, { isAvailable: false })
  const stay = (checkInDate: string, checkOutDate: string, own: NewBooking = {}) => ({
    checkInDate: toDay(checkInDate),
    checkOutDate: toDay(checkOutDate),
    ...own,
  })
  await makeBooking(orm, one, stay('2027-03-08', '2027-03-11', { status: 'checked-in' }))
  await makeBooking(orm, other, stay('2027-03-10', '2027-03-12'))
  await makeBooking(orm, other, stay('2027-03-10', '2027-03-12', { status: 'cancelled' }))
  await makeBooking(orm, one, stay('2027-04-08', '2027-04-20'))
  for (let n = 0; n < 3; n++)
    await makeBooking(orm, one, stay('2027-03-11', '2027-03-12', { status: 'no-show' }))
  const message = { name: 'Guest', email: 'guest@example.com', subject: 'Pool', message: 'Is there one?' }
  await orm
    .insert(contactMessages)
    .values([message, { ...message, status: 'read' }, { ...message, isArchived: true }])

  await orm.insert(mails).values([
    { kind: 'sample', subjectId: 1, status: 'undelivered' },
    { kind: 'sample', subjectId: 1, status: 'sent' },
  ])
  const hold = (hours: number) => ({ holdExpiresAt: new Date(Date.now() + hours * 3_600_000) })
  await makeBooking(orm, one, stay('2027-05-01', '2027-05-02', hold(5)))
  await makeBooking(orm, one, stay('2027-05-02', '2027-05-03', hold(30)))
  await makeBooking(orm, one, stay('2027-05-03', '2027-05-04', { ...hold(5), status: 'confirmed' }))

  const { body } = await desk.call('GET', '/api/admin/dashboard')
  expect(body).toMatchObject({ totalBookings: 10, availableRooms: 2, checkInsToday: 1, newMessages: 1 })
  expect(body).toMatchObject({ lapsingHolds: 1, undeliveredMails: 1 })
  expect(body.recentBookings).toHaveLength(5)
  expect(body.occupancy).toHaveLength(30)
  const taken = Object.fromEntries(
    body.occupancy.map(({ day, taken, percent }: Record<string, unknown>) => [day, [taken, percent]]),
  )
  expect([taken['2027-03-10'], taken['2027-03-11'], taken['2027-03-12'], taken['2027-04-08']]).toEqual([
    [2, 100],
    [1, 50],
    [0, 0],
    [1, 50],
  ])
})
