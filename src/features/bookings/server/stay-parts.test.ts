import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { addDays, toDay } from '@/kernel/days'
import { seededRandom } from '@/kernel/seeded-random'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { expectSoundStays } from '../../../../test/sound-stays'
import { signInAs } from '../../../../test/staff'
import { bookings, stayParts } from './table'

const TODAY = toDay('2027-03-10')

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database, { today: TODAY })
  onCleanup(() => app.close())
  return { app, ...(await signInAs(app, database.orm, 'user')) }
})

type Orm = Parameters<typeof makeVilla>[0]

/** Four nights from two days before today at prices that no villa has, with the guest in house. */
async function makeGuest(orm: Orm, villaId: number, own: Partial<typeof bookings.$inferInsert> = {}) {
  const [checkInDate, checkOutDate] = [addDays(TODAY, -2), addDays(TODAY, 2)]
  const nights = [1100, 1200, 1300, 1400].map((cents, place) => ({ day: addDays(checkInDate, place), cents }))
  const stay = { checkInDate, checkOutDate, nights, totalCents: 5000 }
  return await makeBooking(orm, villaId, { ...stay, status: 'checked-in', ...own })
}

async function readParts(orm: Orm, bookingId: number) {
  const rows = await orm
    .select()
    .from(stayParts)
    .where(eq(stayParts.bookingId, bookingId))
    .orderBy(stayParts.checkInDate)
  return rows.map(({ villaId, checkInDate, checkOutDate }) => [villaId, checkInDate, checkOutDate])
}

const path = (id: number) => `/api/admin/bookings/${id}`

describe('guests in house', () => {
  test('are moved from today on: what they slept stays where it was, and each night at what was agreed', async ({
    desk,
    database: { orm },
  }) => {
    const [from, to] = [await makeVilla(orm), await makeVilla(orm, { basePriceCents: 99_900 })]
    const id = await makeGuest(orm, from)
    const moved = await desk.call('PATCH', path(id), { villaId: to, totalAmount: '50.00' })
    expect(moved).toMatchObject({ status: 200, body: { villaId: to, totalAmount: '50.00' } })
    expect(moved.body.nights.map(({ amount }: { amount: string }) => amount)).toEqual([
      '11.00',
      '12.00',
      '13.00',
      '14.00',
    ])
    expect(await readParts(orm, id)).toEqual([
      [from, '2027-03-08', TODAY],
      [to, TODAY, '2027-03-12'],
    ])
    const unit = { villaName: 'Rose Villa', roomNumber: null }
    expect(moved.body.parts).toEqual([
      { ...unit, villaId: from, checkInDate: '2027-03-08', checkOutDate: TODAY },
      { ...unit, villaId: to, checkInDate: TODAY, checkOutDate: '2027-03-12' },
    ])
    const stay = { checkInDate: TODAY, checkOutDate: toDay('2027-03-12') }
    await makeBooking(orm, from, stay)
    await expect(makeBooking(orm, to, stay)).rejects.toThrow()
    await expect(makeBooking(orm, from, { ...stay, checkInDate: addDays(TODAY, -1) })).rejects.toThrow()
  })

  test('moved twice on one day have two parts, and back again their old villa', async ({
    desk,
    database: { orm },
  }) => {
    const [from, wrong] = [await makeVilla(orm), await makeVilla(orm)]
    const id = await makeGuest(orm, from)
    await desk.call('PATCH', path(id), { villaId: wrong })
    expect((await desk.call('PATCH', path(id), { villaId: from })).status).toBe(200)
    expect(await readParts(orm, id)).toEqual([
      [from, '2027-03-08', TODAY],
      [from, TODAY, '2027-03-12'],
    ])
  })

  test('pay the prices of the other villa only where staff say so, and never for a night that is past', async ({
    desk,
    database: { orm },
  }) => {
    const [from, to] = [await makeVilla(orm), await makeVilla(orm, { basePriceCents: 9000 })]
    const id = await makeGuest(orm, from)
    const { body } = await desk.call('PATCH', path(id), { villaId: to, reprices: true })
    expect(body.nights.map(({ amount }: { amount: string }) => amount)).toEqual([
      '11.00',
      '12.00',
      '90.00',
      '90.00',
    ])
  })

  test('who stay longer keep every agreed night, and who leave sooner pay for the nights they slept', async ({
    desk,
    database: { orm },
  }) => {
    const villaId = await makeVilla(orm)
    const id = await makeGuest(orm, villaId)
    const longer = await desk.call('PATCH', path(id), { checkOutDate: '2027-03-13' })
    expect(longer.body.totalAmount).toBe('128.00')
    const sooner = await desk.call('PATCH', path(id), { checkOutDate: TODAY })
    expect(sooner.body.totalAmount).toBe('23.00')
    expect(await readParts(orm, id)).toEqual([[villaId, '2027-03-08', TODAY]])
  })

  test('are not moved into a villa that is taken or blocked, and then nothing is changed', async ({
    desk,
    database: { orm, pool },
  }) => {
    const [from, taken, blocked] = [await makeVilla(orm), await makeVilla(orm), await makeVilla(orm)]
    const id = await makeGuest(orm, from)
    const next = { checkInDate: addDays(TODAY, 1), checkOutDate: addDays(TODAY, 3) }
    await makeBooking(orm, taken, { ...next, guestName: 'Another Guest' })
    await pool.query('insert into blocks (villa_id, start_date, end_date) values ($1, $2, $2)', [
      blocked,
      TODAY,
    ])
    const refused = await desk.call('PATCH', path(id), { villaId: taken })
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Another Guest')])
    expect((await desk.call('PATCH', path(id), { villaId: blocked })).status).toBe(409)
    expect(await readParts(orm, id)).toEqual([[from, '2027-03-08', '2027-03-12']])
  })

  test('who check out early give their nights back at once, and take them again when they come back', async ({
    desk,
    database: { orm },
  }) => {
    const villaId = await makeVilla(orm)
    const id = await makeGuest(orm, villaId)
    expect((await desk.call('PATCH', path(id), { status: 'checked-out' })).status).toBe(200)
    expect(await readParts(orm, id)).toEqual([[villaId, '2027-03-08', TODAY]])
    await orm.update(bookings).set({ status: 'checked-in' }).where(eq(bookings.id, id))
    expect(await readParts(orm, id)).toEqual([[villaId, '2027-03-08', '2027-03-12']])
    await desk.call('PATCH', path(id), { status: 'checked-out' })
    await makeBooking(orm, villaId, { checkInDate: TODAY, checkOutDate: addDays(TODAY, 1) })
    const back = orm.update(bookings).set({ status: 'checked-in' }).where(eq(bookings.id, id))
    await expect(back).rejects.toMatchObject({
      cause: expect.objectContaining({ constraint: 'bookings_no_shared_night' }),
    })
  })

  test('leave the villa they were moved out of to a block, from the night on which they left it', async ({
    desk,
    database: { orm },
  }) => {
    const [from, to] = [await makeVilla(orm), await makeVilla(orm)]
    const id = await makeGuest(orm, from)
    const block = { villaId: from, startDate: TODAY, endDate: '2027-03-20', kind: 'maintenance', note: null }
    expect((await desk.call('POST', '/api/admin/blocks', block)).status).toBe(409)
    await desk.call('PATCH', path(id), { villaId: to })
    const early = { ...block, startDate: addDays(TODAY, -1) }
    expect((await desk.call('POST', '/api/admin/blocks', early)).status).toBe(409)
    expect((await desk.call('POST', '/api/admin/blocks', block)).status).toBe(201)
  })
})

describe('an arrival or departure that was a slip', () => {
  test('is undone by anybody within ten minutes, with the nights it gave back', async ({
    desk,
    database: { orm },
  }) => {
    const villaId = await makeVilla(orm)
    const id = await makeGuest(orm, villaId)
    await desk.call('PATCH', path(id), { status: 'checked-out' })
    const undone = await desk.call('POST', `${path(id)}/undo`, { status: 'checked-out' })
    expect(undone).toMatchObject({ status: 200, body: { status: 'checked-in' } })
    expect(await readParts(orm, id)).toEqual([[villaId, '2027-03-08', '2027-03-12']])
    const { body: history } = await desk.call('GET', `${path(id)}/history`)
    expect(history.map(({ after }: { after: unknown }) => after)).toEqual([
      { status: 'checked-out' },
      { status: 'checked-in' },
    ])
  })

  test('is undone by an admin with a reason later, and by nobody where the nights are taken since', async ({
    desk,
    database: { orm, pool },
  }) => {
    const villaId = await makeVilla(orm)
    const id = await makeGuest(orm, villaId)
    await desk.call('PATCH', path(id), { status: 'checked-out' })
    await pool.query(
      "update audit_entries set created_at = now() - interval '11 minutes' where row_id = $1",
      [id],
    )
    const refused = await desk.call('POST', `${path(id)}/undo`, { status: 'checked-out', reason: 'A slip' })
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('ask an admin')])
    const admin = await signInAs(desk.app, orm, 'admin')
    expect((await admin.call('POST', `${path(id)}/undo`, { status: 'checked-out' })).status).toBe(422)
    await makeBooking(orm, villaId, {
      checkInDate: TODAY,
      checkOutDate: addDays(TODAY, 1),
      guestName: 'Another Guest',
    })
    const taken = await admin.call('POST', `${path(id)}/undo`, { status: 'checked-out', reason: 'A slip' })
    expect([taken.status, taken.body.message]).toEqual([409, expect.stringContaining('Another Guest')])
    await orm.delete(bookings).where(eq(bookings.guestName, 'Another Guest'))
    expect(
      (await admin.call('POST', `${path(id)}/undo`, { status: 'checked-out', reason: 'A slip' })).status,
    ).toBe(200)
  })

  test('is none for a booking that nobody has arrived for', async ({ desk, database: { orm } }) => {
    const id = await makeBooking(orm, await makeVilla(orm), { status: 'confirmed' })
    expect((await desk.call('POST', `${path(id)}/undo`, { status: 'confirmed' })).status).toBe(409)
  })
})

describe('two clerks at once', () => {
  const DAYS = 4
  const ROUNDS = 8

  test.for([1, 2, 3])(
    'never sell a night twice, leave no gap in a stay, and never change the price of a night that is past (seed %i)',
    { timeout: 120_000 },
    async (seed, { database }) => {
      const { orm, pool } = database
      await pool.query('delete from blocks')
      await orm.delete(bookings)
      const random = seededRandom(seed)
      const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
      const villas = await Promise.all(
        [1, 2, 3, 4].map((place) => makeVilla(orm, { basePriceCents: place * 5000 })),
      )
      const past = new Map<string, number>()
      for (const villaId of villas.slice(0, 2)) await makeGuest(orm, villaId)
      let moved = 0

      for (let day = 0; day < DAYS; day += 1) {
        const today = addDays(TODAY, day)
        const apps = [await createApi(database, { today }), await createApi(database, { today })]
        const clerks = await Promise.all(apps.map((app) => signInAs(app, orm, 'user')))

        /** Something that a clerk does; refusals are part of the day, failures are not. */
        const act = async (clerk: (typeof clerks)[number]) => {
          const all = await orm.select().from(bookings)
          const one = all.length > 0 ? pick(all) : undefined
          const checkInDate = addDays(today, Math.floor(random() * 3))
          const taken = {
            villaId: pick(villas),
            guestName: 'Sample Guest',
            guestEmail: null,
            guestPhone: '+256 700 000 099',
            specialRequests: null,
            source: 'phone',
            checkInDate,
            checkOutDate: addDays(checkInDate, 1 + Math.floor(random() * 4)),
            numberOfGuests: 2,
            status: checkInDate === today ? 'checked-in' : 'confirmed',
          }
          const changesOf = (id: number) =>
            [
              ['PATCH', path(id), { villaId: pick(villas) }],
              ['PATCH', path(id), { villaId: pick(villas), reprices: true }],
              ['PATCH', path(id), { checkOutDate: addDays(today, Math.floor(random() * 5)) }],
              ['PATCH', path(id), { villaId: pick(villas), checkOutDate: addDays(today, 4) }],
              ['PATCH', path(id), { status: pick(['checked-in', 'checked-out', 'cancelled']) }],
            ] as const
          const changes: (readonly [method: 'POST' | 'PATCH', url: string, body: object])[] = [
            ['POST', '/api/admin/bookings', taken],
            ...(one ? changesOf(one.id) : []),
            [
              'POST',
              '/api/admin/blocks',
              { villaId: pick(villas), startDate: today, endDate: today, kind: 'other', note: null },
            ],
          ]
          const [method, url, body] = pick<(typeof changes)[number]>(changes)
          const { status } = await clerk.call(method, url, body)
          expect([method, url, body, status < 500]).toEqual([method, url, body, true])
        }

        for (let round = 0; round < ROUNDS; round += 1) {
          await Promise.all(clerks.map(act))
          await expectSoundStays(pool, today, past)
          const several = 'select booking_id from stay_parts group by booking_id having count(*) > 1'
          moved += (await pool.query(several)).rows.length
        }
        await Promise.all(apps.map((app) => app.close()))
      }
      expect(past.size, 'nights that were slept').toBeGreaterThan(6)
      expect(moved, 'stays in several villas').toBeGreaterThan(0)
    },
  )
})
