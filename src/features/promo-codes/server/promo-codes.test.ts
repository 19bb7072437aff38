import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { villaCategories } from '@/features/categories/server/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { bookingRequest, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

const CODE = { code: 'march-10', kind: 'percentage', value: '10', stayTo: '2027-03-31' }

const test = base
  .extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const app = await createApi(database)
    onCleanup(() => app.close())
    const admin = await signInAs(app, database.orm, 'admin')
    return { app, admin }
  })
  .extend('guest', async ({ hotel: { app, admin }, database }) => {
    await database.pool.query('truncate bookings, promo_codes, villas, villa_categories cascade')
    const villaId = await makeVilla(database.orm)
    const post = async (url: string, payload: object) => {
      const answer = await app.inject({ method: 'POST', url, payload })
      return { status: answer.statusCode, body: answer.json() }
    }
    const book = (own: object = {}) =>
      post('/api/bookings', bookingRequest(villaId, { promoCode: 'MARCH-10', totalAmount: '117.00', ...own }))
    const make = async (own: object = {}): Promise<number> => {
      const made = await admin.call('POST', '/api/admin/promo-codes', { ...CODE, ...own })
      expect(made.status).toBe(201)
      return made.body.id
    }
    const check = async (own: Record<string, string> = {}) => {
      const wish = { code: 'March-10', villaId: `${villaId}`, checkIn: '2027-03-15', checkOut: '2027-03-17' }
      const answer = await app.inject({ url: '/api/promo-codes/check', query: { ...wish, ...own } })
      return { status: answer.statusCode, body: answer.json() }
    }
    const uses = async () => (await admin.call('GET', '/api/admin/promo-codes/uses')).body
    return { villaId, book, make, check, uses }
  })

test('a stay booked with a code costs what the code makes it, and keeps that when the code ends', async ({
  guest,
  hotel: { admin },
  database: { orm },
}) => {
  const id = await guest.make()
  const { status, body } = await guest.book()
  expect([status, body.totalAmount]).toEqual([201, '117.00'])
  await admin.call('PATCH', `/api/admin/promo-codes/${id}`, { isActive: false, value: '50' })
  const [row] = await orm.select().from(bookings).where(eq(bookings.id, body.id))
  expect([row?.totalCents, row?.promoCodeId]).toEqual([11_700, id])
  expect(row?.nights?.map(({ cents, promo }) => [cents, promo?.code, promo?.off])).toEqual([
    [5850, 'MARCH-10', 650],
    [5850, 'MARCH-10', 650],
  ])
  const other = await makeVilla(orm)
  const late = await guest.book({ villaId: other })
  expect([late.status, late.body.errors]).toEqual([
    422,
    [{ path: 'promoCode', message: 'The code MARCH-10 has ended.' }],
  ])
  expect(await guest.uses()).toEqual([{ id, uses: 1, brought: '117.00' }])
  expect((await admin.call('DELETE', `/api/admin/promo-codes/${id}`)).status).toBe(409)
})

test('a code that does not hold is refused with the reason, before and when it is booked', async ({
  guest,
  database: { orm },
}) => {
  const [kind] = await orm.insert(villaCategories).values({ name: 'Family' }).returning()
  const reasonOf = async (own: Record<string, string>) => {
    const { status, body } = await guest.check(own)
    return [status, body.errors?.[0]?.path, body.message]
  }
  expect(await reasonOf({})).toEqual([
    422,
    'promoCode',
    'We do not know this code. Please check how it is spelt.',
  ])
  await guest.make()
  await guest.make({ code: 'OVER', bookTo: '2026-01-01' })
  await guest.make({ code: 'SOON', bookFrom: '2099-01-01' })
  await guest.make({ code: 'KIND', categoryIds: [kind?.id] })
  expect((await guest.check()).body).toMatchObject({ code: 'MARCH-10', kind: 'percentage', value: 1000 })
  expect((await reasonOf({ checkIn: '2027-04-01', checkOut: '2027-04-03' }))[2]).toBe(
    'The code MARCH-10 holds for stays until Thu, 1 Apr 2027.',
  )
  expect((await reasonOf({ code: 'over' }))[2]).toBe('The code OVER has ended.')
  expect((await reasonOf({ code: 'soon' }))[2]).toMatch('holds for bookings from')
  expect((await reasonOf({ code: 'kind' }))[2]).toBe('The code KIND does not hold for this kind of villa.')
  const april = { checkInDate: '2027-04-05', checkOutDate: '2027-04-07' }
  expect((await guest.book(april)).body.errors[0].path).toBe('promoCode')
  const dearer = await guest.book({ totalAmount: '110.00' })
  expect([dearer.status, dearer.body.errors]).toEqual([
    409,
    [{ path: 'totalAmount', message: 'The total is 117.00' }],
  ])
  expect(await orm.select().from(bookings)).toEqual([])
})

test('guests who book at once never use a code more often than it can be; a cancelled stay gives its use back', async ({
  guest,
  hotel: { admin },
  database: { orm },
}) => {
  await guest.make({ mostUses: 2 })
  const villas = [guest.villaId, ...(await Promise.all([1, 2, 3, 4].map(() => makeVilla(orm))))]
  const answers = await Promise.all(
    villas.map((villaId, place) => guest.book({ villaId, guestEmail: `guest${place}@example.com` })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422])
  const refused = answers.findIndex(({ status }) => status === 422)
  expect(answers[refused]?.body.message).toBe('This code has been used as often as it can be.')
  expect((await guest.check()).body.message).toBe('This code has been used as often as it can be.')
  const made = answers.find(({ status }) => status === 201)?.body.id
  await admin.call('PATCH', `/api/admin/bookings/${made}`, { status: 'cancelled' })
  const [row] = await orm.select().from(bookings).where(eq(bookings.id, made))
  expect(row?.status).toBe('cancelled')
  expect((await guest.book({ villaId: villas[refused] })).status).toBe(201)
  expect((await guest.uses())[0].uses).toBe(2)
})

test('a stay that staff move keeps its code where it holds, and gives it back where it does not', async ({
  guest,
  hotel: { admin },
  database: { orm },
}) => {
  const id = await guest.make({ mostUses: 1 })
  const { body } = await guest.book()
  const move = async (days: object) => await admin.call('PATCH', `/api/admin/bookings/${body.id}`, days)
  const longer = await move({ checkOutDate: '2027-03-18' })
  expect([longer.status, longer.body.totalAmount]).toEqual([200, '175.50'])
  expect(await guest.uses()).toEqual([{ id, uses: 1, brought: '175.50' }])
  const april = await move({ checkInDate: '2027-04-05', checkOutDate: '2027-04-07' })
  expect([april.status, april.body.totalAmount]).toEqual([200, '130.00'])
  expect(await guest.uses()).toEqual([])
  const other = await makeVilla(orm)
  expect((await guest.book({ villaId: other })).status).toBe(201)
})

test('a code that fits nothing is not saved, and says why at its field', async ({
  guest,
  hotel: { admin },
}) => {
  const wrong = async (own: object) => {
    const { status, body } = await admin.call('POST', '/api/admin/promo-codes', { ...CODE, ...own })
    return [status, body.errors?.map(({ path }: { path: string }) => path)]
  }
  expect(await wrong({ code: 'ä!' })).toEqual([422, ['code']])
  expect(await wrong({ value: '101' })).toEqual([422, ['value']])
  expect(await wrong({ kind: 'amount', value: '0' })).toEqual([422, ['value']])
  expect(await wrong({ bookFrom: '2027-03-02', bookTo: '2027-03-01' })).toEqual([422, ['bookTo']])
  expect(await wrong({ stayFrom: '2027-04-02' })).toEqual([422, ['stayTo']])
  await guest.make()
  expect((await admin.call('POST', '/api/admin/promo-codes', CODE)).status).toBe(409)
})

test('a link brings its code along and leads on to the same page without it', async ({ hotel: { app } }) => {
  const answer = await app.inject({ url: '/booking?step=dates&code=march-10' })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/booking?step=dates'])
  expect(answer.cookies).toMatchObject([{ name: 'promo-code', value: 'MARCH-10', path: '/' }])
  const twice = await app.inject({ url: '/booking?code=march-10&next=/b?c=1' })
  expect(twice.headers.location).toBe('/booking?next=%2Fb%3Fc%3D1')
  const outward = await app.inject({ url: '//elsewhere.example/?code=march-10' })
  expect(outward.headers.location ?? '').not.toMatch(/^\/\//)
  const odd = await app.inject({ url: '/?code=%3Cscript%3E' })
  expect([odd.statusCode, odd.cookies]).toEqual([302, []])
})

test('who guesses codes is not answered any more for a while, by whatever call; others are, and so is who has one', async ({
  database,
  guest,
}) => {
  await guest.make()
  const app = await createApi(database, { env: { RATE_LIMITS: 'on' } })
  const look = async (code: string, remoteAddress: string) => {
    const query = { code, villaId: `${guest.villaId}`, checkIn: '2027-03-15', checkOut: '2027-03-17' }
    return (await app.inject({ url: '/api/promo-codes/check', query, remoteAddress })).statusCode
  }
  const [guesser, others] = ['203.0.113.7', '203.0.113.8']
  for (let count = 0; count < 25; count++) expect(await look('march-10', others)).toBe(200)
  for (let count = 0; count < 20; count++) expect(await look(`GUESS${count}`, guesser)).toBe(422)
  expect([await look('march-10', guesser), await look('GUESS', others)]).toEqual([429, 422])
  const payload = bookingRequest(guest.villaId, { promoCode: 'MARCH-10', totalAmount: '117.00' })
  const booked = await app.inject({ method: 'POST', url: '/api/bookings', payload, remoteAddress: guesser })
  expect(booked.statusCode).toBe(429)
  await app.close()
})
