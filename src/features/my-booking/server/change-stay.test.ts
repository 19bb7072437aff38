import { beforeEach, describe, expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { villaCategories } from '@/features/categories/server/table'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { seasons } from '@/features/villas/server/table'
import { toDay } from '@/kernel/days'
import { mails } from '@/server/mail/table'
import { test as base, SITE_URL } from '../../../../test/emails'
import { makeBooking, makeVilla } from '../../../../test/factories'

const test = base.extend<{
  guest: (
    id: number,
  ) => Promise<(change: object) => Promise<{ status: number; body: Record<string, unknown> }>>
}>({
  guest: async ({ hotel, database }, use) => {
    await use(async (id) => {
      const url = `/api${await makeGuestLink(database.orm, id)}`
      return async (payload) => {
        const answer = await hotel.app.inject({ method: 'PATCH', url, payload })
        return { status: answer.statusCode, body: answer.json() }
      }
    })
  },
})

beforeEach<{ database: { orm: Parameters<typeof makeVilla>[0] } }>(async ({ database }) => {
  await database.orm.delete(mails)
  await database.orm.delete(bookings)
})

describe('a guest changes the stay by themselves', () => {
  test('in a villa that visitors do not see any more, at its price', async ({ hotel, database, guest }) => {
    const villaId = await makeVilla(database.orm)
    const { id } = await hotel.book(villaId)
    const change = await guest(id)
    await database.pool.query('update villas set is_published = false where id = $1', [villaId])
    const wish = { checkInDate: '2027-03-15', checkOutDate: '2027-03-18', totalAmount: '195.00' }
    const { status, body } = await change(wish)
    expect([status, body.totalAmount]).toEqual([200, '195.00'])
    expect(body.unseenVilla).toMatchObject({ id: villaId, price: '$65.00' })
  })

  test('to no villa that visitors do not see', async ({ hotel, database, guest }) => {
    const draft = await makeVilla(database.orm, { isPublished: false })
    const { id } = await hotel.book(await makeVilla(database.orm))
    const change = await guest(id)
    expect(await change({ villaId: draft, totalAmount: '130.00' })).toMatchObject({ status: 422 })
  })

  test('to other dates, villa and meals, at the price of today, and both sides hear from what to what', async ({
    hotel,
    database,
    guest,
  }) => {
    const other = await makeVilla(database.orm, { name: 'Honey Bee', halfBoardPriceCents: 8300 })
    const { id, reference } = await hotel.book(await makeVilla(database.orm))
    const change = await guest(id)
    await database.orm.delete(mails)
    const { status, body } = await change({
      villaId: other,
      checkInDate: '2027-03-18',
      checkOutDate: '2027-03-20',
      board: 'half-board',
      numberOfGuests: 2,
      childAges: [4],
      wantsCot: true,
      totalAmount: '179.00',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'pending',
      villaId: other,
      villaName: 'Honey Bee',
      checkInDate: '2027-03-18',
      childAges: [4],
      wantsCot: true,
      totalAmount: '179.00',
    })
    const { 'change-receipt': receipt, 'change-notice': notice, ...rest } = await hotel.readEmails()
    expect(rest).toEqual({})
    expect(receipt).toMatchObject({
      to: 'sample.guest@example.com',
      subject: `Your booking ${reference} at Pearl Villas Mbarara was changed`,
    })
    expect(notice).toMatchObject({
      to: 'info@pearlvillas.example.com',
      subject: expect.stringContaining(`Changed by the guest: ${reference}`),
    })
    for (const email of [receipt, notice])
      for (const said of [
        'Villa: Rose Villa → Honey Bee',
        'Check-in: Mon, 15 Mar 2027 → Thu, 18 Mar 2027',
        'Meals: Bed and breakfast → Half board',
        'Total: $130.00 → $179.00',
        'Cot: changed',
      ])
        expect(email?.text).toContain(said)
    expect(receipt?.text).toMatch(new RegExp(`${SITE_URL}/my-booking/[\\w-]{22}\n`))
    const { rows } = await database.pool.query(
      `select staff_email, before, after from audit_entries where resource = 'bookings' and row_id = $1`,
      [id],
    )
    expect(rows).toMatchObject([
      {
        staff_email: 'the guest',
        before: { checkInDate: '2027-03-15', totalAmount: '130.00' },
        after: { checkInDate: '2027-03-18', totalAmount: '179.00' },
      },
    ])
  })

  test('several times before the mail leaves is one mail from the first stay to the last', async ({
    hotel,
    database,
    guest,
  }) => {
    const { id } = await hotel.book(await makeVilla(database.orm))
    const change = await guest(id)
    await database.orm.delete(mails)
    await change({ checkOutDate: '2027-03-18' })
    await change({ checkOutDate: '2027-03-19' })
    expect(await database.orm.$count(mails)).toBe(2)
    const { 'change-receipt': receipt } = await hotel.readEmails()
    expect(receipt?.text).toContain('Check-out: Wed, 17 Mar 2027 → Fri, 19 Mar 2027')
    expect(receipt?.text).toContain('Total: $130.00 → $260.00')
  })

  test('keeps the agreed price as long as nights, villa and meals stay, whatever a night costs by now', async ({
    hotel,
    database,
    guest,
  }) => {
    const villaId = await makeVilla(database.orm)
    const { id } = await hotel.book(villaId)
    const change = await guest(id)
    await database.pool.query('update villas set base_price_cents = 9900 where id = $1', [villaId])
    expect(await change({ numberOfGuests: 1, totalAmount: '130.00' })).toMatchObject({
      status: 200,
      body: { totalAmount: '130.00' },
    })
    expect(await change({ checkOutDate: '2027-03-18', totalAmount: '195.00' })).toMatchObject({
      status: 409,
      body: { errors: [{ path: 'totalAmount', message: 'The total is 297.00' }] },
    })
    expect((await change({})).body.checkOutDate).toBe('2027-03-17')
    expect((await change({ checkOutDate: '2027-03-18', totalAmount: '297.00' })).status).toBe(200)
  })

  test('within the limits of everybody: past days, too many guests, the fewest nights of a season', async ({
    hotel,
    database,
    guest,
  }) => {
    const [category] = await database.orm
      .insert(villaCategories)
      .values({ name: 'Strict Villa' })
      .returning({ id: villaCategories.id })
    const categoryId = category?.id ?? 0
    const strict = await makeVilla(database.orm, { maxGuests: 2, categoryId })
    await database.orm.insert(seasons).values({
      name: 'Festival',
      categoryId,
      startDate: toDay('2027-03-01'),
      endDate: toDay('2027-03-31'),
      minNights: 5,
    })
    const { id } = await hotel.book(await makeVilla(database.orm))
    const change = await guest(id)
    const pathsOf = async (wish: object) => {
      const { status, body } = await change(wish)
      return [status, ...(body.errors as { path: string }[]).map(({ path }) => path)]
    }
    expect(await pathsOf({ checkInDate: '2027-03-09' })).toEqual([422, 'checkInDate'])
    expect(await pathsOf({ checkOutDate: '2027-03-15' })).toEqual([422, 'checkOutDate'])
    expect(await pathsOf({ villaId: strict })).toEqual([422, 'checkOutDate'])
    expect(await pathsOf({ villaId: strict, checkOutDate: '2027-03-21', numberOfGuests: 3 })).toEqual([
      422,
      'numberOfGuests',
    ])
    expect(await pathsOf({ board: 'full-board' })).toEqual([422, 'board'])
    expect((await change({ villaId: 2_147_483_000 })).status).toBe(422)
    expect((await change({ checkInDate: 'tomorrow' })).status).toBe(422)
    expect(await database.orm.$count(mails)).toBe(2)
  })

  test('by the conditions of seasons also where staff took the stay further ahead than guests book', async ({
    database,
    guest,
  }) => {
    const villaId = await makeVilla(database.orm)
    await database.orm.insert(seasons).values({
      name: 'Jubilee',
      villaId,
      startDate: toDay('2028-05-01'),
      endDate: toDay('2028-05-31'),
      minNights: 4,
    })
    const [checkInDate, checkOutDate] = [toDay('2028-05-10'), toDay('2028-05-15')]
    const change = await guest(await makeBooking(database.orm, villaId, { checkInDate, checkOutDate }))
    const { status, body } = await change({ checkOutDate: '2028-05-12' })
    expect([status, body.errors]).toEqual([
      422,
      [{ path: 'checkOutDate', message: expect.stringContaining('Sun, 14 May 2028 or later') }],
    ])
    expect((await change({ checkOutDate: '2028-05-14' })).status).toBe(200)
  })

  test('keeps nights of its own, and hears nothing of whose the others are', async ({
    hotel,
    database,
    guest,
  }) => {
    const villaId = await makeVilla(database.orm)
    const { id } = await hotel.book(villaId)
    await makeBooking(database.orm, villaId, {
      guestName: 'Secret Neighbour',
      checkInDate: toDay('2027-03-20'),
      checkOutDate: toDay('2027-03-22'),
    })
    const change = await guest(id)
    const taken = await change({ checkOutDate: '2027-03-21' })
    expect(taken.status).toBe(409)
    expect(JSON.stringify(taken.body)).not.toMatch(/Secret|booking \d/)
    expect((await change({ checkInDate: '2027-03-16', checkOutDate: '2027-03-20' })).status).toBe(200)
  })

  test('until cancelling is no longer free, then party and requests alone; never once the stay has begun', async ({
    database,
    guest,
  }) => {
    const villaId = await makeVilla(database.orm)
    const id = await makeBooking(database.orm, villaId, {
      status: 'confirmed',
      checkInDate: toDay('2027-03-11'),
      checkOutDate: toDay('2027-03-13'),
    })
    const change = await guest(id)
    expect((await change({ checkOutDate: '2027-03-14' })).status).toBe(200)
    await database.pool.query(
      `update bookings set nights = null, check_in_date = '2027-03-10', check_out_date = '2027-03-12' where id = $1`,
      [id],
    )
    const late = await change({ checkOutDate: '2027-03-13' })
    expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('call us') } })
    expect((await change({ numberOfGuests: 1 })).status).toBe(200)
    await database.pool.query(`update bookings set status = 'checked-in' where id = $1`, [id])
    expect((await change({ checkOutDate: '2027-03-13' })).status).toBe(409)
    expect((await change({ numberOfGuests: 2 })).status).toBe(409)
  })

  test('two guests who change to the same nights: one wins, the other keeps the stay it had', async ({
    hotel,
    database,
    guest,
  }) => {
    const wanted = await makeVilla(database.orm)
    const rivals = await Promise.all(
      [0, 1, 2, 3].map(async () => {
        const { id } = await hotel.book(await makeVilla(database.orm))
        return await guest(id)
      }),
    )
    const answers = await Promise.all(rivals.map((change) => change({ villaId: wanted })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const { rows } = await database.pool.query(
      'select villa_id = $1 as won, count(*)::int from bookings group by 1 order by 1',
      [wanted],
    )
    expect(rows).toEqual([
      { won: false, count: 3 },
      { won: true, count: 1 },
    ])
  })
})

test('a guest whose price reception set changes who comes, and leaves dates, villa and meals to reception', async ({
  hotel,
  database,
  guest,
}) => {
  const { id } = await hotel.book(await makeVilla(database.orm))
  const nights = [15, 16].map((day) => ({ day: toDay(`2027-03-${day}`), cents: 5000, listed: 6500 }))
  await database.orm.update(bookings).set({ nights, totalCents: 10_000 })
  const change = await guest(id)
  const moved = await change({ checkInDate: '2027-03-16', checkOutDate: '2027-03-18' })
  expect(moved).toMatchObject({ status: 409, body: { message: expect.stringContaining('agreed a price') } })
  const { status, body } = await change({ numberOfGuests: 3 })
  expect(status).toBe(200)
  expect(body).toMatchObject({ totalAmount: '100.00', hasSetPrice: true, canChangeStay: false })
  // The price list is nothing guests are told.
  expect(JSON.stringify(body)).not.toContain('listed')
})
