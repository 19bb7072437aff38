import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { blocks } from '@/features/blocks/server/table'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import { villaCategories } from '@/features/categories/server/table'
import { HOLD_EMAIL_KIND } from '@/features/groups/rules/hold-email-words'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { villas } from '@/features/villas/server/table'
import { type Day, toDay } from '@/kernel/days'
import { readSettings } from '@/server/env'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { bookingRequest, makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { holdEmails } from './compose-emails'
import { releaseHolds } from './end-hold'
import { groupHolds, heldVillas } from './table'

const HOLDS = '/api/admin/group-holds'

const test = base.extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database)
  onCleanup(() => app.close())
  const { orm } = database
  await orm.insert(propertyFacts).values({ facts: sampleFacts })
  const desk = await signInAs(app, orm, 'user')
  const job = (today: string) =>
    releaseHolds({ database, today: () => toDay(today) as Day, changed: () => {} })
  return { app, desk, job }
})

test.beforeEach(async ({ database: { orm } }) => {
  for (const table of [heldVillas, blocks, groupHolds, bookings, reservationGroups, mails, villas])
    await orm.delete(table)
})

const hold = (own: object) => ({
  ...{ name: 'Ankole Tours', note: null, checkInDate: '2027-05-03', checkOutDate: '2027-05-05' },
  ...{ keptUntil: '2027-04-15', numberOfGuests: 2, board: 'bed-and-breakfast' },
  ...{ villaIds: [], categories: [], pricePerNight: null, ...own },
})

const GUEST = { guestName: 'Ann Sample', guestEmail: 'ann@guest.example', guestPhone: null }

test('a form sent again under its key holds once, one after the other and at once', async ({
  hotel: { desk },
  database: { orm },
}) => {
  const [category] = await orm
    .insert(villaCategories)
    .values({ name: `Keyed ${Date.now()}` })
    .returning()
  const categoryId = category?.id ?? 0
  for (let made = 0; made < 6; made += 1) await makeVilla(orm, { categoryId })
  const send = (key: string, count = 2) =>
    desk.call('POST', HOLDS, hold({ categories: [{ categoryId, count }] }), { 'idempotency-key': key })
  const [first, again] = [await send('once'), await send('once')]
  expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id])
  const [one, other] = await Promise.all([send('at-once'), send('at-once')])
  expect([one.status, other.status, other.body.id]).toEqual([201, 201, one.body.id])
  expect(await orm.$count(heldVillas)).toBe(4)
  expect((await send('once', 1)).status).toBe(422)
})

test('held nights are taken for guests and staff alike, until they are released', async ({
  hotel: { app, desk },
  database: { orm },
}) => {
  const villaId = await makeVilla(orm)
  const { status, body } = await desk.call('POST', HOLDS, hold({ villaIds: [villaId] }))
  expect([status, body]).toMatchObject([201, { state: 'held', villas: [{ villaId, totalAmount: '130.00' }] }])
  const nights = { checkInDate: '2027-05-04', checkOutDate: '2027-05-06' }
  const byGuest = async () =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/bookings',
        payload: { ...bookingRequest(villaId), ...nights, totalAmount: null },
      })
    ).statusCode
  expect(await byGuest()).toBe(409)
  expect(await desk.call('POST', HOLDS, hold({ villaIds: [villaId] }))).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Ankole Tours has this villa from 3 May to 4 May') },
  })
  const [block] = await orm.select().from(blocks)
  expect((await desk.call('DELETE', `/api/admin/blocks/${block?.id}`)).status).toBe(409)
  expect((await desk.call('POST', `${HOLDS}/${body.id}/release`)).body.state).toBe('released')
  expect(await orm.select().from(blocks)).toEqual([])
  expect(await byGuest()).toBe(201)
  expect((await desk.call('POST', `${HOLDS}/${body.id}/release`)).status).toBe(409)
})

test('held nights that a process without holds gave away are told of, and the rest stays held', async ({
  hotel: { desk },
  database: { orm },
}) => {
  const villaIds = [await makeVilla(orm), await makeVilla(orm)]
  const { body } = await desk.call('POST', HOLDS, hold({ villaIds }))
  const [villaId = 0] = villaIds
  await orm.delete(blocks).where(eq(blocks.villaId, villaId))
  await makeBooking(orm, villaId, { checkInDate: toDay('2027-05-03'), checkOutDate: toDay('2027-05-05') })
  const guest = { guestName: 'Grace Sample', guestEmail: 'grace@guest.example', guestPhone: null }
  const rooms = body.villas.map((one: { id: number }) => ({ heldVillaId: one.id, guestName: '' }))
  expect(await desk.call('POST', `${HOLDS}/${body.id}/bookings`, { ...guest, rooms })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('is taken from') },
  })
  expect(await orm.$count(bookings)).toBe(1)
  expect(await orm.$count(blocks)).toBe(1)
})

test('of a category so many are held as are wanted, or none at all', async ({
  hotel: { desk },
  database: { orm },
}) => {
  const [category] = await orm
    .insert(villaCategories)
    .values({ name: 'Family Villa', pricePerNightCents: 90_00 })
    .returning()
  const categoryId = category?.id ?? 0
  const ids = await Promise.all([1, 2, 3].map(() => makeVilla(orm, { categoryId })))
  const sorted = ids.toSorted((one, other) => one - other)
  const two = await desk.call('POST', HOLDS, hold({ categories: [{ categoryId, count: 2 }] }))
  expect(two.body.villas.map((one: { villaId: number }) => one.villaId)).toEqual(sorted.slice(0, 2))
  expect(await desk.call('POST', HOLDS, hold({ categories: [{ categoryId, count: 2 }] }))).toMatchObject({
    status: 409,
    body: {
      message: 'Family Villa has 1 free villa on these nights. Please hold fewer, or choose other dates.',
    },
  })
  expect(await orm.$count(blocks)).toBe(2)
})

test('of a category those are held that take the party with its meals and that visitors see', async ({
  hotel: { desk },
  database: { orm },
}) => {
  const [category] = await orm.insert(villaCategories).values({ name: 'Lake Villa' }).returning()
  const categoryId = category?.id ?? 0
  await makeVilla(orm, { categoryId, maxGuests: 2 })
  await makeVilla(orm, { categoryId, basePriceCents: null })
  await makeVilla(orm, { categoryId, isPublished: false })
  await makeVilla(orm, { categoryId, showFrom: toDay('2030-01-01') })
  await makeVilla(orm, { categoryId, showUntil: toDay('2026-01-01') })
  const fit = [await makeVilla(orm, { categoryId }), await makeVilla(orm, { categoryId })]
  const wanted = (count: number) => hold({ categories: [{ categoryId, count }], numberOfGuests: 4 })
  expect(await desk.call('POST', HOLDS, wanted(3))).toMatchObject({
    status: 409,
    body: {
      message: expect.stringContaining('Lake Villa has 2 free villas on these nights for so many guests'),
    },
  })
  const { status, body } = await desk.call('POST', HOLDS, wanted(2))
  expect([status, body.villas?.map((one: { villaId: number }) => one.villaId)]).toEqual([201, fit])
})

test('of several clerks who hold the same villas one gets all of them', async ({
  hotel: { desk },
  database: { orm },
}) => {
  const villaIds = [await makeVilla(orm), await makeVilla(orm), await makeVilla(orm)]
  const answers = await Promise.all(
    [villaIds, villaIds.toReversed(), villaIds.slice(1)].map((ids) =>
      desk.call('POST', HOLDS, hold({ villaIds: ids })),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
})

test('names make bookings of held villas at the price that was agreed, one by one or the rest at once, as one group', async ({
  hotel: { desk },
  database: { orm },
}) => {
  const villaIds = [await makeVilla(orm), await makeVilla(orm), await makeVilla(orm)]
  const { body } = await desk.call('POST', HOLDS, hold({ villaIds }))
  await orm.update(villas).set({ basePriceCents: 500_00 })
  const [first, second, third] = body.villas
  const book = (...rooms: object[]) => desk.call('POST', `${HOLDS}/${body.id}/bookings`, { ...GUEST, rooms })
  const one = await book({ heldVillaId: second.id, guestName: 'Ben Sample' })
  expect([one.status, one.body.state]).toEqual([201, 'held'])
  expect((await book({ heldVillaId: second.id, guestName: '' })).status).toBe(409)
  const rest = await book(
    { heldVillaId: first.id, guestName: '' },
    { heldVillaId: third.id, guestName: 'Cat Sample' },
  )
  expect(rest.body.state).toBe('booked')
  const made = await orm.select().from(bookings).orderBy(bookings.villaId)
  expect(made).toMatchObject([
    { guestName: 'Ann Sample', totalCents: 13_000, status: 'confirmed', checkInDate: '2027-05-03' },
    { guestName: 'Ben Sample', totalCents: 13_000, guestEmail: 'ann@guest.example' },
    { guestName: 'Cat Sample', totalCents: 13_000 },
  ])
  expect(new Set(made.map(({ groupId }) => groupId)).size).toBe(1)
  expect(await orm.select().from(blocks)).toEqual([])
})

test('a hold made with a rate plan gives its price and its terms to each booking of its list', async ({
  hotel: { desk },
  database: { orm, pool },
}) => {
  const villaIds = [await makeVilla(orm), await makeVilla(orm)]
  const { rows } = await pool.query(
    `insert into rate_plans (name, kind, change, cancellation, min_nights, is_public, is_active)
       values ('Agencies', 'percentage', -2000, 'non-refundable', 2, false, true) returning id`,
  )
  const ratePlanId = rows[0].id
  const short = hold({ villaIds, ratePlanId, checkOutDate: '2027-05-04' })
  expect((await desk.call('POST', HOLDS, short)).body.errors).toEqual([
    { path: 'ratePlanId', message: expect.stringContaining('Agencies is for stays of 2 nights or more.') },
  ])
  const { body } = await desk.call('POST', HOLDS, hold({ villaIds, ratePlanId }))
  expect(body).toMatchObject({
    ratePlan: { name: 'Agencies', cancellation: 'non-refundable' },
    villas: [{ totalAmount: '104.00' }, { totalAmount: '104.00' }],
  })
  // What was agreed stays, whatever becomes of the plan.
  await pool.query('delete from rate_plans')
  const list = body.villas.map(({ id }: { id: number }) => ({ heldVillaId: id, guestName: '' }))
  expect((await desk.call('POST', `${HOLDS}/${body.id}/bookings`, { ...GUEST, rooms: list })).status).toBe(
    201,
  )
  const made = await orm.select().from(bookings)
  expect(made.map(({ totalCents, nights }) => [totalCents, nights?.map(({ plan }) => plan?.name)])).toEqual(
    villaIds.map(() => [10_400, ['Agencies', 'Agencies']]),
  )
  const path = `/api/admin/bookings/${made[0]?.id}`
  expect((await desk.call('GET', `${path}/ending-costs`)).body.cancelled.fee).toBe('104.00')
  const { body: history } = await desk.call('GET', `${path}/history`)
  expect(history[0].after.ratePlan).toBe('Agencies')
})

test('what is held for a company becomes bookings billed to it, or to the guest where the list says so', async ({
  hotel: { desk },
  database: { orm },
}) => {
  const make = async (own: object) =>
    (await desk.call('POST', '/api/admin/companies', { name: 'Ankole Safaris', ...own })).body.id
  const [companyId, closed] = [await make({}), await make({ isActive: false })]
  const villaIds = [await makeVilla(orm), await makeVilla(orm), await makeVilla(orm)]
  expect(await desk.call('POST', HOLDS, hold({ villaIds, companyId: closed }))).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'companyId' }] },
  })
  expect(await orm.$count(groupHolds)).toBe(0)
  const { body } = await desk.call('POST', HOLDS, hold({ villaIds, companyId }))
  expect(body.company).toEqual({ id: companyId, name: 'Ankole Safaris' })
  const [first, second, third] = body.villas.map(({ id }: { id: number }) => id)
  const path = `${HOLDS}/${body.id}/bookings`
  const book = (heldVillaId: number, own: object = {}) =>
    desk.call('POST', path, { ...GUEST, ...own, rooms: [{ heldVillaId, guestName: '' }] })
  expect((await book(first)).status).toBe(201)
  expect((await book(second, { companyId: null })).status).toBe(201)
  // Since then nothing is billed to it any more: staff say who pays instead.
  await desk.call('PATCH', `/api/admin/companies/${companyId}`, { isActive: false })
  expect(await book(third)).toMatchObject({ status: 422, body: { errors: [{ path: 'companyId' }] } })
  expect((await book(third, { companyId: null })).status).toBe(201)
  const made = await orm.select().from(bookings).orderBy(bookings.id)
  const { body: billed } = await desk.call('GET', `/api/admin/group-bookings/${made[0]?.groupId}/billing`)
  expect(billed.payers.map(({ billedTo }: { billedTo: string }) => billedTo)).toEqual([
    'Ankole Safaris',
    null,
    null,
  ])
  const { body: history } = await desk.call('GET', `/api/admin/bookings/${made[0]?.id}/history`)
  expect(history[0].after.billedTo).toBe('Ankole Safaris')
})

test('the group is told at the address it has, and takes one over from a later list where it has none', async ({
  hotel: { desk },
  database: { orm },
}) => {
  const told = async () =>
    (await orm.select().from(mails)).filter(({ kind }) => kind === 'group-confirmed').length
  const make = async () => {
    const villaIds = [await makeVilla(orm), await makeVilla(orm)]
    const { body } = await desk.call('POST', HOLDS, hold({ villaIds }))
    const rooms = body.villas.map(({ id }: { id: number }) => [{ heldVillaId: id, guestName: '' }])
    return (place: number, own: object) =>
      desk.call('POST', `${HOLDS}/${body.id}/bookings`, { ...GUEST, ...own, rooms: rooms[place] })
  }
  const byPhone = { guestEmail: null, guestPhone: '+256 700 000 099' }
  const later = await make()
  expect((await later(0, byPhone)).status).toBe(201)
  expect(await told()).toBe(0)
  expect((await later(1, {})).status).toBe(201)
  expect(await orm.select().from(reservationGroups)).toMatchObject([{ guestEmail: 'ann@guest.example' }])
  expect(await told()).toBe(1)
  await orm.delete(mails)
  const first = await make()
  expect((await first(0, {})).status).toBe(201)
  await orm.delete(mails)
  expect((await first(1, byPhone)).status).toBe(201)
  expect(await told()).toBe(1)
})

test('after its last day the rest comes free by itself, once, and the hotel is told on that day', async ({
  hotel: { desk, job },
  database,
}) => {
  const { orm } = database
  const villaIds = [await makeVilla(orm), await makeVilla(orm)]
  const { body } = await desk.call('POST', HOLDS, hold({ villaIds }))
  const rooms = [{ heldVillaId: body.villas[0].id, guestName: '' }]
  await desk.call('POST', `${HOLDS}/${body.id}/bookings`, { ...GUEST, rooms })
  await orm.delete(mails)
  expect(await job('2027-04-14')).toEqual([])
  expect(await orm.$count(mails)).toBe(0)
  expect((await Promise.all([job('2027-04-15'), job('2027-04-15')])).flat()).toEqual([])
  expect(await orm.select().from(mails)).toMatchObject([{ kind: HOLD_EMAIL_KIND, subjectId: body.id }])
  const context = {
    database,
    settings: readSettings({ LOG_LEVEL: 'silent', SITE_URL: 'https://hotel.example' }),
  }
  const mail = await holdEmails(context)[HOLD_EMAIL_KIND](body.id)
  expect(mail?.subject).toBe('Held villas of Ankole Tours come free tomorrow')
  expect(mail?.text).toContain('https://hotel.example/admin/group-holds')
  expect(await orm.$count(blocks)).toBe(1)
  expect((await Promise.all([job('2027-04-16'), job('2027-04-16')])).flat()).toEqual([body.id])
  expect(await orm.$count(blocks)).toBe(0)
  expect(await orm.$count(bookings)).toBe(1)
  expect((await desk.call('GET', HOLDS)).body).toMatchObject([{ state: 'released' }])
  expect(await holdEmails(context)[HOLD_EMAIL_KIND](body.id)).toBeNull()
})

test('a hold is kept longer, up to the day before the arrival, and ends on the new day', async ({
  hotel: { desk, job },
  database: { orm },
}) => {
  const { body } = await desk.call('POST', HOLDS, hold({ villaIds: [await makeVilla(orm)] }))
  const keep = (keptUntil: string) => desk.call('PATCH', `${HOLDS}/${body.id}`, { keptUntil })
  expect((await keep('2027-05-03')).status).toBe(422)
  expect((await keep('2027-03-09')).status).toBe(422)
  expect((await keep('2027-05-02')).body.keptUntil).toBe('2027-05-02')
  expect(await job('2027-04-16')).toEqual([])
  expect(await job('2027-05-03')).toEqual([body.id])
})

test('an agreed price a night is kept with its list price, within what the clerk may let guests off', async ({
  hotel: { desk },
  database: { orm },
}) => {
  const villaIds = [await makeVilla(orm)]
  const { status, body } = await desk.call('POST', HOLDS, hold({ villaIds, pricePerNight: '50.00' }))
  expect([status, body.villas[0].totalAmount]).toEqual([201, '100.00'])
  const [held] = await orm.select().from(heldVillas)
  expect(held?.nights).toMatchObject([{ cents: 50_00, listed: 65_00 }, { cents: 50_00 }])
  await orm.update(propertyFacts).set({ facts: { ...sampleFacts, ...{ discountLimit: 5 } } })
  const dear = await desk.call(
    'POST',
    HOLDS,
    hold({ villaIds: [await makeVilla(orm)], pricePerNight: '50.00' }),
  )
  expect(dear.status).toBe(403)
  await orm.update(propertyFacts).set({ facts: sampleFacts })
})

test('what is no hold is refused: no villa, a day past or after the arrival, a villa too small', async ({
  hotel: { desk },
  database: { orm },
}) => {
  const villaIds = [await makeVilla(orm)]
  for (const [own, path] of [
    [{}, 'villaIds'],
    [{ villaIds, keptUntil: '2027-05-03' }, 'keptUntil'],
    [{ villaIds, keptUntil: '2027-03-01' }, 'keptUntil'],
    [{ villaIds, numberOfGuests: 50 }, 'numberOfGuests'],
    [{ villaIds, name: ' ' }, 'name'],
  ] as const)
    expect([path, await desk.call('POST', HOLDS, hold(own))]).toMatchObject([
      path,
      { status: 422, body: { errors: [{ path }] } },
    ])
})
