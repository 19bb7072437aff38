import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import type { NightlyRateItem } from '@/features/rates/rules/nightly-rates'
import { toDay } from '@/kernel/days'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

const TODAY = toDay('2027-03-10')

const test = base
  .extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const app = await createApi(database, { today: TODAY })
    onCleanup(() => app.close())
    await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
    const desk = await signInAs(app, database.orm, 'user')
    const admin = await signInAs(app, database.orm, 'admin')
    const villaId = await makeVilla(database.orm)
    const limit = (discountLimit: number | null) =>
      database.orm.update(propertyFacts).set({ facts: { ...sampleFacts, ...{ discountLimit } } })
    return { desk, admin, villaId, limit }
  })
  .extend('book', async ({ hotel: { villaId, limit }, database }) => {
    await limit(null)
    await database.orm.update(bookings).set({ status: 'cancelled' })
    await database.orm.delete(mails)
    return async (own: Partial<typeof bookings.$inferInsert> = {}) => {
      const checkInDate = own.checkInDate ?? toDay('2027-03-15')
      const checkOutDate = own.checkOutDate ?? toDay('2027-03-17')
      const days = [checkInDate, toDay(nextDay(checkInDate))]
      const nights = own.nights ?? days.map((day) => ({ day, cents: 6500 }))
      const id = await makeBooking(database.orm, villaId, {
        status: 'confirmed',
        guestEmail: 'guest@example.com',
        ...own,
        checkInDate,
        checkOutDate,
        nights,
        totalCents: nights.reduce((sum, { cents }) => sum + cents, 0),
      })
      return { id, path: `/api/admin/bookings/${id}` }
    }
  })

function nextDay(day: string) {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}

const friend = { priceReason: 'A friend of the house' }
const perNight = (priceValue: string) => ({ priceKind: 'per-night', priceValue, ...friend })
const amounts = (nights: NightlyRateItem[]) => nights.map(({ amount }) => amount)

test('staff set a price, which booking, folio and history show, and the guest is written to', async ({
  hotel: { desk },
  book,
  database,
}) => {
  const { id, path } = await book()
  const { status, body } = await desk.call('POST', `${path}/price`, perNight('50'))
  expect(status).toBe(200)
  expect(body).toMatchObject({ isWaiting: false, booking: { totalAmount: '100.00' } })
  expect(body.booking.nights).toMatchObject([
    { amount: '50.00', listed: '65.00' },
    { amount: '50.00', listed: '65.00' },
  ])
  expect((await desk.call('GET', `${path}/payments`)).body).toMatchObject({ owed: '100.00', due: '100.00' })
  const { body: history } = await desk.call('GET', `${path}/history`)
  expect(history.at(-1)).toMatchObject({
    staffEmail: desk.account.email,
    before: { totalAmount: '130.00' },
    after: { totalAmount: '100.00', priceKind: 'per-night', reason: friend.priceReason },
  })
  const queued = await database.orm.select().from(mails).where(eq(mails.subjectId, id))
  expect(queued.map(({ kind }) => kind)).toEqual(['booking-changed'])
})

test('the nights that are past keep their price, and a total counts them', async ({
  hotel: { desk },
  book,
}) => {
  const inHouse = {
    checkInDate: toDay('2027-03-09'),
    checkOutDate: toDay('2027-03-11'),
    status: 'checked-in',
  } as const
  const { path } = await book(inHouse)
  const { body } = await desk.call('POST', `${path}/price`, { priceKind: 'complimentary', ...friend })
  expect(amounts(body.booking.nights)).toEqual(['65.00', '0.00'])
  const { body: total } = await desk.call('POST', `${path}/price`, {
    priceKind: 'total',
    priceValue: '100',
    ...friend,
  })
  expect(amounts(total.booking.nights)).toEqual(['65.00', '35.00'])
  const less = await desk.call('POST', `${path}/price`, {
    priceKind: 'total',
    priceValue: '64.99',
    ...friend,
  })
  expect(less).toMatchObject({ status: 422, body: { errors: [{ path: 'priceValue' }] } })
})

test('a stay that is over, a price without a reason and a percentage above all are refused', async ({
  hotel: { desk },
  book,
}) => {
  const { path } = await book({ status: 'checked-out' })
  expect((await desk.call('POST', `${path}/price`, perNight('50'))).status).toBe(409)
  const { path: open } = await book({ checkInDate: toDay('2027-04-15'), checkOutDate: toDay('2027-04-17') })
  const refused = [
    { priceKind: 'per-night', priceValue: '50' },
    { priceKind: 'percentage', priceValue: '101', ...friend },
    { priceKind: 'per-night', priceValue: 'fifty', ...friend },
    { priceKind: 'per-night', priceValue: '-1', ...friend },
  ]
  for (const payload of refused) expect((await desk.call('POST', `${open}/price`, payload)).status).toBe(422)
  expect((await desk.call('GET', open)).body.totalAmount).toBe('130.00')
})

test('a form that saw another version or another total changes nothing, and the same price once more is that price', async ({
  hotel: { desk },
  book,
}) => {
  const { path } = await book()
  const { body: seen } = await desk.call('GET', path)
  const wanted = { ...perNight('50'), updatedAt: seen.updatedAt }
  expect((await desk.call('POST', `${path}/price`, { ...wanted, totalAmount: '99.00' })).status).toBe(409)
  expect((await desk.call('POST', `${path}/price`, { ...wanted, totalAmount: '100.00' })).status).toBe(200)
  // As after an answer that was lost on the way.
  expect((await desk.call('POST', `${path}/price`, { ...wanted, totalAmount: '100.00' })).status).toBe(200)
  expect((await desk.call('POST', `${path}/price`, { ...wanted, priceValue: '45' })).status).toBe(409)
  const { body: history } = await desk.call('GET', `${path}/history`)
  expect(history.filter(({ after }: { after: { priceKind?: string } }) => after.priceKind)).toHaveLength(1)
})

test('a price beyond the limit waits for an admin, who posts it once', async ({
  hotel: { desk, admin, limit },
  book,
}) => {
  await limit(20)
  const { id, path } = await book()
  expect((await desk.call('POST', `${path}/price`, perNight('55'))).status).toBe(200)
  // Small steps are no way round the limit: all of it counts.
  const asked = await desk.call('POST', `${path}/price`, perNight('50'))
  expect(asked).toMatchObject({ status: 202, body: { isWaiting: true, booking: { totalAmount: '110.00' } } })
  expect((await desk.call('POST', `${path}/price`, perNight('50'))).status).toBe(202)
  const { body: waiting } = await admin.call('GET', `/api/admin/money-approvals?bookingId=${id}`)
  expect(waiting).toMatchObject([{ kind: 'price', amount: '30.00', reason: friend.priceReason }])
  const decision = `/api/admin/money-approvals/${waiting[0].id}/decision`
  expect((await desk.call('POST', decision, { decision: 'approved' })).status).toBe(403)
  expect((await admin.call('POST', decision, { decision: 'approved' })).status).toBe(200)
  expect((await admin.call('POST', decision, { decision: 'approved' })).status).toBe(409)
  expect((await desk.call('GET', path)).body.totalAmount).toBe('100.00')
})

test('a price and discounts share one limit, and a higher price needs nobody', async ({
  hotel: { desk, limit },
  book,
}) => {
  await limit(20)
  const { path } = await book()
  const discount = (amount: string) => desk.call('POST', `${path}/discounts`, { amount, reason: 'Noise' })
  expect((await desk.call('POST', `${path}/price`, perNight('57'))).status).toBe(200)
  expect((await discount('4.00')).status).toBe(201)
  expect((await discount('0.01')).status).toBe(202)
  expect((await desk.call('POST', `${path}/price`, perNight('56.99'))).status).toBe(202)
  expect((await desk.call('POST', `${path}/price`, perNight('90'))).status).toBe(200)
})

test('an approval of a stay that changed since is refused, and one that is refused leaves the price', async ({
  hotel: { desk, admin, limit },
  book,
}) => {
  await limit(5)
  const { id, path } = await book()
  await desk.call('POST', `${path}/price`, { priceKind: 'percentage', priceValue: '50', ...friend })
  const { body: waiting } = await admin.call('GET', `/api/admin/money-approvals?bookingId=${id}`)
  const decision = `/api/admin/money-approvals/${waiting[0].id}/decision`
  await desk.call('PATCH', path, { checkOutDate: '2027-03-18' })
  expect((await admin.call('POST', decision, { decision: 'approved' })).status).toBe(409)
  expect((await admin.call('POST', decision, { decision: 'refused' })).status).toBe(200)
  expect((await desk.call('GET', path)).body.totalAmount).toBe('195.00')
})

test('what was let off before is never more than the nights cost', async ({
  hotel: { desk, admin },
  book,
}) => {
  const { path } = await book()
  await admin.call('POST', `${path}/discounts`, { amount: '100.00', reason: 'Noise' })
  const free = await desk.call('POST', `${path}/price`, { priceKind: 'complimentary', ...friend })
  expect(free).toMatchObject({ status: 422, body: { errors: [{ path: 'priceValue' }] } })
})

test('a set price stays when staff move the stay to another villa, and the price list is led back to', async ({
  hotel: { desk },
  book,
  database,
}) => {
  const other = await makeVilla(database.orm)
  const { path } = await book()
  await desk.call('POST', `${path}/price`, perNight('50'))
  const { body: moved } = await desk.call('PATCH', path, { villaId: other, checkOutDate: '2027-03-18' })
  expect(amounts(moved.nights)).toEqual(['50.00', '50.00', '65.00'])
  const { body: back } = await desk.call('POST', `${path}/price`, { priceKind: 'list' })
  expect(back.booking).toMatchObject({ totalAmount: '195.00' })
  expect(back.booking.nights[0]).not.toHaveProperty('listed')
})

test('an invoice has the nights at the price that was set, and one of before stands in its way', async ({
  hotel: { desk },
  book,
}) => {
  const { path } = await book()
  await desk.call('POST', `${path}/price`, perNight('50'))
  const { status, body } = await desk.call('POST', `${path}/documents`, { kind: 'invoice' })
  expect(status).toBe(201)
  const documents = JSON.stringify(body)
  expect(documents).toContain('100.00')
  expect(documents).not.toContain('130.00')
  await desk.call('POST', `${path}/price`, perNight('40'))
  expect(await desk.call('POST', `${path}/documents`, { kind: 'invoice' })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('nights have changed') },
  })
})
