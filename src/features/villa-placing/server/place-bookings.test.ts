import { describe, expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { villas } from '@/features/villas/server/table'
import { toDay } from '@/kernel/days'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { bookingRequest, makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

const TODAY = toDay('2027-03-10')
const LIST = '/api/admin/unplaced-bookings'
const PLACE = '/api/admin/villa-placements'

const test = base
  .extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const app = await createApi(database, { today: TODAY })
    onCleanup(() => app.close())
    return { app, ...(await signInAs(app, database.orm, 'user')) }
  })
  .extend('villaIds', async ({ database: { orm, pool } }) => {
    await pool.query('delete from blocks')
    for (const table of [bookings, mails, villas]) await orm.delete(table)
    const { rows } = await pool.query(
      "insert into villa_categories (name) values ('Deluxe Villa') on conflict do nothing returning id",
    )
    const { rows: all } = await pool.query("select id from villa_categories where name = 'Deluxe Villa'")
    const categoryId: number = (rows[0] ?? all[0]).id
    const ids: number[] = []
    for (const roomNumber of ['R01', 'R02', 'R03']) ids.push(await makeVilla(orm, { roomNumber, categoryId }))
    return ids as [number, number, number]
  })

const OPEN = { isUnplaced: true, status: 'confirmed' } as const
const nights = (from: string, to: string) => ({ checkInDate: toDay(from), checkOutDate: toDay(to) })

test('a guest to whom any villa of a category would do has one, and the desk is told so', async ({
  desk,
  villaIds: [first],
}) => {
  const payload = bookingRequest(first, { takesAnyVilla: true })
  expect((await desk.app.inject({ method: 'POST', url: '/api/bookings', payload })).statusCode).toBe(201)
  const { body } = await desk.call('GET', LIST)
  expect(body).toMatchObject([{ villaId: first, categoryName: 'Deluxe Villa', status: 'pending' }])
  expect((await desk.call('GET', '/api/admin/bookings')).body).toMatchObject([{ isUnplaced: true }])
  // Its nights are kept all the same: nobody else books them.
  const rival = bookingRequest(first, { guestEmail: 'other@example.com' })
  expect((await desk.app.inject({ method: 'POST', url: '/api/bookings', payload: rival })).statusCode).toBe(
    409,
  )
})

test('it can be settled in what is free of the category, and goes where it leaves no gap with all the others', async ({
  desk,
  database: { orm, pool },
  villaIds: [first, second, third],
}) => {
  const other = await makeVilla(orm, { name: 'Sundowner' })
  const open = await makeBooking(orm, third, { ...OPEN, ...nights('2027-03-15', '2027-03-17') })
  await makeBooking(orm, first, { status: 'confirmed', ...nights('2027-03-12', '2027-03-15') })
  await makeBooking(orm, first, { status: 'confirmed', ...nights('2027-03-17', '2027-03-19') })
  await pool.query(
    "insert into blocks (villa_id, start_date, end_date) values ($1, '2027-03-16', '2027-03-16')",
    [second],
  )
  const [listed] = (await desk.call('GET', LIST)).body
  expect(listed.offers.map(({ id }: { id: number }) => id)).toEqual([first, third])
  expect(listed.suggested.id).toBe(first)
  expect(listed.offers).not.toContainEqual(expect.objectContaining({ id: other }))
  expect(await place(desk, [[open, first]])).toMatchObject({ status: 200, body: { placed: 1 } })
  expect((await desk.call('GET', LIST)).body).toEqual([])
  expect(await rowsOf(pool)).toContainEqual({ id: open, villa_id: first, is_unplaced: false })
  // At what was agreed, and the guest hears of it.
  expect((await orm.select().from(mails)).map(({ kind, subjectId }) => [kind, subjectId])).toEqual([
    ['booking-changed', open],
  ])
})

describe('several are settled', () => {
  test('at once, in one another’s villas too', async ({
    desk,
    database: { orm, pool },
    villaIds: [a, b],
  }) => {
    const one = await makeBooking(orm, a, OPEN)
    const two = await makeBooking(orm, b, OPEN)
    const answer = await place(desk, [
      [one, b],
      [two, a],
    ])
    expect(answer.status).toBe(200)
    expect(await rowsOf(pool)).toEqual([
      { id: one, villa_id: b, is_unplaced: false },
      { id: two, villa_id: a, is_unplaced: false },
    ])
    const { rows } = await pool.query(
      'select villa_id from stay_parts where holds_nights order by booking_id',
    )
    expect(rows).toEqual([{ villa_id: b }, { villa_id: a }])
  })

  test('all or none: where one finds its villa taken, nothing is changed', async ({
    desk,
    database: { orm, pool },
    villaIds: [a, b, c],
  }) => {
    const one = await makeBooking(orm, a, OPEN)
    const two = await makeBooking(orm, b, OPEN)
    await makeBooking(orm, c, { status: 'confirmed', guestName: 'Quicker Guest' })
    const answer = await place(desk, [
      [one, a],
      [two, c],
    ])
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('Quicker Guest')])
    const open = (await rowsOf(pool)).filter((row) => row.is_unplaced)
    expect(open.map(({ id }) => id)).toEqual([one, two])
  })
})

test('staying where it is settles it without a word to the guest, with an entry in the history', async ({
  desk,
  database: { orm, pool },
  villaIds: [a],
}) => {
  const one = await makeBooking(orm, a, OPEN)
  expect((await place(desk, [[one, a]])).status).toBe(200)
  expect(await orm.select().from(mails)).toEqual([])
  const { rows } = await pool.query(
    "select after from audit_entries where resource = 'bookings' and row_id = $1",
    [one],
  )
  expect(rows).toEqual([{ after: { settledVilla: 'Rose Villa R01' } }])
  expect(await place(desk, [[one, a]])).toMatchObject({ status: 409 })
})

test('a villa of another category is not what was booked', async ({
  desk,
  database: { orm },
  villaIds: [a],
}) => {
  const one = await makeBooking(orm, a, OPEN)
  const { status, body } = await place(desk, [[one, await makeVilla(orm, { name: 'Sundowner' })]])
  expect([status, body.message]).toEqual([422, expect.stringContaining('booked another category')])
})

test('whoever moves the stay or lets its guests in has settled it as well', async ({
  desk,
  database: { orm, pool },
  villaIds: [a, b, c],
}) => {
  const moved = await makeBooking(orm, a, OPEN)
  const come = await makeBooking(orm, c, { ...OPEN, ...nights('2027-03-10', '2027-03-12') })
  expect((await desk.call('PATCH', `/api/admin/bookings/${moved}`, { villaId: b })).status).toBe(200)
  expect((await desk.call('PATCH', `/api/admin/bookings/${come}`, { status: 'checked-in' })).status).toBe(200)
  expect((await rowsOf(pool)).map((row) => row.is_unplaced)).toEqual([false, false])
})

type Desk = {
  call: (method: 'POST', url: string, body: object) => Promise<{ status: number; body: { message?: string } }>
}

const place = (desk: Desk, places: [number, number][]) =>
  desk.call('POST', PLACE, { places: places.map(([bookingId, villaId]) => ({ bookingId, villaId })) })

type Pool = {
  query: (sql: string) => Promise<{ rows: { id: number; villa_id: number; is_unplaced: boolean }[] }>
}

const rowsOf = async (pool: Pool) =>
  (await pool.query('select id, villa_id, is_unplaced from bookings order by id')).rows
