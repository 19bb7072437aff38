import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { villaCategories } from '@/features/categories/server/table'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { test as base } from '../../../../test/emails'
import { makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

const test = base.extend('desk', { scope: 'file' }, async ({ hotel, database }) =>
  signInAs(hotel.app, database.orm, 'user'),
)

/** Two week nights at $65.00 in a villa whose price is for two; adults cost $20.00 more, children $10.00. */
async function bookFor(
  { hotel, database }: { hotel: Hotel; database: { orm: Orm; pool: Pool } },
  party: { numberOfGuests: number; childAges?: number[] },
  days = {},
) {
  await database.orm.delete(bookings)
  await database.pool.query('update property_facts set facts = facts || $1', [
    { includedGuests: 2, extraAdultPrice: '20.00', childPrices: [{ ages: '3-11', price: '50%' }] },
  ])
  const villaId = await makeVilla(database.orm, { maxGuests: 6 })
  const booked = await hotel.book(villaId, {
    checkInDate: '2027-03-15',
    checkOutDate: '2027-03-17',
    ...days,
    ...party,
  })
  const url = `/api${await makeGuestLink(database.orm, booked.id)}`
  return {
    ...booked,
    villaId,
    change: async (payload: object) => {
      const answer = await hotel.app.inject({ method: 'PATCH', url, payload })
      return { status: answer.statusCode, body: answer.json() }
    },
    nights: async () =>
      (await database.orm.select().from(bookings).where(eq(bookings.id, booked.id)))[0]?.nights ?? [],
  }
}

type Hotel = {
  app: Parameters<typeof signInAs>[0]
  book: (villaId: number, own?: object) => Promise<{ id: number; totalAmount: string }>
}
type Orm = Parameters<typeof makeVilla>[0]
type Pool = { query: (text: string, values?: unknown[]) => Promise<unknown> }

describe('guests beyond those that a price includes', () => {
  test('are paid for by whoever books with them, child by child', async ({ hotel, database }) => {
    const app = { hotel, database }
    expect((await bookFor(app, { numberOfGuests: 2 })).totalAmount).toBe('130.00')
    expect((await bookFor(app, { numberOfGuests: 3 })).totalAmount).toBe('170.00')
    expect((await bookFor(app, { numberOfGuests: 4, childAges: [4, 9] })).totalAmount).toBe('170.00')
  })

  test('cost what their category says, before what the hotel does', async ({ hotel, database }) => {
    const app = { hotel, database }
    await bookFor(app, { numberOfGuests: 2 })
    const [category] = await database.orm
      .insert(villaCategories)
      .values({ name: 'Family', includedGuests: 4, extraAdultCents: 3500 })
      .returning({ id: villaCategories.id })
    const villaId = await makeVilla(database.orm, { maxGuests: 6, categoryId: category?.id ?? null })
    expect((await hotel.book(villaId, { numberOfGuests: 4 })).totalAmount).toBe('130.00')
    await database.orm.delete(bookings)
    expect((await hotel.book(villaId, { numberOfGuests: 5 })).totalAmount).toBe('200.00')
  })

  test('change the price of a booking by what they add, and nothing else of it', async ({
    hotel,
    database,
    desk,
  }) => {
    const app = { hotel, database }
    const booked = await bookFor(app, { numberOfGuests: 2 })
    // Whatever the villa costs by now, its nights were agreed.
    await database.pool.query('update villas set base_price_cents = 99900 where id = $1', [booked.villaId])
    const unseen = await booked.change({ numberOfGuests: 3, totalAmount: '130.00' })
    expect(unseen).toMatchObject({ status: 409, body: { errors: [{ message: 'The total is 170.00' }] } })
    const seen = await booked.change({ numberOfGuests: 3, totalAmount: '170.00' })
    expect(seen).toMatchObject({ status: 200, body: { totalAmount: '170.00', numberOfGuests: 3 } })
    expect((await booked.nights()).map(({ cents, extraGuests }) => [cents, extraGuests])).toEqual([
      [8500, 2000],
      [8500, 2000],
    ])
    await hotel.readEmails()
    const byStaff = await desk.call('PATCH', `/api/admin/bookings/${booked.id}`, {
      numberOfGuests: 4,
      childAges: [4, 9],
      totalAmount: '170.00',
    })
    expect(byStaff).toMatchObject({ status: 200, body: { totalAmount: '170.00' } })
    expect(await hotel.readEmails()).toEqual({})
    const fewer = await desk.call('PATCH', `/api/admin/bookings/${booked.id}`, {
      numberOfGuests: 2,
      childAges: [],
    })
    expect(fewer).toMatchObject({ status: 200, body: { totalAmount: '130.00' } })
    expect(Object.keys(await hotel.readEmails())).toEqual(['booking-changed'])
  })

  test('are no cheaper once cancelling is free no more, and dearer where more come', async ({
    hotel,
    database,
  }) => {
    const booked = await bookFor(
      { hotel, database },
      { numberOfGuests: 3 },
      { checkInDate: '2027-03-10', checkOutDate: '2027-03-11' },
    )
    expect(booked.totalAmount).toBe('85.00')
    expect((await booked.change({ numberOfGuests: 2 })).body).toMatchObject({ totalAmount: '85.00' })
    // The third guest is still paid for.
    expect((await booked.change({ numberOfGuests: 4 })).body).toMatchObject({ totalAmount: '105.00' })
  })

  test('of guests in house change the nights from today on alone', async ({ hotel, database, desk }) => {
    const app = { hotel, database }
    const booked = await bookFor(
      app,
      { numberOfGuests: 2 },
      { checkInDate: '2027-03-15', checkOutDate: '2027-03-18' },
    )
    await database.pool.query(
      `update bookings set status = 'checked-in', check_in_date = '2027-03-09', check_out_date = '2027-03-12',
        nights = (select jsonb_agg(night || jsonb_build_object('day', (date '2027-03-09' + (place - 1)::int)::text) order by place)
          from jsonb_array_elements(nights) with ordinality as list (night, place)) where id = $1`,
      [booked.id],
    )
    const more = await desk.call('PATCH', `/api/admin/bookings/${booked.id}`, { numberOfGuests: 3 })
    expect(more).toMatchObject({ status: 200, body: { totalAmount: '235.00' } })
    expect((await booked.nights()).map(({ cents }) => cents)).toEqual([6500, 8500, 8500])
  })

  test('that stay away take along their part of what was agreed, whatever they cost by now', async ({
    hotel,
    database,
  }) => {
    const booked = await bookFor({ hotel, database }, { numberOfGuests: 4 })
    expect(booked.totalAmount).toBe('210.00')
    await database.pool.query('update property_facts set facts = facts || $1', [{ extraAdultPrice: '40.00' }])
    expect((await booked.change({ numberOfGuests: 3 })).body).toMatchObject({ totalAmount: '170.00' })
  })

  test('leave a price that staff set to them, and pay for coming in addition by themselves', async ({
    hotel,
    database,
    desk,
  }) => {
    const app = { hotel, database }
    const booked = await bookFor(app, { numberOfGuests: 2 })
    await database.pool.query(
      `update bookings set total_cents = 10000, nights = (select jsonb_agg(night || '{"cents": 5000, "listed": 5500}')
        from jsonb_array_elements(nights) night) where id = $1`,
      [booked.id],
    )
    const more = await desk.call('PATCH', `/api/admin/bookings/${booked.id}`, { numberOfGuests: 3 })
    expect(more).toMatchObject({ status: 200, body: { totalAmount: '100.00' } })
    const unseen = await booked.change({ numberOfGuests: 4, totalAmount: '100.00' })
    expect(unseen).toMatchObject({ status: 409, body: { errors: [{ message: 'The total is 140.00' }] } })
    for (const numberOfGuests of [4, 3, 4])
      expect(await booked.change({ numberOfGuests, totalAmount: '140.00' })).toMatchObject({ status: 200 })
    expect((await booked.nights()).map(({ cents, listed }) => [cents, listed])).toEqual([
      [7000, 9500],
      [7000, 9500],
    ])
  })
})
