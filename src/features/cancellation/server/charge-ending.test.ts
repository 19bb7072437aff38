import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { toDay } from '@/kernel/days'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

/** A day before arrival, when cancelling is free no longer. */
const LATE = new Date('2027-03-15T12:00:00+03:00')
const nights = [
  { day: toDay('2027-03-15'), cents: 6500 },
  { day: toDay('2027-03-16'), cents: 6590 },
  { day: toDay('2027-03-17'), cents: 6590 },
]
const STAY = { checkOutDate: toDay('2027-03-18'), totalCents: 19_680, nights, status: 'confirmed' } as const

const test = base
  .extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const clock = { now: LATE }
    const app = await createApi(database, { today: '2027-03-15', now: () => clock.now })
    onCleanup(() => app.close())
    await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
    const desk = await signInAs(app, database.orm, 'user')
    const setTerms = (terms: object) =>
      database.orm.update(propertyFacts).set({ facts: { ...sampleFacts, ...terms } })
    return { app, desk, clock, setTerms, villaId: await makeVilla(database.orm) }
  })
  .extend('path', async ({ hotel: { clock, setTerms, villaId }, database }) => {
    clock.now = LATE
    await setTerms({})
    await database.orm.update(bookings).set({ status: 'cancelled' })
    const id = await makeBooking(database.orm, villaId, STAY)
    return `/api/admin/bookings/${id}`
  })

test('cancelled with $196.80 paid shows $0.00 and afterwards demands it: never again', async ({
  hotel: { desk },
  path,
}) => {
  await desk.call('POST', `${path}/payments`, { method: 'cash', amount: '196.80' })
  await desk.call('PATCH', path, { status: 'cancelled' })
  const cancelled = (await desk.call('GET', `${path}/payments`)).body
  expect(cancelled).toMatchObject({ owed: '0.00', paid: '196.80', due: '-196.80' })
  const refund = { method: 'cash', amount: '196.80', reason: 'Cancelled' }
  const { body: settled } = await desk.call('POST', `${path}/refunds`, refund)
  expect(settled).toMatchObject({ owed: '0.00', paid: '0.00', due: '0.00' })
  const demand = await desk.call('POST', `${path}/payments`, { method: 'cash', amount: '196.80' })
  expect(demand.status).toBe(422)
})

test('cancelling late is charged by the terms, said before, and the rest is held', async ({
  hotel: { desk, setTerms },
  path,
}) => {
  await setTerms({ lateCancellationFee: 'first-night', noShowFee: 'percentage', noShowPercent: 50 })
  await desk.call('POST', `${path}/payments`, { method: 'cash', amount: '196.80' })
  expect((await desk.call('GET', `${path}/ending-costs`)).body).toEqual({
    cancelled: { fee: '65.00', paid: '196.80', due: '-131.80' },
    'no-show': { fee: '98.40', paid: '196.80', due: '-98.40' },
  })
  await desk.call('PATCH', path, { status: 'cancelled' })
  const { body } = await desk.call('GET', `${path}/payments`)
  expect(body).toMatchObject({ owed: '65.00', paid: '196.80', due: '-131.80' })
  expect(body.charges).toMatchObject([
    { description: 'Late cancellation fee', amount: '65.00', department: 'accommodation' },
  ])
})

test('staff end a booking, or a group, at the fee they have read, and at no other', async ({
  hotel: { desk, setTerms },
  path,
  database: { orm },
}) => {
  await setTerms({ lateCancellationFee: 'first-night', noShowFee: 'all' })
  const before = await orm.$count(mails)
  for (const [status, fee, now] of [
    ['cancelled', '0.00', 'Cancelling now costs $65.00'],
    ['no-show', '65.00', 'A no-show now costs $196.80'],
  ]) {
    const refused = await desk.call('PATCH', path, { status, fee })
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining(now ?? '') } })
  }
  const guest = { guestName: 'Sample Guest', guestEmail: 'guest@guest.example' }
  const [group] = await orm.insert(reservationGroups).values(guest).returning()
  const groupId = group?.id ?? 0
  await orm
    .update(bookings)
    .set({ groupId })
    .where(eq(bookings.id, Number(path.split('/').at(-1))))
  const groupPath = `/api/admin/group-bookings/${groupId}`
  expect((await desk.call('PATCH', groupPath, { status: 'cancelled', fee: '64.99' })).status).toBe(409)
  expect((await desk.call('GET', path)).body.status).toBe('confirmed')
  expect((await desk.call('GET', `${path}/payments`)).body.charges).toEqual([])
  expect(await orm.$count(mails)).toBe(before)
  expect((await desk.call('PATCH', path, { status: 'cancelled', fee: 'all' })).status).toBe(422)
  expect((await desk.call('PATCH', groupPath, { status: 'cancelled', fee: '65.00' })).status).toBe(200)
  expect((await desk.call('GET', `${path}/payments`)).body).toMatchObject({ owed: '65.00' })
})

test('who does not come is charged for it, and a guest who paid less still owes the rest', async ({
  hotel: { desk, setTerms },
  path,
}) => {
  await setTerms({ noShowFee: 'all' })
  await desk.call('POST', `${path}/payments`, { method: 'cash', amount: '50.00' })
  await desk.call('PATCH', path, { status: 'no-show' })
  const { body } = await desk.call('GET', `${path}/payments`)
  expect(body).toMatchObject({ owed: '196.80', due: '146.80', charges: [{ description: 'No-show fee' }] })
  const paid = await desk.call('POST', `${path}/payments`, { method: 'cash', amount: '146.80' })
  expect(paid.body).toMatchObject({ due: '0.00' })
})

test('in time, or before the hotel confirmed, cancelling costs nothing whatever the terms', async ({
  hotel: { desk, clock, setTerms },
  path,
  database,
}) => {
  await setTerms({ lateCancellationFee: 'all' })
  clock.now = new Date('2027-03-14T13:59:59+03:00')
  expect((await desk.call('GET', `${path}/ending-costs`)).body.cancelled.fee).toBe('0.00')
  clock.now = LATE
  await database.orm
    .update(bookings)
    .set({ status: 'pending' })
    .where(eq(bookings.id, Number(path.split('/').at(-1))))
  await desk.call('PATCH', path, { status: 'cancelled' })
  expect((await desk.call('GET', `${path}/payments`)).body).toMatchObject({ owed: '0.00', charges: [] })
})

test('a discount on nights ends with them, and what was charged besides is still owed', async ({
  hotel: { desk },
  path,
}) => {
  await desk.call('POST', `${path}/discounts`, { amount: '40.00', reason: 'Noise' })
  const dinner = { description: 'Dinner', price: '30.00', department: 'restaurant' }
  await desk.call('POST', `${path}/charges`, dinner)
  await desk.call('PATCH', path, { status: 'cancelled' })
  const { body } = await desk.call('GET', `${path}/payments`)
  expect(body).toMatchObject({ owed: '0.00', due: '0.00' })
  expect(body.charges[2]).toMatchObject({ description: 'Discount ended with the stay', amount: '10.00' })
})

test('a guest who is late cancels by the link for the fee they have seen, and for no other', async ({
  hotel: { app, desk, setTerms },
  path,
  database,
}) => {
  const link = (await desk.call('POST', `${path}/guest-links`)).body.path
  const url = `/api${link}`
  const look = async () => (await app.inject({ url })).json()
  expect(await look()).toMatchObject({ canCancel: false, cancelFee: '0.00' })
  await setTerms({ lateCancellationFee: 'first-night' })
  await desk.call('POST', `${path}/payments`, { method: 'cash', amount: '100.00' })
  expect(await look()).toMatchObject({ canCancel: true, cancelFee: '65.00', cancelReturns: '35.00' })
  const cancel = (payload?: object) =>
    app.inject({ method: 'POST', url: `${url}/cancel`, ...(payload && { payload }) })
  const written = await database.orm.$count(mails)
  for (const payload of [undefined, { fee: '0.00' }, { fee: '64.99' }]) {
    const refused = await cancel(payload)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toContain('Cancelling now costs $65.00')
  }
  expect(await database.orm.$count(mails)).toBe(written)
  const cancelled = await cancel({ fee: '65.00' })
  expect(cancelled.json()).toMatchObject({
    status: 'cancelled',
    owedAmount: '65.00',
    paidAmount: '100.00',
    dueAmount: '-35.00',
    charges: [{ description: 'Late cancellation fee', amount: '65.00' }],
  })
  expect(JSON.stringify(cancelled.json())).not.toContain(desk.account.email)
})
