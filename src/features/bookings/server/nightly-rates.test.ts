import type pg from 'pg'
import { describe, expect } from 'vitest'
import type { Board } from '@/features/rates/rules/board'
import { ONE_GUEST } from '@/features/rates/rules/guest-prices'
import { agreeNights } from '@/features/rates/rules/nightly-rates'
import { quoteStay, type Rate } from '@/features/rates/rules/pricing'
import { addDays, toDay } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import { applyMigrations } from '@/server/db/migrate'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { bookingRequest, makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { bookings } from './table'

/** When 0014, the migration before the nights, was made. */
const BEFORE_NIGHTS = 1_795_205_853_293

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database)
  onCleanup(() => app.close())
  const clerk = await signInAs(app, database.orm, 'user')
  return {
    ...clerk,
    change: (id: number, body: object) => clerk.call('PATCH', `/api/admin/bookings/${id}`, body),
    book: async (villaId: number, own: Record<string, unknown> = {}) =>
      (await clerk.call('POST', '/api/bookings', bookingRequest(villaId, own))).body,
  }
})

test.beforeEach(async ({ database }) => {
  await database.orm.delete(bookings)
})

describe('the nights of a stay', () => {
  test('keep the price they were sold at, when booked, taken down, moved, stretched and given other meals', async ({
    desk,
    database,
  }) => {
    const villaId = await makeVilla(database.orm, { halfBoardPriceCents: 8300 })
    const { id } = await desk.book(villaId)
    const nightsNow = async () => {
      const [row] = await database.orm.select().from(bookings)
      return row?.nights
    }
    const agreed = (first: string, ...cents: number[]) =>
      cents.map((one, index) => ({ day: addDays(toDay(first), index), cents: one }))
    expect(await nightsNow()).toEqual(agreed('2027-03-15', 6500, 6500))
    await database.pool.query('update villas set base_price_cents = 7000 where id = $1', [villaId])
    // Another party is no other price.
    await desk.change(id, { numberOfGuests: 3 })
    expect(await nightsNow()).toEqual(agreed('2027-03-15', 6500, 6500))
    const stretched = await desk.change(id, { checkOutDate: '2027-03-18' })
    expect(stretched.body.nights).toEqual(
      ['2027-03-15', '2027-03-16', '2027-03-17'].map((night) => ({
        night,
        amount: '70.00',
        isWeekend: false,
      })),
    )
    await desk.change(id, { checkInDate: '2027-03-18', checkOutDate: '2027-03-20' })
    expect(await nightsNow()).toEqual(agreed('2027-03-18', 7000, 8400))
    await desk.change(id, { board: 'half-board' })
    expect(await nightsNow()).toEqual(agreed('2027-03-18', 8300, 9700))
    await database.orm.delete(bookings)
    const { totalAmount: _rules, ...request } = bookingRequest(villaId)
    const taken = { ...request, source: 'phone', status: 'confirmed' }
    expect((await desk.call('POST', '/api/admin/bookings', taken)).status).toBe(201)
    expect(await nightsNow()).toEqual(agreed('2027-03-15', 7000, 7000))
  })

  test.for([
    ['another total', [6500, 6499], '2027-03-15'],
    ['a night too few', [13_000], '2027-03-15'],
    ['other days', [6500, 6500], '2027-03-16'],
  ] as const)('are refused by the database with %s', async ([, cents, first], { database }) => {
    const nights = cents.map((one, index) => ({ day: addDays(toDay(first), index), cents: one }))
    const villaId = await makeVilla(database.orm)
    await expect(makeBooking(database.orm, villaId, { nights })).rejects.toMatchObject({
      cause: expect.objectContaining({ constraint: 'bookings_nights_fit' }),
    })
    // A stay that moves without them is refused as well.
    const own = { nights: agreeNights(quoteStay({ base: 6500, weekend: null }, TWO_NIGHTS, ONE_GUEST)) }
    await makeBooking(database.orm, villaId, own)
    await expect(
      database.pool.query('update bookings set check_out_date = check_out_date + 1'),
    ).rejects.toMatchObject({ constraint: 'bookings_nights_fit' })
  })
})

const TWO_NIGHTS = stayOf('2027-03-15', 2)

test('the migration fills in what was agreed where the prices of its day come to the total, and leaves the rest', async ({
  database,
}) => {
  const client = await database.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('DROP SCHEMA public CASCADE; DROP SCHEMA drizzle CASCADE; CREATE SCHEMA public')
    await applyMigrations(client, 'migrations', { until: BEFORE_NIGHTS })
    const known = await writeOldBookings(client)
    await applyMigrations(client, 'migrations')
    const { rows } = await client.query<{ guest: string; nights: unknown; revision: number }>(
      'select guest_name as guest, nights, revision from bookings order by id',
    )
    expect(Object.fromEntries(rows.map(({ guest, nights }) => [guest, nights]))).toEqual(known)
    expect(rows.map(({ revision }) => revision)).toEqual(rows.map(() => 90))
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})

/** Bookings as they were before they kept their nights, and what is to be known of each, by its guest's name. */
async function writeOldBookings(client: pg.PoolClient) {
  await client.query(`
    insert into villa_categories (id, name, description, price_per_night_cents, half_board_price_cents)
      overriding system value values (1, 'Garden', 'A', 9001, 10802);
    insert into villas (id, name, slug, description, category_id, base_price_cents, weekend_price_cents,
      seasonal_price_cents, full_board_price_cents)
      overriding system value values
      (1, 'Own', 'own', 'A', 1, 6503, 7777, 8009, 9303), (2, 'Heir', 'heir', 'A', 1, null, null, null, null),
      (3, 'Free', 'free', 'A', null, null, null, null, null);
    insert into seasons (name, villa_id, category_id, start_date, end_date, price_cents, weekend_price_cents) values
      ('Hotel', null, null, '2027-04-01', '2027-04-30', 10011, null),
      ('Category', null, 1, '2027-04-08', '2027-04-20', 12005, 15001),
      ('Villa', 1, null, '2027-04-12', '2027-04-14', null, null)`)
  const seasons = [
    { first: toDay('2027-04-08'), last: toDay('2027-04-20'), base: 12_005, weekend: 15_001, minNights: 1 },
    { first: toDay('2027-04-01'), last: toDay('2027-04-30'), base: 10_011, weekend: null, minNights: 1 },
  ]
  const own: Rate = {
    base: 6503,
    weekend: 7777,
    halfBoard: 10_802,
    fullBoard: 9303,
    seasons: [
      { first: toDay('2027-04-12'), last: toDay('2027-04-14'), base: 8009, weekend: null, minNights: 1 },
      ...seasons,
    ],
  }
  const heir: Rate = { base: 9001, weekend: null, halfBoard: 10_802, seasons }
  const known: Record<string, unknown> = {}
  async function write(name: string, villaId: number, stay: Stay, board: Board, total: number) {
    await client.query(
      `insert into bookings (villa_id, guest_name, guest_email, check_in_date, check_out_date, number_of_guests,
         board, total_cents, created_at, updated_at)
       values ($1, $2, 'a@guest.example', $3, $4, 1, $5, $6, '2027-03-01 10:00:00Z', '2027-03-01 10:01:30.5Z')`,
      [villaId, name, stay.checkIn, stay.checkOut, board, total],
    )
  }
  for (const [villaId, rate] of [
    [1, own],
    [2, heir],
  ] as const)
    for (const board of ['bed-and-breakfast', 'half-board'] as const) {
      const stay = stayOf(board === 'half-board' ? '2027-05-01' : '2027-03-25', 30)
      const quote = quoteStay(rate, stay, ONE_GUEST, board)
      await write(`${villaId} ${board}`, villaId, stay, board, quote.total)
      known[`${villaId} ${board}`] = agreeNights(quote)
    }
  const full = quoteStay(own, stayOf('2027-06-10', 3), ONE_GUEST, 'full-board')
  await write('full board', 1, stayOf('2027-06-10', 3), 'full-board', full.total)
  known['full board'] = agreeNights(full)
  await write('other prices', 1, stayOf('2027-07-01', 2), 'bed-and-breakfast', 12_345)
  await write('no such meals', 2, stayOf('2027-07-01', 2), 'full-board', 20_000)
  await write('no price', 3, stayOf('2027-07-01', 2), 'bed-and-breakfast', 20_000)
  for (const name of ['other prices', 'no such meals', 'no price']) known[name] = null
  await write('one night', 1, stayOf('2027-07-10', 1), 'bed-and-breakfast', 4321)
  known['one night'] = [{ day: '2027-07-10', cents: 4321 }]
  return known
}

function stayOf(first: string, nights: number): Stay {
  return { checkIn: toDay(first), checkOut: addDays(toDay(first), nights) }
}
