import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { bookingRequest, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { missingPlans, USUAL_PLANS } from '../rules/usual-plans'

const PLAN = {
  name: 'Saver',
  kind: 'percentage',
  change: '-10',
  cancellation: 'non-refundable',
  isActive: true,
}

const test = base
  .extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const app = await createApi(database, { now: () => new Date('2027-03-10T12:00:00+03:00') })
    onCleanup(() => app.close())
    await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
    const admin = await signInAs(app, database.orm, 'admin')
    return { app, admin }
  })
  .extend('guest', async ({ hotel: { app, admin }, database }) => {
    await database.pool.query('truncate bookings, rate_plans, villas, villa_categories cascade')
    const villaId = await makeVilla(database.orm)
    const make = async (own: object = {}): Promise<number> => {
      const made = await admin.call('POST', '/api/admin/rate-plans', { ...PLAN, ...own })
      expect(made.status).toBe(201)
      return made.body.id
    }
    const book = async (own: object = {}) => {
      const payload = bookingRequest(villaId, { totalAmount: '117.00', ...own })
      const answer = await app.inject({ method: 'POST', url: '/api/bookings', payload })
      return { status: answer.statusCode, body: answer.json() }
    }
    const offered = async () =>
      (await app.inject({ url: '/api/villas' }))
        .json()
        .map(({ ratePlans }: { ratePlans?: object[] }) => ratePlans)
    const rowOf = async (id: number) => {
      const [row] = await database.orm.select().from(bookings).where(eq(bookings.id, id))
      return { total: row?.totalCents, plans: row?.nights?.map(({ cents, plan }) => [cents, plan?.name]) }
    }
    return { villaId, make, book, offered, rowOf }
  })

test('a property that has switched no plan on has none, and the usual ones are saved as they are offered', async ({
  guest,
  hotel: { admin },
}) => {
  expect(await guest.offered()).toEqual([undefined])
  for (const plan of USUAL_PLANS)
    expect((await admin.call('POST', '/api/admin/rate-plans', plan)).status).toBe(201)
  const { body } = await admin.call('GET', '/api/admin/rate-plans')
  expect(missingPlans(body)).toEqual([])
  const [offered] = await guest.offered()
  expect(offered.map(({ name }: { name: string }) => name)).toEqual(['Non-refundable', 'Weekly'])
})

test('guests see the plans that are switched on, for them, and for the kind of villa', async ({ guest }) => {
  expect(await guest.offered()).toEqual([undefined])
  await guest.make({ isActive: false })
  await guest.make({ isPublic: false })
  await guest.make({ categoryIds: [12_345] })
  expect(await guest.offered()).toEqual([undefined])
  const id = await guest.make({ line: 'Pay less' })
  expect(await guest.offered()).toMatchObject([[{ id, name: 'Saver', line: 'Pay less', change: -1000 }]])
})

test('a stay costs what its plan makes it, and keeps price and terms when the plan changes or goes', async ({
  guest,
  hotel: { admin },
}) => {
  const id = await guest.make()
  const { status, body } = await guest.book({ ratePlanId: id })
  expect([status, body.totalAmount, body.ratePlan]).toMatchObject([
    ...[201, '117.00', { id, name: 'Saver', cancellation: 'non-refundable' }],
  ])
  await admin.call('PATCH', `/api/admin/rate-plans/${id}`, { change: '-50', isActive: false })
  expect((await admin.call('DELETE', `/api/admin/rate-plans/${id}`)).status).toBe(204)
  expect(await guest.rowOf(body.id)).toEqual({
    total: 11_700,
    plans: [
      [5850, 'Saver'],
      [5850, 'Saver'],
    ],
  })
  expect(
    (await guest.book({ totalAmount: '130.00', checkInDate: '2027-03-22', checkOutDate: '2027-03-24' })).body,
  ).not.toHaveProperty('ratePlan')
})

test('a plan that cannot be had is refused with the reason, and another price than its own too', async ({
  guest,
}) => {
  const reason = async (own: object, plan: object = {}) => {
    const ratePlanId = await guest.make(plan)
    const { status, body } = await guest.book({ ratePlanId, ...own })
    return [status, body.errors?.[0]?.path, body.errors?.[0]?.message]
  }
  expect(await reason({}, { minNights: 7 })).toEqual([
    ...[422, 'ratePlanId', 'Saver is for stays of 7 nights or more.'],
  ])
  expect(await reason({}, { maxDaysAhead: 3 })).toEqual([
    ...[422, 'ratePlanId', 'Saver is booked 3 days before arrival at the earliest.'],
  ])
  const gone = [422, 'ratePlanId', 'This rate is not offered any more. Please choose another.']
  expect(await reason({}, { isPublic: false })).toEqual(gone)
  expect(await reason({}, { isActive: false })).toEqual(gone)
  expect(await reason({ ratePlanId: 999 })).toEqual(gone)
  expect(await reason({ totalAmount: '130.00' })).toEqual([409, 'totalAmount', 'The total is 117.00'])
})

test('a plan that changed a moment ago counts at once, whatever this process knew of the villa', async ({
  guest,
  database,
}) => {
  const ratePlanId = await guest.make()
  const first = await guest.book({ ratePlanId })
  expect(first.status).toBe(201)
  await database.pool.query('update rate_plans set change = -2000')
  const april = { checkInDate: '2027-04-05', checkOutDate: '2027-04-07', ratePlanId }
  expect((await guest.book(april)).body.errors).toEqual([
    { path: 'totalAmount', message: 'The total is 104.00' },
  ])
  expect((await guest.book({ ...april, totalAmount: '104.00' })).status).toBe(201)
})

test('a plan whose terms changed at the same price is not booked by who saw the others', async ({
  guest,
  database,
}) => {
  const ratePlanId = await guest.make({ cancellation: 'hours', cancellationHours: 72 })
  const ratePlanTerms = { cancellation: 'hours', cancellationHours: 72 }
  expect((await guest.book({ ratePlanId, ratePlanTerms })).status).toBe(201)
  await database.pool.query(
    "update rate_plans set cancellation = 'non-refundable', cancellation_hours = null",
  )
  const april = { checkInDate: '2027-04-05', checkOutDate: '2027-04-07', ratePlanId }
  const { status, body } = await guest.book({ ...april, ratePlanTerms })
  expect([status, body.message]).toEqual([
    409,
    'Saver is cancelled by other terms than you saw. Please look at them once more and book again.',
  ])
  expect(body.errors[0].path).toBe('ratePlanTerms')
  expect(await database.orm.$count(bookings)).toBe(1)
  const seen = { cancellation: 'non-refundable', cancellationHours: null }
  expect((await guest.book({ ...april, ratePlanTerms: seen })).status).toBe(201)
})

test('a plan asks for a deposit of its own, which stays with the booking; who saw another books nothing', async ({
  guest,
  database: { pool },
}) => {
  const ratePlanId = await guest.make({ depositPercent: 40 })
  const seen = { cancellation: 'non-refundable', cancellationHours: null, depositPercent: 40 }
  const { body } = await guest.book({ ratePlanId, ratePlanTerms: seen })
  expect(body.ratePlan.depositPercent).toBe(40)
  await pool.query('update rate_plans set deposit_percent = 100')
  const april = { checkInDate: '2027-04-05', checkOutDate: '2027-04-07', ratePlanId }
  const other = await guest.book({ ...april, ratePlanTerms: seen })
  expect([other.status, other.body.message]).toEqual([
    409,
    'Saver asks for another deposit than you saw. Please look at them once more and book again.',
  ])
  const all = await guest.book({ ...april, ratePlanTerms: { ...seen, depositPercent: 100 } })
  expect([all.status, all.body.ratePlan.depositPercent]).toEqual([201, 100])
  // What a page of the version before says of a deposit is nothing.
  const { depositPercent: _unsaid, ...before } = seen
  const may = { checkInDate: '2027-05-03', checkOutDate: '2027-05-05', ratePlanId }
  expect((await guest.book({ ...may, ratePlanTerms: before })).status).toBe(201)
  const { rows } = await pool.query(
    'select nights -> 1 -> $$plan$$ as plan from bookings order by id limit 1',
  )
  expect(rows[0].plan.depositPercent).toBe(40)
})

test('a stay that staff move keeps its plan where it holds, and is flexible where it does not', async ({
  guest,
  hotel: { admin },
}) => {
  const id = await guest.make({ stayTo: '2027-03-31' })
  const { body } = await guest.book({ ratePlanId: id })
  const move = async (days: object) => {
    const moved = await admin.call('PATCH', `/api/admin/bookings/${body.id}`, days)
    return [moved.status, moved.body.totalAmount, (await guest.rowOf(body.id)).plans?.[0]?.[1]]
  }
  expect(await move({ checkOutDate: '2027-03-18' })).toEqual([200, '175.50', 'Saver'])
  expect(await move({ checkInDate: '2027-04-05', checkOutDate: '2027-04-07' })).toEqual([
    ...[200, '130.00', undefined],
  ])
})

test('cancelling a stay that is not refundable costs all of it, however long before; a request costs nothing', async ({
  guest,
  hotel: { admin },
}) => {
  const ratePlanId = await guest.make()
  const { body } = await guest.book({ ratePlanId })
  const path = `/api/admin/bookings/${body.id}`
  expect((await admin.call('GET', `${path}/ending-costs`)).body.cancelled.fee).toBe('0.00')
  await admin.call('PATCH', path, { status: 'confirmed' })
  const { body: costs } = await admin.call('GET', `${path}/ending-costs`)
  expect([costs.cancelled.fee, costs['no-show'].fee]).toEqual(['117.00', '117.00'])
  await admin.call('PATCH', path, { status: 'cancelled', fee: '117.00' })
  const { body: folio } = await admin.call('GET', `${path}/payments`)
  expect(folio).toMatchObject({ owed: '117.00', charges: [{ description: 'Late cancellation fee' }] })
})

test('a stay whose last night is flexible ends by the terms of the property, whatever the nights before were on', async ({
  guest,
  hotel: { app, admin },
  database: { orm },
}) => {
  const ratePlanId = await guest.make()
  const { body } = await guest.book({ ratePlanId })
  const path = `/api/admin/bookings/${body.id}`
  await admin.call('PATCH', path, { status: 'confirmed' })
  const link = (await admin.call('POST', `${path}/guest-links`)).body.path.split('/').at(-1)
  const byGuest = async () => (await app.inject({ url: `/api/my-booking/${link}` })).json()
  const fees = async () => {
    const { body: costs } = await admin.call('GET', `${path}/ending-costs`)
    return [costs.cancelled.fee, costs['no-show'].fee]
  }
  expect(await fees()).toEqual(['117.00', '117.00'])
  expect(await byGuest()).toMatchObject({ freeUntil: null, canChangeStay: false, cancelFee: '117.00' })
  const [row] = await orm.select().from(bookings).where(eq(bookings.id, body.id))
  const nights = row?.nights?.map(({ plan, ...night }, place) => (place === 0 ? { ...night, plan } : night))
  await orm.update(bookings).set({ nights }).where(eq(bookings.id, body.id))
  expect(await fees()).toEqual(['0.00', '0.00'])
  const page = await byGuest()
  expect(page).toMatchObject({ canChangeStay: true, cancelFee: '0.00' })
  expect(Date.parse(page.freeUntil)).toBeGreaterThan(Date.parse('2027-03-10'))
})

test('staff book on any plan that is switched on, for guests or not, whenever it is booked', async ({
  guest,
  hotel: { admin },
}) => {
  const desk = (ratePlanId: number | null, own: object = {}) =>
    admin.call('POST', '/api/admin/bookings', {
      ...{ villaId: guest.villaId, checkInDate: '2027-03-15', checkOutDate: '2027-03-17', numberOfGuests: 2 },
      ...{ guestName: 'Sample Guest', guestEmail: null, guestPhone: '+256 700 000 099' },
      ...{ specialRequests: null, source: 'phone', status: 'confirmed', ratePlanId, ...own },
    })
  const company = await guest.make({ name: 'Acme', isPublic: false, bookTo: '2020-01-01', minNights: 2 })
  const made = await desk(company, { totalAmount: '117.00' })
  expect([made.status, made.body.totalAmount, made.body.nights[0].plan.name]).toEqual([201, '117.00', 'Acme'])
  const short = await desk(company, { checkInDate: '2027-03-20', checkOutDate: '2027-03-21' })
  expect(short.body.errors).toEqual([
    { path: 'ratePlanId', message: 'Acme is for stays of 2 nights or more.' },
  ])
  const off = await guest.make({ isActive: false })
  expect((await desk(off, { checkInDate: '2027-03-20', checkOutDate: '2027-03-21' })).status).toBe(422)
})

test('staff put a booking on another plan at the price that was shown, and the guest has it in writing', async ({
  guest,
  hotel: { admin },
  database: { orm },
}) => {
  const id = await guest.make()
  const { body } = await guest.book({ totalAmount: '130.00' })
  const path = `/api/admin/bookings/${body.id}/plan`
  const before = await orm.$count(mails, eq(mails.kind, 'booking-changed'))
  expect((await admin.call('POST', path, { ratePlanId: id, totalAmount: '130.00' })).status).toBe(409)
  const set = await admin.call('POST', path, { ratePlanId: id, totalAmount: '117.00' })
  expect([set.status, set.body.totalAmount, set.body.nights[1].plan.name]).toEqual([200, '117.00', 'Saver'])
  // Its answer was lost, and it is sent again.
  const again = await admin.call('POST', path, {
    ratePlanId: id,
    totalAmount: '117.00',
    updatedAt: body.createdAt,
  })
  expect([again.status, again.body.revision]).toEqual([200, set.body.revision])
  expect(await orm.$count(mails, eq(mails.kind, 'booking-changed'))).toBe(before + 1)
  const back = await admin.call('POST', path, { ratePlanId: null })
  expect([back.body.totalAmount, back.body.nights[0].plan]).toEqual(['130.00', undefined])
  await admin.call('PATCH', `/api/admin/bookings/${body.id}`, { status: 'cancelled' })
  expect((await admin.call('POST', path, { ratePlanId: id })).status).toBe(409)
})

test('a plan that does not fit together is not saved, and says why at its field', async ({
  guest,
  hotel: { admin },
}) => {
  const wrong = async (own: object) => {
    const { status, body } = await admin.call('POST', '/api/admin/rate-plans', { ...PLAN, ...own })
    return [status, ...(body.errors ?? []).map(({ path }: { path: string }) => path)]
  }
  expect(await wrong({ name: ' ' })).toEqual([422, 'name'])
  expect(await wrong({ change: '-101' })).toEqual([422, 'change'])
  expect(await wrong({ kind: 'amount', change: '10000.01' })).toEqual([422, 'change'])
  expect(await wrong({ depositPercent: 101 })).toEqual([422, 'depositPercent'])
  expect(await wrong({ cancellation: 'hours' })).toEqual([422, 'cancellationHours'])
  expect(await wrong({ minNights: 3, maxNights: 2 })).toEqual([422, 'maxNights'])
  expect(await wrong({ minDaysAhead: 3, maxDaysAhead: 2 })).toEqual([422, 'maxDaysAhead'])
  expect(await wrong({ bookFrom: '2027-03-02', bookTo: '2027-03-01' })).toEqual([422, 'bookTo'])
  expect(await wrong({ stayFrom: '2027-03-02', stayTo: '2027-03-01' })).toEqual([422, 'stayTo'])
  const id = await guest.make({ cancellation: 'hours', cancellationHours: 72 })
  const kept = await admin.call('PATCH', `/api/admin/rate-plans/${id}`, { cancellation: 'property' })
  expect(kept.body).toMatchObject({ cancellation: 'property', cancellationHours: null })
})

test('a plan that a company names is not deleted', async ({ guest, hotel: { admin } }) => {
  const ratePlanId = await guest.make({ isPublic: false })
  const company = await admin.call('POST', '/api/admin/companies', { name: 'Acme', ratePlanId })
  expect([company.status, company.body.ratePlanId]).toEqual([201, ratePlanId])
  expect((await admin.call('DELETE', `/api/admin/rate-plans/${ratePlanId}`)).status).toBe(409)
})
