import { eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { expireHolds } from '@/features/bookings/server/expire-holds'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import type { Database } from '@/server/db/connect'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { bookingRequest, groupRequest, makeBooking, makeVilla } from '../../../../test/factories'
import type { GroupReceipt } from '../contract'

const test = base.extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database)
  onCleanup(async () => {
    await app.close()
  })
  return app
})

type Refusal = { message: string; errors?: { path: string; message: string }[] }

async function book(app: FastifyInstance, payload: object, key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  const answer = await app.inject({ method: 'POST', url: '/api/group-bookings', payload, headers })
  return { status: answer.statusCode, body: answer.json<GroupReceipt & Refusal>() }
}

async function makeVillas({ orm }: Database, count: number): Promise<number[]> {
  const ids: number[] = []
  for (let made = 0; made < count; made++) ids.push(await makeVilla(orm, { roomNumber: `R${made + 1}` }))
  return ids
}

/** One for guests, and one for a kind of villa that there is none of. */
async function makePlans({ pool }: Database): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into rate_plans (name, kind, change, cancellation, category_ids, is_active)
       values ('Saver', 'percentage', -1000, 'non-refundable', null, true),
         ('Studios', 'percentage', -1000, 'property', '{9999}', true) returning id`,
  )
  return rows.map(({ id }) => id)
}

async function bookedIn({ orm }: Database, villaIds: number[]) {
  return await orm.select().from(bookings).where(inArray(bookings.villaId, villaIds)).orderBy(bookings.id)
}

describe('a guest who books several villas', () => {
  test('gets one reference, one total and a booking for each villa', async ({ app, database }) => {
    const villaIds = await makeVillas(database, 3)
    const asked = groupRequest(villaIds, {
      totalAmount: '390.00',
      paymentMethod: 'cash',
      arrivalTime: '16:00',
    })
    const { status, body } = await book(app, asked)
    expect(status).toBe(201)
    expect(body).toEqual({
      reference: expect.stringMatching(/^[2-9A-Z]{8}$/),
      status: 'pending',
      totalAmount: '390.00',
      holdExpiresAt: expect.stringMatching(/^\d{4}-.*Z$/),
      mailboxProof: 'not-asked',
      parts: villaIds.map((villaId) => ({
        id: expect.any(Number),
        reference: expect.stringMatching(/^[2-9A-Z]{8}$/),
        villaId,
        checkInDate: '2027-03-15',
        checkOutDate: '2027-03-17',
        totalAmount: '130.00',
      })),
    })
    const rows = await bookedIn(database, villaIds)
    expect(new Set(rows.map(({ groupId }) => groupId)).size).toBe(1)
    expect(new Set(rows.map(({ holdExpiresAt }) => holdExpiresAt?.toISOString()))).toEqual(
      new Set([body.holdExpiresAt]),
    )
    expect(rows.every(({ status, source }) => status === 'pending' && source === 'website')).toBe(true)
    expect(rows.map(({ arrivalTime }) => arrivalTime)).toEqual(['16:00', '16:00', '16:00'])
  })

  test('gives each villa its own nights, party, meals and name', async ({ app, database }) => {
    const villaIds = await makeVillas(database, 2)
    const asked = groupRequest(villaIds)
    Object.assign(asked.parts[1] ?? {}, {
      checkInDate: '2027-03-16',
      checkOutDate: '2027-03-18',
      numberOfGuests: 4,
      childAges: [4, 9],
      wantsCot: true,
      guestName: 'Sample Aunt',
    })
    expect((await book(app, asked)).status).toBe(201)
    const [first, second] = await bookedIn(database, villaIds)
    expect(first).toMatchObject({ guestName: 'Sample Guest', numberOfGuests: 2, childAges: [] })
    expect(second).toMatchObject({
      guestName: 'Sample Aunt',
      guestEmail: 'sample.guest@example.com',
      checkInDate: '2027-03-16',
      numberOfGuests: 4,
      childAges: [4, 9],
      wantsCot: true,
    })
  })

  test('hears of all villas that are taken, and nothing is booked', async ({ app, database }) => {
    const villaIds = await makeVillas(database, 3)
    const [one = 0, , three = 0] = villaIds
    await makeBooking(database.orm, one)
    await makeBooking(database.orm, three)
    const { status, body } = await book(app, groupRequest(villaIds))
    expect(status).toBe(409)
    expect(body.message).toContain('Rose Villa, Room R1 is taken from')
    expect(body.message).toContain('Nothing is booked')
    expect(body.errors?.map(({ path }) => path)).toEqual(['parts.0.villaId', 'parts.2.villaId'])
    expect(await bookedIn(database, villaIds)).toHaveLength(2)
  })

  test.for([
    ['one villa alone', [1], {}, {}, 'parts'],
    ['a villa twice for one night', [1, 1], {}, {}, 'parts.1.villaId'],
    ['more guests than a villa takes', [1, 2], {}, { numberOfGuests: 5 }, 'parts.0.numberOfGuests'],
    ['children without an adult', [1, 2], {}, { childAges: [4, 9] }, 'parts.0.childAges'],
    ['past days', [1, 2], {}, { checkInDate: '2027-03-01' }, 'parts.0.checkInDate'],
    ['meals that are not offered', [1, 2], {}, { board: 'full-board' }, 'parts.0.board'],
    ['a name that is more than one', [1, 2], {}, { guestName: 'See www.example.com' }, 'parts.0.guestName'],
    ['no e-mail', [1, 2], { guestEmail: '' }, {}, 'guestEmail'],
  ] as const)('is refused %s', async ([_what, wanted, own, part, path], { app, database }) => {
    const villaIds = await makeVillas(database, 2)
    const asked = groupRequest(
      wanted.map((place) => villaIds[place - 1] ?? 0),
      own,
      part,
    )
    const { status, body } = await book(app, asked)
    expect(status).toBe(422)
    expect(body.errors?.map((problem) => problem.path)).toContain(path)
    expect(await bookedIn(database, villaIds)).toEqual([])
  })

  test('is refused a villa that is not for sale, and more villas than there can be', async ({
    app,
    database,
  }) => {
    const [open = 0] = await makeVillas(database, 1)
    const closed = await makeVilla(database.orm, { isAvailable: false })
    expect((await book(app, groupRequest([open, closed]))).status).toBe(422)
    expect((await book(app, groupRequest([open, 999_999]))).body.errors?.[0]?.path).toBe('parts.1.villaId')
    const many = Array.from({ length: 26 }, () => open)
    expect((await book(app, groupRequest(many))).body.errors?.[0]?.path).toBe('parts')
    expect(await bookedIn(database, [open, closed])).toEqual([])
  })

  test('hears the total when another one was shown', async ({ app, database }) => {
    const villaIds = await makeVillas(database, 2)
    const { status, body } = await book(app, groupRequest(villaIds, { totalAmount: '259.00' }))
    expect(status).toBe(409)
    expect(body.message).toContain('$260.00')
    expect(await bookedIn(database, villaIds)).toEqual([])
  })

  test('has all villas on one rate plan, at its price and by its terms, or none', async ({
    app,
    database,
  }) => {
    const villaIds = await makeVillas(database, 2)
    const [saver, studios] = await makePlans(database)
    const seen = { cancellation: 'non-refundable', cancellationHours: null }
    const onSaver = { ratePlanId: saver, ratePlanTerms: seen, totalAmount: '234.00' }
    const { status, body } = await book(app, groupRequest(villaIds, onSaver), 'a-plan')
    expect([status, body.totalAmount, body.ratePlan]).toMatchObject([201, '234.00', { id: saver, ...seen }])
    const rows = await bookedIn(database, villaIds)
    expect(rows.map(({ nights }) => nights?.map(({ plan }) => plan?.name))).toEqual([
      ['Saver', 'Saver'],
      ['Saver', 'Saver'],
    ])
    expect((await book(app, groupRequest(villaIds, onSaver), 'a-plan')).body).toEqual(body)

    const others = await makeVillas(database, 2)
    const refusal = async (own: Record<string, unknown>) => {
      const refused = await book(app, groupRequest(others, own))
      return [refused.status, refused.body.errors?.[0]?.path]
    }
    expect(await refusal({ ratePlanId: studios })).toEqual([422, 'ratePlanId'])
    expect(await refusal({ ratePlanId: saver, totalAmount: '260.00' })).toEqual([409, 'totalAmount'])
    const own = { cancellation: 'property', cancellationHours: null }
    expect(await refusal({ ratePlanId: saver, ratePlanTerms: own })).toEqual([409, 'ratePlanTerms'])
    expect(await bookedIn(database, others)).toEqual([])
    await database.pool.query('delete from rate_plans')
  })

  test('is written to once, and so is the hotel; so it is when all of it lapses', async ({
    app,
    database,
  }) => {
    await database.orm.delete(mails)
    const villaIds = await makeVillas(database, 4)
    const { body } = await book(app, groupRequest(villaIds))
    const [group] = await database.orm
      .select()
      .from(reservationGroups)
      .where(eq(reservationGroups.reference, body.reference))
    const queued = async () =>
      (await database.orm.select().from(mails).orderBy(mails.id)).map(({ kind, subjectId }) => [
        kind,
        subjectId,
      ])
    expect(await queued()).toEqual([
      ['group-received', group?.id],
      ['new-group', group?.id],
    ])
    await database.orm
      .update(bookings)
      .set({ holdExpiresAt: new Date('2020-01-01T00:00:00Z') })
      .where(inArray(bookings.villaId, villaIds))
    expect(await expireHolds({ database, changed: () => undefined })).toHaveLength(4)
    expect((await queued()).slice(2)).toEqual([['group-lapsed', group?.id]])
  })
})

describe('a group that is sent again under its key', () => {
  test('is booked once, with the first answer', async ({ app, database }) => {
    const asked = groupRequest(await makeVillas(database, 2))
    const first = await book(app, asked, 'group-key-1')
    expect(await book(app, asked, 'group-key-1')).toEqual(first)
    expect(first.status).toBe(201)
  })

  test('is booked once when both come at the same time', async ({ app, database }) => {
    const villaIds = await makeVillas(database, 3)
    const asked = groupRequest(villaIds)
    const answers = await Promise.all(Array.from({ length: 5 }, () => book(app, asked, 'group-key-2')))
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1)
    expect(await bookedIn(database, villaIds)).toHaveLength(3)
  })

  test('is refused with another content, and once it has ended', async ({ app, database }) => {
    const villaIds = await makeVillas(database, 2)
    const asked = groupRequest(villaIds)
    await book(app, asked, 'group-key-3')
    const other = await book(app, { ...asked, guestPhone: '+256 700 000 098' }, 'group-key-3')
    expect(other.status).toBe(422)
    await database.orm
      .update(bookings)
      .set({ status: 'cancelled', holdExpiresAt: null })
      .where(inArray(bookings.villaId, villaIds))
    const ended = await book(app, asked, 'group-key-3')
    expect(ended.status).toBe(409)
    expect(ended.body.message).toContain('Nothing is booked')
  })
})

describe('groups after the same villas', () => {
  test('in whatever order they name them, one of twenty gets all and the others nothing', async ({
    app,
    database,
  }) => {
    const villaIds = await makeVillas(database, 4)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        book(app, groupRequest(place % 2 === 0 ? villaIds : villaIds.toReversed())),
      ),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
    const rows = await bookedIn(database, villaIds)
    expect(rows).toHaveLength(4)
    expect(new Set(rows.map(({ groupId }) => groupId)).size).toBe(1)
  })

  test('that share one villa never both get it, nor does a single guest get it too', async ({
    app,
    database,
  }) => {
    const [one = 0, shared = 0, two = 0] = await makeVillas(database, 3)
    const [left, right, alone] = await Promise.all([
      book(app, groupRequest([one, shared])),
      book(app, groupRequest([two, shared])),
      app.inject({ method: 'POST', url: '/api/bookings', payload: bookingRequest(shared) }),
    ])
    const statuses = [left?.status, right?.status, alone?.statusCode]
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(2)
    const rows = await bookedIn(database, [one, shared, two])
    expect(rows.filter(({ villaId }) => villaId === shared)).toHaveLength(1)
    expect(rows).toHaveLength(alone?.statusCode === 201 ? 1 : 2)
  })
})
