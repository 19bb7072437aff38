import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import { expireHolds } from '@/features/bookings/server/expire-holds'
import { bookings } from '@/features/bookings/server/table'
import { chargeItems, folioCharges } from '@/features/charges/server/table'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { bookingPayments } from '@/features/payments/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { toCents } from '@/kernel/money'
import { createApi } from '../../../../test/app'
import { test as base, openDatabase } from '../../../../test/database'
import { bookingRequest, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { bookedExtras } from './table'

const test = base
  .extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const app = await createApi(database)
    onCleanup(() => app.close())
    const { orm } = database
    await orm
      .insert(propertyFacts)
      .values({ facts: { ...sampleFacts, freeCancellationHours: 48, lateCancellationFee: 'all' } })
    const clerk = await signInAs(app, orm, 'user')
    const admin = await signInAs(app, orm, 'admin')
    const make = async (own: Partial<typeof chargeItems.$inferInsert>) => {
      const item = { name: 'Cot', priceCents: 500, department: 'other', isSoldOnline: true, ...own } as const
      const [made] = await orm.insert(chargeItems).values(item).returning({ id: chargeItems.id })
      return made?.id ?? 0
    }
    return { app, clerk, admin, make }
  })
  .extend('offered', async ({ hotel: { make }, database: { orm } }) => {
    await orm.delete(bookedExtras)
    await orm.delete(folioCharges)
    await orm.delete(bookingPayments)
    await orm.delete(bookings)
    await orm.delete(chargeItems)
    return {
      picnic: await make({ name: 'Picnic', priceCents: 1800, unit: 'piece', mostPieces: 4, sortOrder: 2 }),
      pickup: await make({
        name: 'Pickup',
        priceCents: 9000,
        dailyLimit: 2,
        guestText: 'A driver',
        sortOrder: 1,
      }),
      cot: await make({ name: 'Cot', unit: 'night', dailyLimit: 1, sortOrder: 3 }),
      lunch: await make({ name: 'Lunch', priceCents: 1200, unit: 'guest', sortOrder: 4 }),
    }
  })
  .extend('guest', async ({ hotel: { app, clerk }, database: { orm } }) => {
    const book = async (
      items: { id: number; pieces: number }[],
      amount: string,
      own: object = {},
      key?: string,
    ) => {
      const payload = bookingRequest(await makeVilla(orm), { extras: { items, amount }, ...own })
      const headers = key === undefined ? {} : { 'idempotency-key': key }
      const answer = await app.inject({ method: 'POST', url: '/api/bookings', payload, headers })
      return { status: answer.statusCode, body: answer.json(), payload }
    }
    const folioOf = async (id: number) => (await clerk.call('GET', `/api/admin/bookings/${id}/payments`)).body
    const listFor = async (checkIn: string, checkOut: string) =>
      (await app.inject(`/api/extras?checkIn=${checkIn}&checkOut=${checkOut}`)).json()
    return { book, folioOf, listFor }
  })

test('guests are offered what is sold on the site alone, in its order, with what is left for their days', async ({
  hotel,
  offered,
  guest,
}) => {
  await hotel.make({ name: 'Damage', isSoldOnline: false })
  await hotel.make({ name: 'Dinner', isActive: false })
  expect((await guest.book([{ id: offered.pickup, pieces: 1 }], '90.00')).status).toBe(201)
  const list = await guest.listFor('2027-03-15', '2027-03-16')
  expect(list.map(({ name, left }: { name: string; left: number | null }) => [name, left])).toEqual([
    ['Pickup', 1],
    ['Picnic', null],
    ['Cot', 1],
    ['Lunch', null],
  ])
  expect(list[0]).toEqual({
    id: offered.pickup,
    name: 'Pickup',
    text: 'A driver',
    price: '90.00',
    unit: 'stay',
    servedOn: 'arrival',
    mostPieces: 1,
    left: 1,
  })
  expect((await hotel.app.inject('/api/extras?checkIn=2027-03-15&checkOut=2027-03-15')).statusCode).toBe(422)
})

test('extras are charged with the request, and the folio asks for all of it', async ({ offered, guest }) => {
  const wanted = [
    { id: offered.lunch, pieces: 1 },
    { id: offered.picnic, pieces: 3 },
    { id: offered.cot, pieces: 1 },
  ]
  const { status, body } = await guest.book(wanted, '88.00')
  expect([status, body.totalAmount, body.extrasAmount]).toEqual([201, '130.00', '88.00'])
  const folio = await guest.folioOf(body.id)
  expect(folio).toMatchObject({ total: '130.00', owed: '218.00', due: '218.00' })
  expect(folio.charges).toMatchObject([
    { description: 'Picnic', quantity: 3, amount: '54.00', chargedOn: '2027-03-15', staffEmail: 'the guest' },
    { description: 'Cot', quantity: 2, amount: '10.00' },
    { description: 'Lunch', quantity: 2, amount: '24.00' },
  ])
})

test('another price than the guest was shown is refused with the new one, and nothing is booked', async ({
  database: { orm },
  offered,
  guest,
}) => {
  await orm.update(chargeItems).set({ priceCents: 9500 }).where(eq(chargeItems.id, offered.pickup))
  const { status, body } = await guest.book([{ id: offered.pickup, pieces: 1 }], '90.00')
  expect(status).toBe(409)
  expect(body.message).toContain('$95.00')
  expect(body.errors).toEqual([{ path: 'extras', message: 'The extras come to 95.00' }])
  expect(await orm.$count(bookings)).toBe(0)
})

test('what is not offered, too many of it, or the same twice is refused, and nothing is booked', async ({
  database: { orm },
  hotel,
  offered,
  guest,
}) => {
  const staffOnly = await hotel.make({ name: 'Damage', isSoldOnline: false })
  expect((await guest.book([{ id: staffOnly, pieces: 1 }], '5.00')).status).toBe(409)
  expect((await guest.book([{ id: 2_000_000_000, pieces: 1 }], '5.00')).status).toBe(409)
  const many = await guest.book([{ id: offered.picnic, pieces: 5 }], '90.00')
  expect([many.status, many.body.errors?.[0]?.message]).toEqual([422, 'Please choose at most 4 of Picnic'])
  const twice = [
    { id: offered.lunch, pieces: 1 },
    { id: offered.lunch, pieces: 1 },
  ]
  expect((await guest.book(twice, '48.00')).status).toBe(422)
  expect((await guest.book([{ id: offered.lunch, pieces: 0 }], '0.00')).status).toBe(422)
  expect(await orm.$count(bookings)).toBe(0)
})

test('a request sent again under its key books and charges once', async ({
  database: { orm },
  hotel: { app },
  offered,
  guest,
}) => {
  const first = await guest.book([{ id: offered.pickup, pieces: 1 }], '90.00', {}, 'extras-1')
  const headers = { 'idempotency-key': 'extras-1' }
  const again = await app.inject({ method: 'POST', url: '/api/bookings', payload: first.payload, headers })
  expect([again.statusCode, again.json()]).toEqual([201, first.body])
  const asked = await app.inject({
    method: 'POST',
    url: '/api/bookings/sent',
    payload: first.payload,
    headers,
  })
  expect(asked.json()).toEqual({ booking: first.body })
  expect(await orm.$count(bookedExtras)).toBe(1)
})

test('the last of a day goes once, whoever asks at the same time and in whatever order', async ({
  database,
  databaseCopy,
  hotel,
  offered: { pickup, cot, picnic },
  guest: _guest,
}) => {
  const { orm } = database
  await orm.update(chargeItems).set({ dailyLimit: 5 }).where(eq(chargeItems.id, picnic))
  const other = database.engine === 'postgres' ? await openDatabase(databaseCopy) : undefined
  const apps = other ? [hotel.app, await createApi(other)] : [hotel.app]
  const villas = await Promise.all(Array.from({ length: 6 }, () => makeVilla(orm)))
  const day = (offset: number) => `2027-03-${15 + offset}`
  const wish = fc.record({
    from: fc.nat({ max: 2 }),
    nights: fc.integer({ min: 1, max: 3 }),
    kinds: fc.shuffledSubarray([pickup, cot, picnic], { minLength: 1 }),
    pieces: fc.integer({ min: 1, max: 4 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { minLength: 2, maxLength: 6 }), async (wishes) => {
      await orm.delete(bookedExtras)
      await orm.delete(folioCharges)
      await orm.delete(bookings)
      const answers = await Promise.all(
        wishes.map(({ from, nights, kinds, pieces }, index) => {
          const items = kinds.map((id) => ({ id, pieces: id === picnic ? pieces : 1 }))
          const cents = { [pickup]: 9000, [cot]: 500 * nights, [picnic]: 1800 * pieces }
          const amount = (kinds.reduce((sum, id) => sum + (cents[id] ?? 0), 0) / 100).toFixed(2)
          const payload = bookingRequest(villas[index] ?? 0, {
            checkInDate: day(from),
            checkOutDate: day(from + nights),
            totalAmount: undefined,
            extras: { items, amount },
          })
          return apps[index % apps.length]?.inject({ method: 'POST', url: '/api/bookings', payload })
        }),
      )
      const statuses = answers.map((answer) => answer?.statusCode)
      expect(statuses.every((status) => status === 201 || status === 409)).toBe(true)
      const sold = await orm.select().from(bookedExtras)
      const limits = { [pickup]: 2, [cot]: 1, [picnic]: 5 }
      for (const [id, limit] of Object.entries(limits))
        for (let offset = 0; offset <= 5; offset++) {
          const onDay = sold.filter(
            ({ itemId, firstDay, lastDay }) =>
              itemId === Number(id) && firstDay <= day(offset) && lastDay >= day(offset),
          )
          expect(onDay.reduce((sum, { perDay }) => sum + perDay, 0)).toBeLessThanOrEqual(limit)
        }
      // Who was refused left nothing behind, and the first of all was refused by nobody.
      expect(await orm.$count(bookings)).toBe(statuses.filter((status) => status === 201).length)
      expect(statuses).toContain(201)
    }),
    { numRuns: database.engine === 'postgres' ? 8 : 4 },
  )
  if (other) {
    await apps[1]?.close()
    await other.close()
  }
})

test.for(['cancelled', 'no-show', 'lapsed'] as const)(
  'the extras of a booking that is %s are taken back by entries, and others can have them',
  async (end, { database, hotel: { clerk }, offered, guest }) => {
    const { orm } = database
    const wanted = [
      { id: offered.cot, pieces: 1 },
      { id: offered.picnic, pieces: 2 },
    ]
    const { body } = await guest.book(wanted, '46.00')
    expect((await guest.book([{ id: offered.cot, pieces: 1 }], '10.00')).status).toBe(409)
    const path = `/api/admin/bookings/${body.id}`
    if (end === 'lapsed') {
      await orm.update(bookings).set({ holdExpiresAt: new Date(0) })
      await expireHolds({ database, changed: () => undefined })
    } else if (end === 'no-show') {
      // Staff may say so from the day of arrival on; what it does to extras is the database's own.
      await orm.update(bookings).set({ status: 'no-show' }).where(eq(bookings.id, body.id))
    } else {
      await clerk.call('PATCH', path, { status: 'confirmed' })
      const { body: costs } = await clerk.call('GET', `${path}/ending-costs`)
      expect(costs.cancelled).toEqual({ fee: '0.00', paid: '0.00', due: '0.00' })
      expect((await clerk.call('PATCH', path, { status: 'cancelled' })).status).toBe(200)
    }
    const folio = await guest.folioOf(body.id)
    expect(folio).toMatchObject({ owed: '0.00', due: '0.00' })
    expect(folio.charges.map(({ amount }: { amount: string }) => amount)).toEqual([
      '36.00',
      '10.00',
      '-36.00',
      '-10.00',
    ])
    expect(folio.charges[2]).toMatchObject({ reason: 'the stay is off', staffEmail: 'by itself' })
    expect((await guest.book([{ id: offered.cot, pieces: 1 }], '10.00')).status).toBe(201)
  },
)

test('cancelling late costs what the terms say of the nights, and the extras nothing', async ({
  database: { orm },
  hotel: { clerk },
  offered,
  guest,
}) => {
  const { body } = await guest.book([{ id: offered.pickup, pieces: 1 }], '90.00')
  const path = `/api/admin/bookings/${body.id}`
  await clerk.call('PATCH', path, { status: 'confirmed' })
  await clerk.call('POST', `${path}/payments`, { method: 'cash', amount: '220.00' })
  // The free time is over from two days before: the stay begins tomorrow.
  await orm
    .update(bookings)
    .set({ checkInDate: '2027-03-11' as never, checkOutDate: '2027-03-13' as never, nights: null })
    .where(eq(bookings.id, body.id))
  const { body: costs } = await clerk.call('GET', `${path}/ending-costs`)
  expect(costs.cancelled).toEqual({ fee: '130.00', paid: '220.00', due: '-90.00' })
  await clerk.call('PATCH', path, { status: 'cancelled' })
  expect(await guest.folioOf(body.id)).toMatchObject({ owed: '130.00', paid: '220.00', due: '-90.00' })
})

test('an extra that staff take back by hand is free for others, and ending the booking takes it back no more', async ({
  hotel: { clerk },
  offered,
  guest,
}) => {
  const { body } = await guest.book([{ id: offered.cot, pieces: 1 }], '10.00')
  const folio = await guest.folioOf(body.id)
  const path = `/api/admin/bookings/${body.id}`
  const reason = 'The guest brings one'
  await clerk.call('POST', `${path}/charges/${folio.charges[0].id}/correction`, { reason })
  expect((await guest.book([{ id: offered.cot, pieces: 1 }], '10.00')).status).toBe(201)
  await clerk.call('PATCH', path, { status: 'cancelled' })
  expect(await guest.folioOf(body.id)).toMatchObject({ owed: '0.00', due: '0.00' })
})

test('a guest who changes the stay pays for the extras by the same rule, at the prices agreed', async ({
  database: { orm },
  hotel: { app },
  offered,
  guest,
}) => {
  const wanted = [
    { id: offered.cot, pieces: 1 },
    { id: offered.lunch, pieces: 1 },
    { id: offered.picnic, pieces: 2 },
  ]
  const { body } = await guest.book(wanted, '70.00')
  await orm.update(chargeItems).set({ priceCents: 9900 })
  const url = `/api${await makeGuestLink(orm, body.id)}`
  const payload = { checkOutDate: '2027-03-18', numberOfGuests: 3 }
  const changed = (await app.inject({ method: 'PATCH', url, payload })).json()
  expect(changed.totalAmount).toBe('195.00')
  expect(changed.owedAmount).toBe('282.00')
  expect(changed.extras).toEqual([
    {
      name: 'Picnic',
      price: '18.00',
      unit: 'piece',
      servedOn: 'arrival',
      pieces: 2,
      quantity: 2,
      amount: '36.00',
    },
    {
      name: 'Cot',
      price: '5.00',
      unit: 'night',
      servedOn: 'arrival',
      pieces: 1,
      quantity: 3,
      amount: '15.00',
    },
    {
      name: 'Lunch',
      price: '12.00',
      unit: 'guest',
      servedOn: 'arrival',
      pieces: 1,
      quantity: 3,
      amount: '36.00',
    },
  ])
  const folio = await guest.folioOf(body.id)
  const sum = folio.charges.reduce((all: number, { amount }: { amount: string }) => all + toCents(amount), 0)
  expect(sum).toBe(8700)
})

test('a change to a day on which an extra is sold out is refused, and nothing changes', async ({
  database: { orm },
  hotel: { app },
  offered,
  guest,
}) => {
  const { body } = await guest.book([{ id: offered.cot, pieces: 1 }], '10.00')
  const later = { checkInDate: '2027-03-17', checkOutDate: '2027-03-19', totalAmount: undefined }
  expect((await guest.book([{ id: offered.cot, pieces: 1 }], '10.00', later)).status).toBe(201)
  const url = `/api${await makeGuestLink(orm, body.id)}`
  const answer = await app.inject({ method: 'PATCH', url, payload: { checkOutDate: '2027-03-18' } })
  expect(answer.statusCode).toBe(409)
  expect(answer.json().message).toContain('Cot is sold out')
  const now = (await app.inject(url)).json()
  expect(now).toMatchObject({ checkOutDate: '2027-03-17', owedAmount: '140.00' })
  // Its own nights never stand in its way; the night of a Sunday costs more.
  const other = await app.inject({ method: 'PATCH', url, payload: { checkInDate: '2027-03-14' } })
  expect([other.statusCode, other.json().owedAmount]).toEqual([200, '223.00'])
})

test('once cancelling is free no more, a guest with fewer people pays for as many meals as were agreed', async ({
  database,
  offered,
  guest,
}) => {
  const { orm } = database
  const { body } = await guest.book([{ id: offered.lunch, pieces: 1 }], '24.00')
  const late = await createApi(database, { now: () => new Date('2027-03-14T09:00:00Z'), today: '2027-03-14' })
  const url = `/api${await makeGuestLink(orm, body.id)}`
  const change = async (payload: object) => {
    const answer = await late.inject({ method: 'PATCH', url, payload })
    const { extras, canChangeStay } = answer.json()
    return {
      status: answer.statusCode,
      canChangeStay,
      quantity: extras?.[0].quantity,
      amount: extras?.[0].amount,
    }
  }
  const held = { status: 200, canChangeStay: false }
  expect(await change({ numberOfGuests: 1 })).toEqual({ ...held, quantity: 2, amount: '24.00' })
  expect(await change({ numberOfGuests: 3 })).toEqual({ ...held, quantity: 3, amount: '36.00' })
  expect(await change({ numberOfGuests: 2 })).toEqual({ ...held, quantity: 3, amount: '36.00' })
  await late.close()
})

test('what a guest pays for stays agreed when staff move the stay, and counts the party when staff change it', async ({
  database,
  hotel: { clerk },
  offered,
  guest,
}) => {
  const { orm } = database
  const { body } = await guest.book([{ id: offered.lunch, pieces: 1 }], '24.00')
  const late = await createApi(database, { now: () => new Date('2027-03-14T09:00:00Z'), today: '2027-03-14' })
  const url = `/api${await makeGuestLink(orm, body.id)}`
  await late.inject({ method: 'PATCH', url, payload: { numberOfGuests: 1 } })
  await late.close()
  const path = `/api/admin/bookings/${body.id}`
  const extras = async () => (await clerk.call('GET', `${path}/extras`)).body
  await clerk.call('PATCH', path, { checkOutDate: '2027-03-18' })
  expect(await extras()).toMatchObject([{ name: 'Lunch', quantity: 2, amount: '24.00' }])
  await clerk.call('PATCH', path, { numberOfGuests: 3 })
  expect(await extras()).toMatchObject([{ quantity: 3, amount: '36.00' }])
  await clerk.call('PATCH', path, { numberOfGuests: 1 })
  expect(await extras()).toMatchObject([{ quantity: 1, amount: '12.00' }])
})

test('a change is refused with the right sum where the extras come to another amount than was seen', async ({
  hotel: { clerk },
  offered,
  guest,
}) => {
  const { body } = await guest.book([{ id: offered.cot, pieces: 1 }], '10.00')
  const path = `/api/admin/bookings/${body.id}`
  const longer = { checkOutDate: '2027-03-18' }
  const refused = await clerk.call('PATCH', path, { ...longer, extrasAmount: '10.00' })
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('$15.00'), errors: [{ path: 'extrasAmount' }] },
  })
  expect((await clerk.call('GET', path)).body.checkOutDate).toBe('2027-03-17')
  expect((await clerk.call('PATCH', path, { ...longer, extrasAmount: '15.00' })).status).toBe(200)
  expect((await clerk.call('GET', '/api/admin/bookings/999999/extras')).status).toBe(404)
})
