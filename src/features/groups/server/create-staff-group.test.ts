import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { auditEntries } from '@/server/audit/table'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

const GROUPS = '/api/admin/group-bookings'

const test = base
  .extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const app = await createApi(database)
    onCleanup(() => app.close())
    await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
    const desk = await signInAs(app, database.orm, 'user')
    const take = async (payload: object, key?: string) => {
      const headers = { cookie: desk.cookie, ...(key && { 'idempotency-key': key }) }
      const answer = await app.inject({ method: 'POST', url: GROUPS, payload, headers })
      return { status: answer.statusCode, body: answer.json() }
    }
    return { ...desk, take }
  })
  .extend('villaIds', async ({ database: { orm } }) => {
    for (const table of [bookings, reservationGroups, mails, auditEntries]) await orm.delete(table)
    return [
      await makeVilla(orm, { roomNumber: 'R01' }),
      await makeVilla(orm, { roomNumber: 'R02' }),
      await makeVilla(orm, { roomNumber: 'R03' }),
    ]
  })

test('staff take several villas down as one: one reference, one total, an entry and a booking for each', async ({
  desk,
  database: { orm },
  villaIds,
}) => {
  const asked = wanted(villaIds, { totalAmount: '455.00', arrivalTime: '16:00' })
  Object.assign(asked.parts[2] ?? {}, {
    checkOutDate: '2027-03-18',
    numberOfGuests: 4,
    childAges: [4, 9],
    wantsCot: true,
    guestName: 'Sample Aunt',
  })
  const { status, body } = await desk.take(asked)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    reference: expect.stringMatching(/^[2-9A-Z]{8}$/),
    guestName: 'Sample Bride',
    totalAmount: '455.00',
  })
  const rows = await orm.select().from(bookings).orderBy(bookings.id)
  expect(rows.map(({ guestName }) => guestName)).toEqual(['Sample Bride', 'Sample Bride', 'Sample Aunt'])
  for (const row of rows)
    expect(row).toMatchObject({
      groupId: body.id,
      status: 'confirmed',
      source: 'phone',
      arrivalTime: '16:00',
      specialRequests: 'All near each other',
      holdExpiresAt: null,
      mailboxProof: 'not-asked',
    })
  expect(rows[2]).toMatchObject({ checkOutDate: '2027-03-18', childAges: [4, 9], wantsCot: true })
  const entries = await orm.select().from(auditEntries).orderBy(auditEntries.rowId)
  expect(entries.map(({ resource, rowId, action }) => [resource, rowId, action])).toEqual(
    rows.map(({ id }) => ['bookings', id, 'create']),
  )
  expect(entries[2]?.after).toMatchObject({ status: 'confirmed', totalAmount: '195.00', numberOfGuests: 4 })
  expect(JSON.stringify(entries)).not.toContain('Sample Aunt')
  const queued = await orm.select().from(mails)
  expect(queued.map(({ kind, subjectId }) => [kind, subjectId])).toEqual([['group-confirmed', body.id]])
})

test('a request taken down by staff holds its nights without an end, and the guest hears of it as one', async ({
  desk,
  database: { orm },
  villaIds,
}) => {
  const { status, body } = await desk.take(wanted(villaIds, { status: 'pending' }))
  expect([status, body.bookings.length]).toEqual([201, 3])
  const rows = await orm.select().from(bookings)
  expect(rows.map(({ status, holdExpiresAt }) => [status, holdExpiresAt])).toEqual(
    rows.map(() => ['pending', null]),
  )
  expect((await orm.select().from(mails)).map(({ kind }) => kind)).toEqual(['group-received'])
})

test('a guest in charge without an address gets no mail; one whom nobody can reach is refused', async ({
  desk,
  database: { orm },
  villaIds,
}) => {
  const phoned = { guestEmail: null, guestPhone: '+256 700 000 098' }
  expect((await desk.take(wanted(villaIds, phoned))).status).toBe(201)
  expect(await orm.select().from(mails)).toEqual([])
  const refused = await desk.take(wanted(villaIds, { guestEmail: null, guestPhone: null }))
  expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'guestPhone'])
})

test('one villa that is taken keeps all of them free, and is named', async ({
  desk,
  database: { orm },
  villaIds,
}) => {
  const [, second = 0] = villaIds
  await makeBooking(orm, second, { status: 'confirmed' })
  const { status, body } = await desk.take(wanted(villaIds))
  expect(status).toBe(409)
  expect(body.message).toContain('R02')
  expect(body.errors).toEqual([
    { path: 'parts.1.villaId', message: expect.stringContaining('is taken from') },
  ])
  expect(await orm.select().from(bookings)).toHaveLength(1)
  expect(await orm.select().from(reservationGroups)).toEqual([])
  expect(await orm.select().from(auditEntries)).toEqual([])
  expect(await orm.select().from(mails)).toEqual([])
})

test('another total than the one that was shown, too many guests and a villa twice are refused with their place', async ({
  desk,
  database: { orm },
  villaIds,
}) => {
  const cheaper = await desk.take(wanted(villaIds, { totalAmount: '389.99' }))
  expect([cheaper.status, cheaper.body.errors[0].path]).toEqual([409, 'totalAmount'])
  const crowded = wanted(villaIds)
  Object.assign(crowded.parts[1] ?? {}, { numberOfGuests: 5 })
  expect((await desk.take(crowded)).body.errors[0].path).toBe('parts.1.numberOfGuests')
  const [first = 0] = villaIds
  const twice = await desk.take(wanted([first, first]))
  expect([twice.status, twice.body.errors[0].path]).toEqual([422, 'parts.1.villaId'])
  expect((await desk.take(wanted([first]))).status).toBe(422)
  expect(await orm.select().from(bookings)).toEqual([])
})

test('the same form sent again under its key, one after the other or at once, books once', async ({
  desk,
  database: { orm },
  villaIds,
}) => {
  const both = await Promise.all([desk.take(wanted(villaIds), 'key-1'), desk.take(wanted(villaIds), 'key-1')])
  const again = await desk.take(wanted(villaIds), 'key-1')
  expect([...both, again].map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set([...both, again].map(({ body }) => body.id)).size).toBe(1)
  const other = await desk.take(wanted(villaIds, { guestName: 'Somebody Else' }), 'key-1')
  expect(other.status).toBe(422)
  const [group] = await orm.select().from(reservationGroups)
  expect(
    await orm
      .select()
      .from(bookings)
      .where(eq(bookings.groupId, group?.id ?? 0)),
  ).toHaveLength(3)
})

test('staff book a group on any plan that is switched on, and each booking and its trail say so', async ({
  desk,
  database: { orm, pool },
  villaIds,
}) => {
  const { rows: plans } = await pool.query(
    `insert into rate_plans (name, kind, change, cancellation, cancellation_hours, is_public, book_to, min_nights, is_active)
       values ('Weddings', 'amount', -500, 'hours', 72, false, '2020-01-01', 2, true),
         ('Gone', 'amount', -500, 'property', null, true, null, null, false) returning id`,
  )
  const [weddings, gone] = plans.map(({ id }) => id)
  const short = wanted(villaIds, { ratePlanId: weddings })
  Object.assign(short.parts[1] ?? {}, { checkOutDate: '2027-03-16' })
  expect((await desk.take(short)).body.errors).toEqual([
    { path: 'ratePlanId', message: 'Rose Villa, Room R02: Weddings is for stays of 2 nights or more.' },
  ])
  expect((await desk.take(wanted(villaIds, { ratePlanId: gone }))).status).toBe(422)
  expect(await orm.select().from(bookings)).toEqual([])

  const { status, body } = await desk.take(wanted(villaIds, { ratePlanId: weddings, totalAmount: '360.00' }))
  expect([status, body.totalAmount]).toEqual([201, '360.00'])
  const rows = await orm.select().from(bookings)
  for (const { nights } of rows)
    expect(nights?.map(({ cents, plan }) => [cents, plan?.name, plan?.cancellationHours])).toEqual([
      [6000, 'Weddings', 72],
      [6000, 'Weddings', 72],
    ])
  const entries = await orm.select().from(auditEntries)
  expect(entries.map(({ after }) => after)).toMatchObject(rows.map(() => ({ ratePlan: 'Weddings' })))
  await pool.query('delete from rate_plans')
})

test('a group for a company is billed to it: each villa, after a move too, on invoices, until all are billed to another', async ({
  desk,
  database: { orm },
  villaIds,
}) => {
  const make = async (own: object) =>
    (await desk.call('POST', '/api/admin/companies', { name: 'Ankole Tours', ...own })).body.id
  const [companyId, closed] = [await make({ address: 'Mbarara' }), await make({ isActive: false })]
  for (const wrong of [closed, 999_999])
    expect(await desk.take(wanted(villaIds, { companyId: wrong }))).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'companyId' }] },
    })
  expect(await orm.$count(reservationGroups)).toBe(0)

  const { status, body } = await desk.take(wanted(villaIds, { companyId }))
  expect(status).toBe(201)
  const ids: number[] = body.bookings.map(({ id }: { id: number }) => id)
  const entries = await orm.select().from(auditEntries).where(eq(auditEntries.resource, 'bookings'))
  expect(entries.map(({ after }) => after)).toMatchObject(ids.map(() => ({ billedTo: 'Ankole Tours' })))
  const path = `${GROUPS}/${body.id}`
  expect((await desk.call('POST', `${path}/move`, { days: 3 })).status).toBe(200)
  const toCompany = ids.map((bookingId) => ({
    bookingId,
    companyId,
    name: null,
    address: null,
    taxNumber: null,
    billedTo: 'Ankole Tours',
  }))
  expect((await desk.call('GET', `${path}/billing`)).body).toEqual({ payers: toCompany })
  const booking = `/api/admin/bookings/${ids[1]}`
  const invoice = await desk.call('POST', `${booking}/documents`, { kind: 'invoice' })
  expect(invoice.body.content.billTo).toMatchObject({ name: 'Ankole Tours', address: 'Mbarara' })

  const nobody = { companyId: null, name: null, address: null, taxNumber: null }
  expect((await desk.call('PUT', `${path}/billing`, { ...nobody, companyId: closed })).status).toBe(422)
  expect((await desk.call('PUT', `${booking}/billing`, { ...nobody, name: 'Ben Sample' })).status).toBe(200)
  const { body: mixed } = await desk.call('GET', `${path}/billing`)
  expect(mixed.payers.map(({ billedTo }: { billedTo: string }) => billedTo)).toEqual([
    'Ankole Tours',
    'Ben Sample',
    'Ankole Tours',
  ])
  const toGuest = ids.map((bookingId) => ({ bookingId, ...nobody, billedTo: null }))
  expect((await desk.call('PUT', `${path}/billing`, nobody)).body).toEqual({ payers: toGuest })
  const { body: history } = await desk.call('GET', `${booking}/history`)
  expect(history.at(-1).after.billedTo).toBe('the guest')
  expect((await desk.call('GET', `${GROUPS}/999999/billing`)).status).toBe(404)
})

/** What the form sends for two week nights in each of these villas, unless told otherwise. */
function wanted(villaIds: readonly number[], own: Record<string, unknown> = {}) {
  const part = { checkInDate: '2027-03-15', checkOutDate: '2027-03-17', numberOfGuests: 2 }
  return {
    guestName: 'Sample Bride',
    guestEmail: 'bride@guest.example',
    guestPhone: null,
    specialRequests: 'All near each other',
    source: 'phone',
    status: 'confirmed',
    parts: villaIds.map((villaId) => ({ ...part, villaId }) as Record<string, unknown>),
    ...own,
  }
}
