import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { toDay } from '@/kernel/days'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { bookingRequest, makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { blocks } from './table'

const changed: string[] = []

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database, { changed: (...paths) => changed.push(...paths) })
  onCleanup(() => app.close())
  const { call } = await signInAs(app, database.orm, 'user')
  return {
    call,
    block: (villaId: number, startDate: string, endDate: string) =>
      call('POST', '/api/admin/blocks', { villaId, startDate, endDate }),
    book: async (villaId: number, checkInDate: string, checkOutDate: string) => {
      const payload = bookingRequest(villaId, { checkInDate, checkOutDate, totalAmount: undefined })
      const answer = await app.inject({ method: 'POST', url: '/api/bookings', payload })
      return { status: answer.statusCode, body: answer.json() }
    },
    look: async (villaId: number) =>
      (await app.inject({ url: `/api/bookings?start=2027-03-01&end=2027-03-31&villaId=${villaId}` })).json(),
  }
})

describe('a blocked night', () => {
  test('is taken to a visitor, who learns no more', async ({ desk, database }) => {
    const villaId = await makeVilla(database.orm)
    changed.length = 0
    const { body } = await desk.block(villaId, '2027-03-15', '2027-03-16')
    expect(body).toMatchObject({ villaId, kind: 'maintenance', note: null })
    expect(changed).toEqual(['/api/bookings'])
    expect(await desk.look(villaId)).toEqual([
      { villaId, checkInDate: '2027-03-15', checkOutDate: '2027-03-17', status: 'confirmed' },
    ])
    const { status, body: refusal } = await desk.book(villaId, '2027-03-16', '2027-03-18')
    expect([status, refusal.message]).toEqual([409, expect.stringContaining('choose other dates')])
    expect((await desk.book(villaId, '2027-03-17', '2027-03-18')).status).toBe(201)
    expect((await desk.book(villaId, '2027-03-14', '2027-03-15')).status).toBe(201)
    await desk.call('DELETE', `/api/admin/blocks/${body.id}`)
    expect((await desk.book(villaId, '2027-03-15', '2027-03-17')).status).toBe(201)
  })

  test('cannot be one that somebody has booked, or that is blocked already', async ({ desk, database }) => {
    const villaId = await makeVilla(database.orm)
    const id = await makeBooking(database.orm, villaId)
    expect((await desk.block(villaId, '2027-03-16', '2027-03-20')).status).toBe(409)
    expect((await desk.block(villaId, '2027-03-17', '2027-03-20')).status).toBe(201)
    expect((await desk.block(villaId, '2027-03-20', '2027-03-21')).status).toBe(409)
    expect((await desk.block(await makeVilla(database.orm), '2027-03-16', '2027-03-20')).status).toBe(201)
    await database.orm.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, id))
    expect((await desk.block(villaId, '2027-03-10', '2027-03-16')).status).toBe(201)
  })

  test('keeps a booking from moving onto it and a cancelled one from coming back', async ({
    desk,
    database,
  }) => {
    const villaId = await makeVilla(database.orm)
    const moving = await makeBooking(database.orm, villaId)
    const gone = await makeBooking(database.orm, villaId, {
      checkInDate: toDay('2027-03-20'),
      checkOutDate: toDay('2027-03-22'),
      status: 'cancelled',
    })
    await desk.block(villaId, '2027-03-20', '2027-03-21')
    const move = await desk.call('PATCH', `/api/admin/bookings/${moving}`, { checkOutDate: '2027-03-21' })
    expect(move.status).toBe(409)
    const revival = database.orm.update(bookings).set({ status: 'pending' }).where(eq(bookings.id, gone))
    await expect(revival).rejects.toMatchObject({ cause: expect.objectContaining({ code: '23P01' }) })
    expect((await desk.call('PATCH', `/api/admin/bookings/${moving}`, { status: 'confirmed' })).status).toBe(
      200,
    )
  })

  test('that another platform’s calendar blocked is changed there alone', async ({ desk, database }) => {
    const villaId = await makeVilla(database.orm)
    const { rows } = await database.pool.query(
      `insert into calendar_feeds (villa_id, name, url) values ($1, 'Sample Stays', 'https://stays.example/1.ics') returning id`,
      [villaId],
    )
    const nights = { villaId, startDate: toDay('2027-03-15'), endDate: toDay('2027-03-16') }
    const [block] = await database.orm
      .insert(blocks)
      .values({ ...nights, kind: 'other', note: 'Sample Stays', feedId: rows[0]?.id })
      .returning()
    const path = `/api/admin/blocks/${block?.id}`
    const { body: before } = await desk.call('GET', path)
    expect(before).toMatchObject({ feedId: rows[0]?.id, note: 'Sample Stays' })
    changed.length = 0
    for (const refused of [
      await desk.call('PUT', path, nights),
      await desk.call('PATCH', path, { note: 'Ours' }),
      await desk.call('DELETE', path),
    ])
      expect(refused).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('the calendar of Sample Stays. Please change or cancel') },
      })
    expect((await desk.call('GET', path)).body).toEqual(before)
    expect(changed).toEqual([])
    // Nobody makes a block look like a feed's either.
    const { body: own } = await desk.call('POST', '/api/admin/blocks', {
      ...nights,
      startDate: '2027-03-20',
      endDate: '2027-03-21',
      feedId: rows[0]?.id,
    })
    expect(own.feedId).toBeNull()
    expect((await desk.call('DELETE', `/api/admin/blocks/${own.id}`)).status).toBe(204)
  })

  test('and a booking after the same night at once: one of them stands, round after round', async ({
    desk,
    database,
  }) => {
    const villaId = await makeVilla(database.orm)
    for (let round = 0; round < 10; round++) {
      const attempts = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          index % 2 === 0
            ? desk.block(villaId, '2027-03-15', '2027-03-16')
            : desk.book(villaId, '2027-03-16', '2027-03-18'),
        ),
      )
      const statuses = attempts.map(({ status }) => status)
      expect(statuses.filter((status) => status === 201)).toHaveLength(1)
      expect(statuses.filter((status) => status === 409)).toHaveLength(7)
      await database.orm.delete(bookings).where(eq(bookings.villaId, villaId))
      await database.orm.delete(blocks).where(eq(blocks.villaId, villaId))
    }
  })
})
