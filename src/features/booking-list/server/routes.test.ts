import { describe, expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { villas } from '@/features/villas/server/table'
import { toDay } from '@/kernel/days'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

const TODAY = toDay('2027-03-10')

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database, { today: TODAY })
  onCleanup(() => app.close())
  return { app, ...(await signInAs(app, database.orm, 'user')) }
})

test.beforeEach(async ({ database: { orm, pool } }) => {
  for (const table of ['booking_payments', 'folio_charges']) await pool.query(`delete from ${table}`)
  for (const table of [bookings, villas, mails]) await orm.delete(table)
})

test('the list leaves as a table with what is paid and due of each, in which nothing a guest typed is a formula', async ({
  desk,
  database,
}) => {
  const villaId = await makeVilla(database.orm)
  const off = await makeBooking(database.orm, villaId, {
    guestName: '=HYPERLINK("http://evil.example")',
    status: 'cancelled',
  })
  const on = await makeBooking(database.orm, villaId, {
    guestName: 'Nakató, Sample',
    guestPhone: '+256 700 000 001',
  })
  await pay(database.pool, off, 2000)
  await pay(database.pool, on, 5000)
  await charge(database.pool, on, 1500)
  const answer = await desk.app.inject({
    url: '/api/admin/bookings.csv?sort=id',
    headers: { cookie: desk.cookie },
  })
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="bookings-2027-03-10.csv"')
  const [titles, first, second, end] = answer.body.split('\r\n')
  expect(titles).toMatch(
    /^\uFEFFBooking,Status,Guest,.*,Booked,Reference,Children’s ages,Cot,Arrival,Paid USD,Balance USD$/,
  )
  expect(first).toMatch(/,[2-9A-Z]{8},,,,20.00,-20.00$/)
  expect(first).toContain(`,cancelled,"'=HYPERLINK(""http://evil.example"")",`)
  expect(second).toContain(
    `"Nakató, Sample",sample.guest@example.com,'+256 700 000 001,Rose Villa,,2027-03-15,2027-03-17,2,2,bed-and-breakfast,130.00,website,`,
  )
  // The nights and dinner, less what came.
  expect(second).toMatch(/,50\.00,95\.00$/)
  expect(end).toBe('')
  const filtered = await desk.app.inject({
    url: '/api/admin/bookings.csv?status=confirmed',
    headers: { cookie: desk.cookie },
  })
  expect(filtered.body.trim().split('\r\n')).toHaveLength(1)
})

test('the money of the bookings that a list shows is told, of those alone', async ({ desk, database }) => {
  const villaId = await makeVilla(database.orm)
  const paid = await makeBooking(database.orm, villaId)
  const off = await makeBooking(database.orm, villaId, { status: 'cancelled' })
  await makeBooking(database.orm, villaId, { status: 'no-show' })
  await pay(database.pool, paid, 13_000)
  await pay(database.pool, off, 2000)
  const { status, body } = await desk.call('GET', `/api/admin/booking-balances?ids=${paid},${off},2147483`)
  expect(status).toBe(200)
  expect(body).toHaveLength(2)
  expect(body).toEqual(
    expect.arrayContaining([
      { id: paid, paid: '130.00', due: '0.00' },
      { id: off, paid: '20.00', due: '-20.00' },
    ]),
  )
  for (const ids of ['', '1,', 'all', Array.from({ length: 101 }, () => '1').join(',')])
    expect((await desk.call('GET', `/api/admin/booking-balances?ids=${ids}`)).status).toBe(422)
})

describe('several bookings', () => {
  test('are confirmed each for itself: what cannot be stays as it was, with the reason', async ({
    desk,
    database: { orm, pool },
  }) => {
    const first = await makeBooking(orm, await makeVilla(orm, { roomNumber: 'R01' }))
    const off = await makeBooking(orm, await makeVilla(orm, { roomNumber: 'R02' }), { status: 'cancelled' })
    const last = await makeBooking(orm, await makeVilla(orm, { roomNumber: 'R03' }))
    const bookings = [last, off, first, first, 2_147_483_000].map((id) => ({ id }))
    const { status, body } = await desk.call('POST', '/api/admin/booking-steps', {
      status: 'confirmed',
      bookings,
    })
    expect([status, body]).toEqual([
      200,
      {
        done: [first, last],
        refused: [
          { id: off, message: 'A booking that is cancelled cannot become confirmed.' },
          { id: 2_147_483_000, message: 'There is nothing at this address.' },
        ],
      },
    ])
    const { rows } = await pool.query('select id, status from bookings order by id')
    expect(rows).toEqual([
      { id: first, status: 'confirmed' },
      { id: off, status: 'cancelled' },
      { id: last, status: 'confirmed' },
    ])
    const sent = await orm.select().from(mails)
    expect(sent.map(({ kind, subjectId }) => [kind, subjectId]).sort()).toEqual(
      [
        ['booking-confirmed', first],
        ['booking-confirmed', last],
      ].sort(),
    )
  })

  test('are cancelled with one reason, and one at another fee than was told stays', async ({
    desk,
    database: { orm, pool },
  }) => {
    const own = { status: 'confirmed', checkInDate: toDay('2027-05-10'), checkOutDate: toDay('2027-05-12') }
    const free = await makeBooking(orm, await makeVilla(orm), own as never)
    const dear = await makeBooking(orm, await makeVilla(orm), own as never)
    const { body } = await desk.call('POST', '/api/admin/booking-steps', {
      status: 'cancelled',
      reason: 'The wedding is off',
      bookings: [
        { id: free, fee: '0.00' },
        { id: dear, fee: '65.00' },
      ],
    })
    expect(body.done).toEqual([free])
    expect(body.refused).toEqual([{ id: dear, message: expect.stringContaining('$0.00') }])
    const { rows } = await pool.query(
      `select row_id, after->>'reason' as reason from audit_entries
       where resource = 'bookings' and row_id = any($1) and action = 'status'`,
      [[free, dear]],
    )
    expect(rows).toEqual([{ row_id: free, reason: 'The wedding is off' }])
  })

  test('that were done before a failure of ours are told beside what was not, and a failure at once is one', async ({
    desk,
    database: { orm, pool },
  }) => {
    const ids = [
      await makeBooking(orm, await makeVilla(orm)),
      await makeBooking(orm, await makeVilla(orm)),
      await makeBooking(orm, await makeVilla(orm)),
    ]
    await pool.query(`create function fail_step() returns trigger language plpgsql as
      $$ begin raise exception 'out of order'; end $$`)
    const failAt = (id: number | undefined) =>
      pool.query(`create or replace trigger fail_step before update of status on bookings
        for each row when (new.id = ${id}) execute function fail_step()`)
    const confirm = (some: (number | undefined)[]) =>
      desk.call('POST', '/api/admin/booking-steps', {
        status: 'confirmed',
        bookings: some.map((id) => ({ id })),
      })
    try {
      await failAt(ids[1])
      const { status, body } = await confirm(ids)
      expect([status, body]).toEqual([
        200,
        {
          done: [ids[0]],
          refused: [
            { id: ids[1], message: expect.stringContaining('went wrong on our side') },
            { id: ids[2], message: expect.stringContaining('Not tried') },
          ],
        },
      ])
      expect((await confirm([ids[1], ids[2]])).status).toBe(500)
    } finally {
      await pool.query('drop function fail_step cascade')
    }
    const { rows } = await pool.query('select status from bookings order by id')
    expect(rows.map((row) => row.status)).toEqual(['confirmed', 'pending', 'pending'])
  })

  test('are a hundred at most, at least one, and go to no other status', async ({ desk }) => {
    const send = async (body: object) => (await desk.call('POST', '/api/admin/booking-steps', body)).status
    expect(await send({ status: 'confirmed', bookings: [] })).toBe(422)
    const many = Array.from({ length: 101 }, (_, place) => ({ id: place + 1 }))
    expect(await send({ status: 'confirmed', bookings: many })).toBe(422)
    expect(await send({ status: 'checked-out', bookings: [{ id: 1 }] })).toBe(422)
  })
})

type Pool = { query: (sql: string, values: unknown[]) => Promise<unknown> }

const pay = (pool: Pool, id: number, cents: number) =>
  pool.query(
    `insert into booking_payments (booking_id, amount_cents, method, staff_id, staff_email)
     values ($1, $2, 'cash', 1, 'desk@pearl-villas.example')`,
    [id, cents],
  )

const charge = (pool: Pool, id: number, cents: number) =>
  pool.query(
    `insert into folio_charges (booking_id, charged_on, department, description, amount_cents, staff_id, staff_email)
     values ($1, '2027-03-10', 'restaurant', 'Dinner', $2, 1, 'desk@pearl-villas.example')`,
    [id, cents],
  )
