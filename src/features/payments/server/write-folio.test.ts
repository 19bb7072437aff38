import { expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { exchangeRates } from '@/features/exchange-rates/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { readPdf } from '../../../../test/read-pdf'
import { signInAs } from '../../../../test/staff'

const LIMITS = { refundLimit: 40, discountLimit: 20 }

const test = base
  .extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const app = await createApi(database)
    onCleanup(() => app.close())
    await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
    await database.orm.insert(exchangeRates).values({ shillingsPerDollar: 3700 })
    const desk = await signInAs(app, database.orm, 'user')
    const admin = await signInAs(app, database.orm, 'admin')
    const villaId = await makeVilla(database.orm)
    const limit = (limits: object) =>
      database.orm.update(propertyFacts).set({ facts: { ...sampleFacts, ...limits } })
    const retry = async (url: string, payload: object, key: string) => {
      const headers = { cookie: desk.cookie, 'idempotency-key': key }
      const answer = await app.inject({ method: 'POST', url, headers, payload })
      return { status: answer.statusCode, body: answer.json() }
    }
    return { app, desk, admin, villaId, limit, retry }
  })
  /** The address of a booking of $130.00, and its reference. */
  .extend('folio', async ({ hotel: { villaId, limit }, database }) => {
    await limit({})
    await database.orm.update(bookings).set({ status: 'cancelled' })
    const id = await makeBooking(database.orm, villaId, { status: 'confirmed' })
    return { id, path: `/api/admin/bookings/${id}` }
  })

const dinner = { description: 'Dinner', price: '15.00', quantity: 2, department: 'restaurant' }
const cash = (amount: string) => ({ method: 'cash', amount })

test('a guest is charged besides the nights, and a wrong charge is corrected by an entry, once', async ({
  hotel: { desk },
  folio: { path },
}) => {
  const { status, body } = await desk.call('POST', `${path}/charges`, dinner)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    owed: '160.00',
    due: '160.00',
    charges: [{ description: 'Dinner', quantity: 2, amount: '30.00', staffEmail: desk.account.email }],
  })
  const correction = `${path}/charges/${body.charges[0].id}/correction`
  expect((await desk.call('POST', correction, { reason: ' ' })).status).toBe(422)
  const { body: corrected } = await desk.call('POST', correction, { reason: 'Another table' })
  expect(corrected).toMatchObject({
    due: '130.00',
    charges: [{ isCorrected: true }, { amount: '-30.00', reason: 'Another table', isCorrected: false }],
  })
  expect((await desk.call('POST', correction, { reason: 'Again' })).status).toBe(409)
  const second = `${path}/charges/${corrected.charges[1].id}/correction`
  expect((await desk.call('POST', second, { reason: 'A correction' })).status).toBe(404)
})

test('a charge is refused that cannot be: no amount, no piece, a day after the stay, more than anybody charges', async ({
  hotel: { desk },
  folio: { path },
}) => {
  const wrong = [
    { price: '0.00' },
    { price: '-5.00' },
    { price: '100000.01' },
    { quantity: 0 },
    { quantity: 1000 },
    { price: '100000.00', quantity: 11 },
    { quantity: 1.5 },
    { description: ' ' },
    { department: 'garage' },
    { chargedOn: '2027-02-30' },
    { chargedOn: '2029-01-01' },
  ]
  for (const part of wrong)
    expect([part, (await desk.call('POST', `${path}/charges`, { ...dinner, ...part })).status]).toEqual([
      part,
      422,
    ])
  expect((await desk.call('POST', '/api/admin/bookings/999999/charges', dinner)).status).toBe(404)
  expect((await desk.call('GET', `${path}/payments`)).body.charges).toEqual([])
})

test('what is sent again under its key counts once, and the key is for nothing else', async ({
  hotel: { retry, desk },
  folio: { path },
}) => {
  const writes = [
    ['charges', dinner],
    ['payments', cash('100.00')],
    ['refunds', { ...cash('10.00'), reason: 'Left early' }],
    ['discounts', { amount: '5.00', reason: 'Noise' }],
  ] as const
  for (const [place, body] of writes) {
    const first = await retry(`${path}/${place}`, body, `key-${place}`)
    const again = await retry(`${path}/${place}`, body, `key-${place}`)
    expect([place, first.status, again.body]).toEqual([place, 201, first.body])
    const other = 'price' in body ? { ...body, price: '16.00' } : { ...body, amount: '1.00' }
    expect((await retry(`${path}/${place}`, other, `key-${place}`)).status).toBe(422)
  }
  const { body } = await desk.call('GET', `${path}/payments`)
  expect(body).toMatchObject({ owed: '155.00', paid: '90.00', due: '65.00' })
  expect([body.charges.length, body.payments.length]).toEqual([2, 2])
})

test('shillings count at the rate they were taken at, and what settles the balance settles it to the cent', async ({
  hotel: { desk },
  folio: { path, id },
  database,
}) => {
  await database.orm.update(bookings).set({ totalCents: 19_681, nights: null })
  const half = { method: 'cash', shillings: '185000', shillingsPerDollar: 3700 }
  const { body } = await desk.call('POST', `${path}/payments`, half)
  expect(body).toMatchObject({ paid: '50.00', due: '146.81', shillingsPerDollar: 3700 })
  expect(body.payments).toMatchObject([{ amount: '50.00', shillings: '185000', shillingsPerDollar: 3700 }])
  const old = await desk.call('POST', `${path}/payments`, { ...half, shillingsPerDollar: 3600 })
  expect(old).toMatchObject({ status: 409, body: { message: expect.stringContaining('now 3,700') } })
  expect((await desk.call('POST', `${path}/payments`, { ...half, amount: '50.00' })).status).toBe(422)
  expect((await desk.call('POST', `${path}/payments`, { method: 'cash', shillings: '5' })).status).toBe(422)
  const rest = { method: 'mobile-money', shillings: '543197', shillingsPerDollar: 3700 }
  expect((await desk.call('POST', `${path}/payments`, rest)).body).toMatchObject({ due: '0.00' })
  const receipt = await desk.call('GET', `/api/admin/bookings/${id}/payments`)
  expect(receipt.body.paid).toBe('196.81')
})

test('part of what was paid is given back, in either currency, and never more than was paid', async ({
  hotel: { desk, app },
  folio: { path },
}) => {
  await desk.call('POST', `${path}/payments`, cash('130.00'))
  const refund = { method: 'mobile-money', amount: '30.00', reference: 'MP-9', reason: 'Left a day early' }
  expect((await desk.call('POST', `${path}/refunds`, { ...refund, reason: ' ' })).status).toBe(422)
  const { status, body } = await desk.call('POST', `${path}/refunds`, refund)
  expect(status).toBe(201)
  expect(body).toMatchObject({ paid: '100.00', due: '30.00' })
  expect(body.payments[1]).toMatchObject({ kind: 'refund', amount: '-30.00', reason: 'Left a day early' })
  const inShillings = { method: 'cash', shillings: '185000', shillingsPerDollar: 3700, reason: 'And another' }
  expect((await desk.call('POST', `${path}/refunds`, inShillings)).body).toMatchObject({ paid: '50.00' })
  expect(await desk.call('POST', `${path}/refunds`, { ...cash('50.01'), reason: 'Too much' })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'amount', message: '$50.00 was paid, not more' }] },
  })
  const { rawPayload } = await app.inject({ url: `${path}/receipt.pdf`, headers: { cookie: desk.cookie } })
  const printed = readPdf(rawPayload)
  expect(printed).toContain('Refund, mobile money, MP-9 -$30.00')
  expect(printed).toContain('Refund, cash, UGX')
  const reversal = `${path}/payments/${body.payments[1].id}/reversal`
  const { body: reversed } = await desk.call('POST', reversal, { reason: 'Never given' })
  expect(reversed).toMatchObject({
    paid: '80.00',
    payments: [{}, { isReversed: true }, {}, { amount: '30.00' }],
  })
})

test('of refunds sent at once no more is given back than was paid', async ({
  hotel: { desk },
  folio: { path },
}) => {
  await desk.call('POST', `${path}/payments`, cash('50.00'))
  const refund = { ...cash('20.00'), reason: 'At once' }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => desk.call('POST', `${path}/refunds`, refund)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422])
  expect((await desk.call('GET', `${path}/payments`)).body.paid).toBe('10.00')
})

test('money moves to another booking as an entry in each, and no further than it is due there', async ({
  hotel: { desk, villaId },
  folio: { path, id },
  database,
}) => {
  await desk.call('POST', `${path}/payments`, cash('100.00'))
  const otherId = await makeBooking(database.orm, villaId, { totalCents: 6000, status: 'no-show' })
  const other = `/api/admin/bookings/${otherId}`
  const { body: there } = await desk.call('GET', other)
  const move = { toReference: there.reference.toLowerCase(), amount: '60.00', reason: 'Comes in May' }
  const refused = await desk.call('POST', `${path}/transfers`, move)
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'amount' }] } })
  await desk.call('POST', `${other}/charges`, { ...dinner, price: '30.00' })
  const { status, body } = await desk.call('POST', `${path}/transfers`, move)
  expect(status).toBe(201)
  expect(body).toMatchObject({ paid: '40.00' })
  expect(body.payments[1]).toMatchObject({ kind: 'transfer', amount: '-60.00', movedBookingId: otherId })
  const { body: moved } = await desk.call('GET', `${other}/payments`)
  expect(moved).toMatchObject({
    paid: '60.00',
    due: '0.00',
    payments: [{ amount: '60.00', movedBookingId: id }],
  })
  const wrong = [
    { amount: '40.01' },
    { toReference: 'CCCC2222' },
    { toReference: (await desk.call('GET', path)).body.reference },
  ]
  for (const part of wrong)
    expect((await desk.call('POST', `${path}/transfers`, { ...move, amount: '1.00', ...part })).status).toBe(
      422,
    )
  const reversal = `${path}/payments/${body.payments[1].id}/reversal`
  expect((await desk.call('POST', reversal, { reason: 'Back' })).status).toBe(404)
})

test('a refund above the limit waits for an admin, whose yes posts it once', async ({
  hotel: { desk, admin, limit },
  folio: { path, id },
}) => {
  await limit(LIMITS)
  await desk.call('POST', `${path}/payments`, cash('130.00'))
  const refund = { ...cash('50.00'), reason: 'Left early' }
  const asked = await desk.call('POST', `${path}/refunds`, refund)
  expect(asked).toMatchObject({ status: 202, body: { paid: '130.00', approvals: [{ decision: null }] } })
  const { body: waiting } = await admin.call('GET', '/api/admin/money-approvals')
  expect(waiting).toMatchObject([
    { bookingId: id, kind: 'refund', amount: '50.00', reason: 'Left early', askedBy: desk.account.email },
  ])
  const decision = `/api/admin/money-approvals/${waiting[0].id}/decision`
  expect((await desk.call('POST', decision, { decision: 'approved' })).status).toBe(403)
  const answers = await Promise.all(
    [1, 2, 3].map(() => admin.call('POST', decision, { decision: 'approved' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const { body } = await desk.call('GET', `${path}/payments`)
  expect(body).toMatchObject({ paid: '80.00', approvals: [{ decidedBy: admin.account.email }] })
  expect(body.payments).toMatchObject([{}, { kind: 'refund', staffEmail: admin.account.email }])
  expect((await admin.call('GET', '/api/admin/money-approvals')).body).toEqual([])
})

test('a discount above the limit may be refused, and then nothing is let off', async ({
  hotel: { desk, admin, limit },
  folio: { path },
}) => {
  await limit(LIMITS)
  const asked = await desk.call('POST', `${path}/discounts`, { amount: '20.01', reason: 'Noise' })
  expect(asked).toMatchObject({ status: 202, body: { owed: '130.00' } })
  const decision = `/api/admin/money-approvals/${asked.body.approvals[0].id}/decision`
  expect((await admin.call('POST', decision, { decision: 'refused' })).body).toMatchObject({
    decision: 'refused',
    decidedBy: admin.account.email,
  })
  const { body } = await desk.call('GET', `${path}/payments`)
  expect(body).toMatchObject({ owed: '130.00', charges: [], approvals: [{ decision: 'refused' }] })
  const given = await admin.call('POST', `${path}/discounts`, { amount: '100.00', reason: 'Noise' })
  expect(given).toMatchObject({ status: 201, body: { owed: '30.00' } })
  const more = await admin.call('POST', `${path}/discounts`, { amount: '30.01', reason: 'More' })
  expect(more.status).toBe(422)
})

test('many small ones are no way round a limit, and neither is taking entries back', async ({
  hotel: { desk, admin, limit },
  folio: { path },
}) => {
  await limit(LIMITS)
  const { body: paid } = await desk.call('POST', `${path}/payments`, cash('60.00'))
  await desk.call('POST', `${path}/payments`, cash('60.00'))
  const small = { ...cash('20.00'), reason: 'A little' }
  const answers = [1, 2, 3].map(() => () => desk.call('POST', `${path}/refunds`, small))
  const statuses: number[] = []
  for (const ask of answers) statuses.push((await ask()).status)
  expect(statuses).toEqual([201, 201, 202])
  const reversal = `${path}/payments/${paid.payments[0].id}/reversal`
  const refused = await desk.call('POST', reversal, { reason: 'Typed wrong' })
  expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('ask an admin') } })
  const { body: charged } = await desk.call('POST', `${path}/charges`, dinner)
  const correction = `${path}/charges/${charged.charges[0].id}/correction`
  expect((await desk.call('POST', correction, { reason: 'Typed wrong' })).status).toBe(403)
  expect((await admin.call('POST', correction, { reason: 'Typed wrong' })).status).toBe(201)
  expect((await admin.call('POST', reversal, { reason: 'Typed wrong' })).status).toBe(201)
})

test('what was approved is not posted where by now there is less to give back', async ({
  hotel: { desk, admin, limit },
  folio: { path },
}) => {
  await limit(LIMITS)
  await desk.call('POST', `${path}/payments`, cash('100.00'))
  const asked = await desk.call('POST', `${path}/refunds`, { ...cash('90.00'), reason: 'Left early' })
  await admin.call('POST', `${path}/refunds`, { ...cash('50.00'), reason: 'Already given' })
  const decision = `/api/admin/money-approvals/${asked.body.approvals[0].id}/decision`
  expect((await admin.call('POST', decision, { decision: 'approved' })).status).toBe(422)
  const { body } = await desk.call('GET', `${path}/payments`)
  expect(body).toMatchObject({ paid: '50.00', approvals: [{ decision: null }] })
})

test('the history says in which way and how much', async ({ hotel: { desk }, folio: { path } }) => {
  await desk.call('POST', `${path}/charges`, dinner)
  await desk.call('POST', `${path}/payments`, cash('20.00'))
  await desk.call('POST', `${path}/refunds`, { ...cash('5.00'), reason: 'Too much' })
  const { body } = await desk.call('GET', `${path}/history`)
  expect(body).toMatchObject([
    { action: 'charge', after: { amount: '30.00', description: 'Dinner' } },
    { action: 'payment', after: { kind: 'payment', amount: '20.00' } },
    { action: 'payment', after: { kind: 'refund', amount: '-5.00', reason: 'Too much' } },
  ])
})

test('the sum over a list is what the folios of its bookings owe', async ({
  hotel: { desk },
  folio: { path },
  database,
}) => {
  await desk.call('POST', `${path}/charges`, dinner)
  const { rows } = await database.pool.query('select id from bookings')
  let owed = 0
  for (const { id } of rows)
    owed += Number((await desk.call('GET', `/api/admin/bookings/${id}/payments`)).body.owed)
  const { body } = await desk.call('GET', '/api/admin/bookings/summary')
  expect(Number(body.owed)).toBeCloseTo(owed, 2)
  expect(owed).toBeGreaterThan(159)
})
