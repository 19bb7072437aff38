import { desc } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { villaConditions } from '@/features/housekeeping/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { addDays, toDay } from '@/kernel/days'
import { auditEntries } from '@/server/audit/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { bookingRequest, makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

const TODAY = toDay('2027-03-10')
const BOOKINGS = '/api/admin/bookings'
const REASON = 'The owner of Ankole Tours asked for it'

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database, { today: TODAY })
  onCleanup(() => app.close())
  const facts = { ...sampleFacts, checkInReadiness: 'ask' }
  await database.orm.insert(propertyFacts).values({ facts })
  const staff = await signInAs(app, database.orm, 'user')
  const book = async (villaId: number, from: number, nights: number, own: object = {}) => {
    const { status: _pending, totalAmount: _shown, ...guest } = bookingRequest(villaId)
    const stay = { checkInDate: addDays(TODAY, from), checkOutDate: addDays(TODAY, from + nights) }
    return await staff.call('POST', BOOKINGS, {
      ...guest,
      ...stay,
      ...{ source: 'phone', status: 'confirmed', ...own },
    })
  }
  return { app, ...staff, book }
})

type Orm = Parameters<typeof makeVilla>[0]

async function lastEntry(orm: Orm): Promise<unknown> {
  const [entry] = await orm.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  return entry?.after
}

test.beforeEach(async ({ database: { orm } }) => {
  await orm.delete(bookings)
  await orm.delete(villaConditions)
})

const BEYOND = [
  ['last night’s arrival', 'past-arrival', 'checkInDate', -1, 3, {}],
  ['a stay 400 days ahead', 'far-arrival', 'checkInDate', 400, 2, {}],
  ['a stay of 90 nights', 'long-stay', 'checkOutDate', 1, 90, {}],
  ['six in a villa for four', 'large-party', 'numberOfGuests', 1, 2, { numberOfGuests: 6 }],
] as const

describe('staff with a reason', () => {
  test.for(BEYOND)(
    'take down %s, and the trail says why',
    async ([, limit, path, from, nights, own], { desk, database: { orm } }) => {
      const villaId = await makeVilla(orm)
      const refused = await desk.book(villaId, from, nights, own)
      expect([refused.status, refused.body.errors[0].path]).toEqual([422, path])
      expect((await desk.book(villaId, from, nights, { ...own, limitsReason: '  ' })).status).toBe(422)
      const made = await desk.book(villaId, from, nights, { ...own, limitsReason: REASON })
      expect([made.status, made.body.message]).toEqual([201, undefined])
      expect(await lastEntry(orm)).toMatchObject({ exceeded: [limit], reason: REASON })
    },
  )

  test('change a stay beyond the limits, and a guest never does', async ({ desk, database: { orm } }) => {
    const id = await makeBooking(orm, await makeVilla(orm), { status: 'confirmed' })
    const longer = { checkOutDate: '2027-06-15' }
    expect((await desk.call('PATCH', `${BOOKINGS}/${id}`, longer)).status).toBe(422)
    expect((await desk.call('PATCH', `${BOOKINGS}/${id}`, { limitsReason: REASON })).status).toBe(422)
    const changed = await desk.call('PATCH', `${BOOKINGS}/${id}`, { ...longer, limitsReason: REASON })
    expect([changed.status, changed.body.nights?.length]).toEqual([200, 92])
    expect(await lastEntry(orm)).toMatchObject({ exceeded: ['long-stay'], reason: REASON })
    const payload = {
      ...bookingRequest(await makeVilla(orm)),
      checkOutDate: '2027-06-15',
      limitsReason: REASON,
    }
    const asked = await desk.app.inject({ method: 'POST', url: '/api/bookings', payload })
    expect(asked.statusCode).toBe(422)
  })

  test('never say that a guest in house came another day, or left before today', async ({
    desk,
    database: { orm },
  }) => {
    const stay = { checkInDate: addDays(TODAY, -4), checkOutDate: addDays(TODAY, 2) }
    const id = await makeBooking(orm, await makeVilla(orm), { status: 'checked-in', ...stay })
    for (const change of [
      { checkInDate: addDays(TODAY, -1) },
      { checkInDate: addDays(TODAY, 400), checkOutDate: addDays(TODAY, 402) },
      { checkOutDate: addDays(TODAY, -1) },
    ]) {
      const { status } = await desk.call('PATCH', `${BOOKINGS}/${id}`, { ...change, limitsReason: REASON })
      expect(status).toBe(422)
    }
    const [row] = await orm.select().from(bookings)
    expect(row).toMatchObject(stay)
  })

  test('leave no word in the trail where nothing is exceeded', async ({ desk, database: { orm } }) => {
    await desk.book(await makeVilla(orm), 1, 2, { limitsReason: REASON })
    expect(await lastEntry(orm)).not.toHaveProperty('reason')
  })

  test('never go back further, nor on past the calendar, nor without a night', async ({
    desk,
    database: { orm },
  }) => {
    const villaId = await makeVilla(orm)
    for (const [from, nights] of [
      [-2, 4],
      [2000, 2],
      [1, 367],
      [1, 0],
    ] as const)
      expect((await desk.book(villaId, from, nights, { limitsReason: REASON })).status).toBe(422)
  })

  test('never take nights that others have, nor those that are blocked', async ({
    desk,
    database: { orm, pool },
  }) => {
    const [taken, blocked] = [await makeVilla(orm), await makeVilla(orm)]
    await makeBooking(orm, taken, { status: 'confirmed' })
    const block = 'insert into blocks (villa_id, start_date, end_date) values ($1, $2, $2)'
    await pool.query(block, [blocked, '2027-04-01'])
    for (const villaId of [taken, blocked])
      expect((await desk.book(villaId, 1, 90, { limitsReason: REASON })).status).toBe(409)
  })
})

describe('a guest who is checked in at once', () => {
  const NOW = { status: 'checked-in', source: 'walk-in', asksFirst: true }

  test('into a villa that is not ready is asked about, and comes in for whoever answers', async ({
    desk,
    database: { orm },
  }) => {
    const villaId = await makeVilla(orm)
    await orm.insert(villaConditions).values({ villaId, condition: 'dirty' })
    const asked = await desk.book(villaId, 0, 2, NOW)
    expect([asked.status, asked.body.errors]).toEqual([
      409,
      [{ path: 'asksFirst', message: 'Rose Villa is not ready: it is dirty.' }],
    ])
    expect(await orm.$count(bookings)).toBe(0)
    expect((await desk.book(villaId, 0, 2, { ...NOW, asksFirst: false })).status).toBe(201)
  })

  test('into a villa whose last guests are still in it is asked about', async ({
    desk,
    database: { orm },
  }) => {
    const villaId = await makeVilla(orm)
    const before = { checkInDate: addDays(TODAY, -2), checkOutDate: TODAY, guestName: 'Late Guest' }
    await makeBooking(orm, villaId, { ...before, status: 'checked-in' })
    const { status, body } = await desk.book(villaId, 0, 2, NOW)
    expect([status, body.message]).toEqual([409, 'Late Guest is still checked in to Rose Villa.'])
  })
})
