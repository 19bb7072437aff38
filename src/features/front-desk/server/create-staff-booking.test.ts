import { expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { moneyApprovals } from '@/features/money-approvals/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { staffRoles } from '@/features/roles/server/table'
import { villas } from '@/features/villas/server/table'
import { toDay } from '@/kernel/days'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

const TODAY = toDay('2027-03-10')

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database, { today: TODAY })
  onCleanup(() => app.close())
  const clerk = await signInAs(app, database.orm, 'user')
  const take = async (payload: object, headers: Record<string, string> = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/admin/bookings',
      headers: { cookie: clerk.cookie, ...headers },
      payload,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  return { ...clerk, app, take }
})

test.beforeEach(async ({ database }) => {
  await database.orm.delete(bookings)
  await database.orm.delete(villas)
})

function walkIn(villaId: number, own: object = {}) {
  return {
    villaId,
    checkInDate: TODAY,
    checkOutDate: '2027-03-12',
    numberOfGuests: 2,
    guestName: 'Akello Sample',
    guestEmail: null,
    guestPhone: '+256 700 000 012',
    specialRequests: null,
    source: 'walk-in',
    status: 'checked-in',
    ...own,
  }
}

test('a guest at the desk without an e-mail is booked and checked in at once, at the price of the rules', async ({
  desk,
  database,
}) => {
  const villaId = await makeVilla(database.orm)
  const { status, body } = await desk.take(walkIn(villaId, { totalAmount: '130.00' }))
  expect(status).toBe(201)
  expect(body).toMatchObject({
    status: 'checked-in',
    source: 'walk-in',
    totalAmount: '130.00',
    guestEmail: null,
    userId: desk.account.id,
  })
  const { body: history } = await desk.call('GET', `/api/admin/bookings/${body.id}/history`)
  expect(history).toMatchObject([{ action: 'create', before: null, after: { status: 'checked-in' } }])
  expect(JSON.stringify(history)).not.toContain('Akello')
})

test('nights somebody has are refused with who has them', async ({ desk, database }) => {
  const villaId = await makeVilla(database.orm)
  const other = await makeBooking(database.orm, villaId, { checkInDate: toDay('2027-03-11') })
  expect(await desk.take(walkIn(villaId))).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(`booking ${other} (Sample Guest)`) },
  })
  expect(await database.orm.$count(bookings)).toBe(1)
})

test('a form sent twice books once; under the same key another form is refused', async ({
  desk,
  database,
}) => {
  const villaId = await makeVilla(database.orm)
  const key = { 'idempotency-key': `desk-${villaId}` }
  const answers = await Promise.all([desk.take(walkIn(villaId), key), desk.take(walkIn(villaId), key)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(answers[0].body.id).toBe(answers[1].body.id)
  expect((await desk.take(walkIn(villaId, { guestName: 'Other Sample' }), key)).status).toBe(422)
  expect(await database.orm.$count(bookings)).toBe(1)
})

test.for<[string, number, object]>([
  ['checked in before the day of arrival', 422, { checkInDate: '2027-03-11' }],
  ['that has begun', 422, { checkInDate: '2027-03-09' }],
  ['nobody can be reached about', 422, { guestPhone: null }],
  ['of more guests than the villa sleeps', 422, { numberOfGuests: 5 }],
  ['from a source nobody knows', 422, { source: 'rumour' }],
  ['cancelled from the start', 422, { status: 'cancelled' }],
  ['at another price', 409, { totalAmount: '1.00' }],
])('a booking %s is refused with %i', async ([, status, own], { desk, database }) => {
  const villaId = await makeVilla(database.orm)
  expect((await desk.take(walkIn(villaId, own))).status).toBe(status)
  expect(await database.orm.$count(bookings)).toBe(0)
})

test('a check-in before the day of arrival is refused at the day, which every form has', async ({
  desk,
  database,
}) => {
  const villaId = await makeVilla(database.orm)
  expect(await desk.take(walkIn(villaId, { checkInDate: '2027-03-11' }))).toMatchObject({
    body: { errors: [{ path: 'checkInDate', message: expect.stringContaining('arrives today') }] },
  })
})

test('of many clerks after the same nights one gets them', async ({ desk, database }) => {
  const villaId = await makeVilla(database.orm)
  const answers = await Promise.all(Array.from({ length: 8 }, () => desk.take(walkIn(villaId))))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
})

test('a new booking has the price staff set, with the reason in its history', async ({ desk, database }) => {
  const villaId = await makeVilla(database.orm)
  const set = { priceKind: 'percentage', priceValue: '50', priceReason: 'Writes about hotels' }
  expect((await desk.take(walkIn(villaId, { ...set, totalAmount: '130.00' }))).status).toBe(409)
  const { status, body } = await desk.take(walkIn(villaId, { ...set, totalAmount: '65.00' }))
  expect(status).toBe(201)
  expect(body).toMatchObject({ totalAmount: '65.00', nights: [{ listed: '65.00' }, { listed: '65.00' }] })
  const { body: history } = await desk.call('GET', `/api/admin/bookings/${body.id}/history`)
  expect(history[0].after).toMatchObject({ priceKind: 'percentage', priceReason: 'Writes about hotels' })
})

test('a price of a new booking beyond the limit waits for an admin, and the booking is made at the price list', async ({
  desk,
  database,
}) => {
  await database.orm.insert(propertyFacts).values({ facts: { ...sampleFacts, ...{ discountLimit: 20 } } })
  const villaId = await makeVilla(database.orm)
  const free = { priceKind: 'complimentary', priceReason: 'The owner’s mother', totalAmount: '0.00' }
  const { status, body } = await desk.take(walkIn(villaId, free))
  expect(status).toBe(201)
  expect(body.totalAmount).toBe('130.00')
  const { body: waiting } = await desk.call('GET', `/api/admin/money-approvals?bookingId=${body.id}`)
  expect(waiting).toMatchObject([{ kind: 'price', amount: '130.00', reason: 'The owner’s mother' }])
  await database.orm.delete(moneyApprovals)
  await database.orm.delete(propertyFacts)
})

test('who may not set prices books at the price list alone', async ({ desk, database }) => {
  await database.orm
    .insert(staffRoles)
    .values({ slug: 'night-porter', name: 'Night porter', permissions: ['front-desk'] })
  const porter = await signInAs(desk.app, database.orm, 'night-porter')
  const villaId = await makeVilla(database.orm)
  const free = { priceKind: 'complimentary', priceReason: 'A cousin' }
  expect((await porter.call('POST', '/api/admin/bookings', walkIn(villaId, free))).status).toBe(403)
  expect((await porter.call('POST', '/api/admin/bookings', walkIn(villaId))).status).toBe(201)
})

test('a booking for a company is billed to it from the start, and one for nobody who can be billed is not made', async ({
  desk,
  database,
}) => {
  const villaId = await makeVilla(database.orm)
  const make = async (own: object) =>
    (await desk.call('POST', '/api/admin/companies', { name: 'Ankole Tours', ...own })).body.id
  const [companyId, closed] = [await make({ termsDays: 14 }), await make({ isActive: false })]
  const { status, body } = await desk.take(walkIn(villaId, { companyId, status: 'confirmed' }))
  expect(status).toBe(201)
  const { body: billed } = await desk.call('GET', `/api/admin/bookings/${body.id}/billing`)
  expect(billed).toEqual({ companyId, name: null, address: null, taxNumber: null })
  const { body: history } = await desk.call('GET', `/api/admin/bookings/${body.id}/history`)
  expect(history[0].after.billedTo).toBe('Ankole Tours')
  const later = { checkInDate: '2027-03-20', checkOutDate: '2027-03-22', status: 'confirmed' }
  for (const wrong of [closed, 999_999])
    expect(await desk.take(walkIn(villaId, { ...later, companyId: wrong }))).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'companyId' }] },
    })
  expect(await database.orm.$count(bookings)).toBe(1)
})
