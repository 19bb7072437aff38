import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { bookings, stayParts } from '@/features/bookings/server/table'
import { villaConditions } from '@/features/housekeeping/server/table'
import { addDays, toDay } from '@/kernel/days'
import { seededRandom } from '@/kernel/seeded-random'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { expectSoundStays } from '../../../../test/sound-stays'
import { signInAs } from '../../../../test/staff'

const TODAY = toDay('2027-03-10')

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database, { today: TODAY })
  onCleanup(() => app.close())
  return { app, ...(await signInAs(app, database.orm, 'user')) }
})

type Orm = Parameters<typeof makeVilla>[0]

test.beforeEach(async ({ database: { orm, pool } }) => {
  await pool.query('delete from blocks')
  await orm.delete(bookings)
  await orm.delete(mails)
  await orm.delete(villaConditions)
})

/** A stay from some day before or after today to another, at prices that no villa has. */
async function makeStay(orm: Orm, villaId: number, from: number, to: number, own: object = {}) {
  const [checkInDate, checkOutDate] = [addDays(TODAY, from), addDays(TODAY, to)]
  const nights = Array.from({ length: to - from }, (_, place) => ({
    day: addDays(checkInDate, place),
    cents: 1100 + place,
  }))
  const totalCents = nights.reduce((sum, { cents }) => sum + cents, 0)
  const stay = { checkInDate, checkOutDate, nights, totalCents }
  return await makeBooking(orm, villaId, { ...stay, status: from <= 0 ? 'checked-in' : 'confirmed', ...own })
}

async function partsOf(orm: Orm, bookingId: number) {
  const rows = await orm
    .select()
    .from(stayParts)
    .where(eq(stayParts.bookingId, bookingId))
    .orderBy(stayParts.checkInDate)
  return rows.map(({ villaId, checkInDate, checkOutDate, holdsNights }) => [
    villaId,
    checkInDate,
    checkOutDate,
    holdsNights,
  ])
}

const swapPath = (id: number) => `/api/admin/bookings/${id}/swap`

describe('two guests in house', () => {
  test('swap their villas from today on: what they slept stays, and so does every agreed price', async ({
    desk,
    database: { orm },
  }) => {
    const [lower, higher] = [await makeVilla(orm), await makeVilla(orm, { basePriceCents: 99_900 })]
    const one = await makeStay(orm, higher, -2, 3)
    const other = await makeStay(orm, lower, -1, 2)
    const { status, body } = await desk.call('POST', swapPath(one), { withId: other })
    expect([status, body.bookings]).toMatchObject([
      200,
      [
        { id: one, villaId: lower, totalAmount: '55.10' },
        { id: other, villaId: higher, totalAmount: '33.03' },
      ],
    ])
    expect(await partsOf(orm, one)).toEqual([
      [higher, '2027-03-08', TODAY, true],
      [lower, TODAY, '2027-03-13', true],
    ])
    expect(await partsOf(orm, other)).toEqual([
      [lower, '2027-03-09', TODAY, true],
      [higher, TODAY, '2027-03-12', true],
    ])
    // Both villas are cleaned for whoever comes into them; nobody is written to about a step over the yard.
    const conditions = await orm.select().from(villaConditions)
    expect(conditions.map(({ condition }) => condition)).toEqual(['dirty', 'dirty'])
    expect(await orm.$count(mails)).toBe(0)
  })

  test('swap back, and then each is where it was', async ({ desk, database: { orm } }) => {
    const [a, b] = [await makeVilla(orm), await makeVilla(orm)]
    const [one, other] = [await makeStay(orm, a, -2, 3), await makeStay(orm, b, -2, 3)]
    await desk.call('POST', swapPath(one), { withId: other })
    expect((await desk.call('POST', swapPath(other), { withId: one })).status).toBe(200)
    const rows = await orm.select().from(bookings).orderBy(bookings.id)
    expect(rows.map(({ villaId }) => villaId)).toEqual([a, b])
  })
})

test('who has not come goes into the other villa as a whole, and is told by mail', async ({
  desk,
  database: { orm },
}) => {
  const [a, b] = [await makeVilla(orm), await makeVilla(orm, { basePriceCents: 9900 })]
  const [one, other] = [await makeStay(orm, a, -1, 4), await makeStay(orm, b, 2, 4)]
  const { status, body } = await desk.call('POST', swapPath(one), { withId: other })
  expect([status, body.bookings?.[1]]).toMatchObject([200, { villaId: a, totalAmount: '22.01' }])
  expect(await partsOf(orm, other)).toEqual([[a, '2027-03-12', '2027-03-14', true]])
  const queued = await orm.select().from(mails)
  expect(queued.map(({ kind, subjectId }) => [kind, subjectId])).toEqual([['booking-changed', other]])
})

describe('a swap is refused, and nothing is changed,', () => {
  test('where a third guest has a night that one of them needs', async ({ desk, database: { orm } }) => {
    const [a, b] = [await makeVilla(orm), await makeVilla(orm)]
    const [one, other] = [await makeStay(orm, a, -1, 4), await makeStay(orm, b, -1, 2)]
    await makeStay(orm, b, 2, 4, { guestName: 'Third Guest' })
    const before = await orm.select().from(stayParts).orderBy(stayParts.id)
    const { status, body } = await desk.call('POST', swapPath(one), { withId: other })
    expect([status, body.message]).toEqual([409, expect.stringContaining('(Third Guest)')])
    expect(await orm.select().from(stayParts).orderBy(stayParts.id)).toEqual(before)
  })

  test('where nights that one of them needs are blocked', async ({ desk, database: { orm, pool } }) => {
    const [a, b] = [await makeVilla(orm), await makeVilla(orm)]
    const [one, other] = [await makeStay(orm, a, -1, 4), await makeStay(orm, b, -1, 2)]
    const block = 'insert into blocks (villa_id, start_date, end_date) values ($1, $2, $2)'
    await pool.query(block, [b, addDays(TODAY, 3)])
    const { status, body } = await desk.call('POST', swapPath(one), { withId: other })
    expect([status, body.message]).toEqual([409, expect.stringContaining('Staff blocked')])
  })

  test('where either party is too large for the other villa', async ({ desk, database: { orm } }) => {
    const [large, small] = [await makeVilla(orm), await makeVilla(orm, { maxGuests: 2 })]
    const family = await makeStay(orm, large, -1, 3, { numberOfGuests: 4, guestName: 'A Family' })
    const couple = await makeStay(orm, small, -1, 3)
    for (const [id, withId] of [
      [family, couple],
      [couple, family],
    ] as const) {
      const { status, body } = await desk.call('POST', swapPath(id), { withId })
      expect([status, body.message]).toEqual([422, expect.stringContaining('A Family: This villa sleeps')])
    }
  })

  test('for what is over, of one villa, shares no night, or is not there', async ({
    desk,
    database: { orm },
  }) => {
    const [a, b] = [await makeVilla(orm), await makeVilla(orm)]
    const one = await makeStay(orm, a, -1, 2)
    const refuse = async (withId: number) => (await desk.call('POST', swapPath(one), { withId })).status
    expect(await refuse(await makeStay(orm, a, 5, 7))).toBe(422)
    expect(await refuse(await makeStay(orm, b, 5, 7))).toBe(422)
    expect(await refuse(await makeStay(orm, b, 0, 2, { status: 'cancelled' }))).toBe(409)
    expect(await refuse(2_000_000_000)).toBe(404)
    expect(await refuse(one)).toBe(422)
    expect((await desk.call('POST', swapPath(one), {})).status).toBe(422)
  })

  test('from what either of them was before somebody else changed it', async ({
    desk,
    database: { orm },
  }) => {
    const [a, b] = [await makeVilla(orm), await makeVilla(orm)]
    const [one, other] = [await makeStay(orm, a, -1, 2), await makeStay(orm, b, -1, 2)]
    const seen = { updatedAt: '2027-03-01T00:00:00.000Z' }
    expect((await desk.call('POST', swapPath(one), { withId: other, ...seen })).status).toBe(409)
    const withUpdatedAt = seen.updatedAt
    expect((await desk.call('POST', swapPath(one), { withId: other, withUpdatedAt })).status).toBe(409)
  })

  test('where the other villa is closed', async ({ desk, database: { orm } }) => {
    const [a, b] = [await makeVilla(orm), await makeVilla(orm, { isAvailable: false })]
    const [one, other] = [await makeStay(orm, a, -1, 2), await makeStay(orm, b, -1, 2)]
    expect((await desk.call('POST', swapPath(one), { withId: other })).status).toBe(422)
  })
})

describe('two clerks at once', () => {
  const ROUNDS = 14

  test('of whom both swap the same two guests end with them swapped once, or back again', async ({
    desk,
    database: { orm },
  }) => {
    const [a, b] = [await makeVilla(orm), await makeVilla(orm)]
    const [one, other] = [await makeStay(orm, a, -1, 3), await makeStay(orm, b, -1, 3)]
    const answers = await Promise.all([
      desk.call('POST', swapPath(one), { withId: other }),
      desk.call('POST', swapPath(other), { withId: one }),
    ])
    const done = answers.filter(({ status }) => status === 200).length
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const rows = await orm.select().from(bookings).orderBy(bookings.id)
    expect(rows.map(({ villaId }) => villaId)).toEqual(done === 1 ? [b, a] : [a, b])
  })

  test.for([1, 2, 3])(
    'swap, move and block, and never is a night sold twice, a stay torn or a past price changed (seed %i)',
    { timeout: 120_000 },
    async (seed, { database }) => {
      const { orm, pool } = database
      const random = seededRandom(seed)
      const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
      const villas = await Promise.all(
        [1, 2, 3, 4].map((place) => makeVilla(orm, { basePriceCents: place * 5000 })),
      )
      const past = new Map<string, number>()
      for (const [place, villaId] of villas.entries())
        if (place < 3) await makeStay(orm, villaId, -2 + place, 4 + place, { guestPhone: '+256' })
      let swapped = 0
      for (const day of [0, 1, 2]) {
        const today = addDays(TODAY, day)
        const apps = [await createApi(database, { today }), await createApi(database, { today })]
        const clerks = await Promise.all(apps.map((app) => signInAs(app, orm, 'user')))
        const act = async (clerk: (typeof clerks)[number]) => {
          const all = await orm.select().from(bookings)
          const [one, other] = [pick(all), pick(all)]
          const nights = { startDate: addDays(today, 1), endDate: addDays(today, 2) }
          const moves = [{ bookingId: one.id, villaId: pick(villas) }]
          const calls = [
            [swapPath(one.id), { withId: other.id }],
            [swapPath(one.id), { withId: other.id }],
            [`/api/admin/bookings/${one.id}/move`, { villaId: pick(villas) }],
            [
              '/api/admin/block-clearings',
              { villaId: one.villaId, ...nights, kind: 'maintenance', note: null, moves },
            ],
          ] as const
          const [url, body] = pick<(typeof calls)[number]>(calls)
          const { status } = await clerk.call('POST', url, body)
          expect([url, body, status < 500]).toEqual([url, body, true])
          if (url.endsWith('swap') && status === 200) swapped += 1
        }
        for (let round = 0; round < ROUNDS; round += 1) {
          await Promise.all(clerks.map(act))
          await expectSoundStays(pool, today, past)
          // Else all nights would soon be blocked, and nothing could be swapped any more.
          if (round % 4 === 3) await pool.query('delete from blocks')
        }
        await Promise.all(apps.map((app) => app.close()))
      }
      expect(swapped, 'swaps that were done').toBeGreaterThan(3)
      expect(past.size, 'nights that were slept').toBeGreaterThan(4)
    },
  )
})
