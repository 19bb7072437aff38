import { describe, expect } from 'vitest'
import { blocks } from '@/features/blocks/server/table'
import { bookings } from '@/features/bookings/server/table'
import { villaCategories } from '@/features/categories/server/table'
import { maintenanceTickets } from '@/features/maintenance/server/table'
import { villas } from '@/features/villas/server/table'
import { addDays, toDay } from '@/kernel/days'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { CLEARINGS_PATH, STAYS_IN_THE_WAY_PATH } from '../paths'
import type { StayInTheWay, StaysInTheWay } from '../staff-contract'

const TODAY = toDay('2027-03-10')

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database, { today: TODAY })
  onCleanup(() => app.close())
  const staff = await signInAs(app, database.orm, 'user')
  const [category] = await database.orm.insert(villaCategories).values({ name: 'Garden suite' }).returning()
  const readInTheWay = async (villaId: number, from: number, to: number): Promise<StaysInTheWay> => {
    const nights = `startDate=${addDays(TODAY, from)}&endDate=${addDays(TODAY, to)}`
    return (await staff.call('GET', `${STAYS_IN_THE_WAY_PATH}?villaId=${villaId}&${nights}`)).body
  }
  const clear = (villaId: number, from: number, to: number, own: object = {}) =>
    staff.call('POST', CLEARINGS_PATH, {
      villaId,
      startDate: addDays(TODAY, from),
      endDate: addDays(TODAY, to),
      ...{ kind: 'maintenance', note: 'The roof', moves: [], ...own },
    })
  return { ...staff, categoryId: category?.id ?? 0, readInTheWay, clear }
})

test.beforeEach(async ({ database: { orm } }) => {
  await orm.delete(maintenanceTickets)
  await orm.delete(blocks)
  await orm.delete(bookings)
  await orm.delete(mails)
  await orm.delete(villas)
})

const stay = (from: number, to: number, own: object = {}) => ({
  checkInDate: addDays(TODAY, from),
  checkOutDate: addDays(TODAY, to),
  status: from < 0 ? ('checked-in' as const) : ('confirmed' as const),
  ...own,
})

const offersOf = ({ stays }: StaysInTheWay) =>
  stays.map(({ id, offers, suggestedId }: StayInTheWay) => [id, offers.map((one) => one.id), suggestedId])

describe('stays in the way of a block', () => {
  test('are listed with free villas that hold the party, those of the same category first', async ({
    desk,
    database: { orm },
  }) => {
    const { categoryId } = desk
    const from = await makeVilla(orm, { categoryId, sortOrder: 1 })
    const other = await makeVilla(orm, { sortOrder: 2 })
    const same = await makeVilla(orm, { categoryId, sortOrder: 3 })
    const taken = await makeVilla(orm, { categoryId, sortOrder: 4 })
    await makeVilla(orm, { categoryId, maxGuests: 1, sortOrder: 5 })
    await makeVilla(orm, { categoryId, isAvailable: false, sortOrder: 6 })
    // Of those that visitors do not see none is proposed.
    await makeVilla(orm, { categoryId, isPublished: false, sortOrder: 6 })
    await makeVilla(orm, { categoryId, showFrom: addDays(TODAY, 1), sortOrder: 6 })
    await makeVilla(orm, { categoryId, showUntil: addDays(TODAY, -1), sortOrder: 6 })
    const blocked = await makeVilla(orm, { categoryId, sortOrder: 7 })
    await orm.insert(blocks).values({ villaId: blocked, startDate: TODAY, endDate: TODAY })
    await makeBooking(orm, taken, stay(1, 2))
    const inHouse = await makeBooking(orm, from, stay(-2, 2))
    const coming = await makeBooking(orm, from, stay(2, 4))
    await makeBooking(orm, from, stay(5, 6))
    const found = await desk.readInTheWay(from, 0, 4)
    expect(offersOf(found)).toEqual([
      [inHouse, [same, other], same],
      [coming, [same, taken, blocked, other], same],
    ])
    // Guests in house have slept what is past.
    expect(found.stays[0]).toMatchObject({ checkInDate: TODAY, checkOutDate: '2027-03-12' })
    expect(found.obstacles).toEqual([])
  })

  test('that share a night are not sent into one villa', async ({ desk, database: { orm } }) => {
    const [from, one, two] = [await makeVilla(orm), await makeVilla(orm), await makeVilla(orm)]
    const first = await makeBooking(orm, from, stay(0, 3))
    const second = await makeBooking(orm, from, stay(3, 5))
    await makeBooking(orm, two, stay(4, 5))
    expect(offersOf(await desk.readInTheWay(from, 0, 6))).toEqual([
      [first, [one, two], one],
      [second, [one], one],
    ])
  })

  test('are told apart from what cannot move: slept nights, blocks, other platforms', async ({
    desk,
    database: { orm },
  }) => {
    const from = await makeVilla(orm)
    await makeBooking(orm, from, stay(-2, 1))
    await orm
      .insert(blocks)
      .values({ villaId: from, startDate: addDays(TODAY, 3), endDate: addDays(TODAY, 3) })
    const { stays, obstacles } = await desk.readInTheWay(from, -1, 4)
    expect(stays).toMatchObject([{ offers: [], suggestedId: null }])
    expect(obstacles).toEqual([
      expect.stringContaining('Sample Guest has slept here before today'),
      expect.stringContaining('It is blocked already'),
    ])
  })
})

describe('nights are cleared', () => {
  test('with every stay moved at what was agreed, the block made and the ticket told', async ({
    desk,
    database: { orm },
  }) => {
    const [from, to] = [await makeVilla(orm), await makeVilla(orm, { basePriceCents: 99_900 })]
    const inHouse = await makeBooking(orm, from, stay(-2, 2))
    const coming = await makeBooking(orm, from, stay(2, 4))
    const report = { key: 'f'.repeat(32), description: 'The roof leaks', urgency: 'urgent' } as const
    const [ticket] = await orm
      .insert(maintenanceTickets)
      .values({ ...report, villaId: from, reportedById: 1, reportedByEmail: 'sample@example.com' })
      .returning()
    const moves = [inHouse, coming].map((bookingId) => ({ bookingId, villaId: to }))
    const { status, body } = await desk.clear(from, 0, 6, { moves, ticketId: ticket?.id })
    expect([status, body]).toMatchObject([201, { villaId: from, startDate: TODAY, kind: 'maintenance' }])
    const rows = await orm.select().from(bookings).orderBy(bookings.id)
    expect(rows.map(({ villaId, totalCents }) => [villaId, totalCents])).toEqual([
      [to, 13_000],
      [to, 13_000],
    ])
    expect(await orm.select().from(maintenanceTickets)).toMatchObject([{ blockId: body.id }])
    const queued = await orm.select().from(mails)
    expect(queued.map(({ kind, subjectId }) => [kind, subjectId])).toEqual([['booking-changed', coming]])
  })

  test('all or none: where one stay finds its villa taken, nobody is moved and nothing blocked', async ({
    desk,
    database: { orm },
  }) => {
    const [from, free, taken] = [await makeVilla(orm), await makeVilla(orm), await makeVilla(orm)]
    const first = await makeBooking(orm, from, stay(0, 2))
    const second = await makeBooking(orm, from, stay(2, 4))
    await makeBooking(orm, taken, stay(3, 4, { guestName: 'Third Guest' }))
    const moves = [
      { bookingId: first, villaId: free },
      { bookingId: second, villaId: taken },
    ]
    const { status, body } = await desk.clear(from, 0, 6, { moves })
    expect([status, body.message]).toEqual([409, expect.stringContaining('(Third Guest)')])
    const rows = await orm.select().from(bookings).orderBy(bookings.id)
    expect(rows.map(({ villaId }) => villaId)).toEqual([from, from, taken])
    expect([await orm.$count(blocks), await orm.$count(mails)]).toEqual([0, 0])
  })

  test('not while a stay that nobody moves is in the way, and its name is told', async ({
    desk,
    database: { orm },
  }) => {
    const [from, to] = [await makeVilla(orm), await makeVilla(orm)]
    const bookingId = await makeBooking(orm, from, stay(0, 2))
    await makeBooking(orm, from, stay(2, 4, { guestName: 'Second Guest' }))
    const { status, body } = await desk.clear(from, 0, 6, { moves: [{ bookingId, villaId: to }] })
    expect([status, body.message]).toEqual([409, expect.stringContaining('(Second Guest)')])
    expect(await orm.$count(blocks)).toBe(0)
  })

  test('by moves that make sense alone: out of this villa, once, into one that holds the party', async ({
    desk,
    database: { orm },
  }) => {
    const [from, small] = [await makeVilla(orm), await makeVilla(orm, { maxGuests: 1 })]
    const bookingId = await makeBooking(orm, from, stay(0, 2))
    const elsewhere = await makeBooking(orm, small, stay(4, 5))
    const send = async (moves: object[], own: object = {}) =>
      (await desk.clear(from, 0, 6, { moves, ...own })).status
    expect(await send([{ bookingId, villaId: small }])).toBe(422)
    expect(await send([{ bookingId, villaId: from }])).toBe(422)
    expect(await send([{ bookingId: elsewhere, villaId: from }])).toBe(409)
    expect(await send([{ bookingId: 2_000_000_000, villaId: small }])).toBe(404)
    const twice = { bookingId, villaId: small }
    expect(await send([twice, twice])).toBe(422)
    expect(await send([], { ticketId: 2_000_000_000, villaId: small, endDate: TODAY })).toBe(404)
    expect(await orm.$count(blocks)).toBe(0)
  })

  test('not what somebody else changed since the list was read', async ({ desk, database: { orm } }) => {
    const [from, to] = [await makeVilla(orm), await makeVilla(orm)]
    const id = await makeBooking(orm, from, stay(1, 3))
    const [seen] = (await desk.readInTheWay(from, 1, 2)).stays
    await orm.update(bookings).set({ specialRequests: 'A cot', updatedAt: new Date() })
    const moves = [{ bookingId: id, villaId: to, updatedAt: seen?.updatedAt }]
    expect((await desk.clear(from, 1, 2, { moves })).status).toBe(409)
    expect(await orm.$count(blocks)).toBe(0)
    const [read] = (await desk.readInTheWay(from, 1, 2)).stays
    const again = [{ bookingId: id, villaId: to, updatedAt: read?.updatedAt }]
    expect((await desk.clear(from, 1, 2, { moves: again })).status).toBe(201)
  })

  test('one stay at a time as well, at what was agreed', async ({ desk, database: { orm } }) => {
    const [from, to] = [await makeVilla(orm), await makeVilla(orm, { basePriceCents: 99_900 })]
    const id = await makeBooking(orm, from, stay(1, 3))
    const path = `/api/admin/bookings/${id}/move`
    expect((await desk.call('POST', path, { villaId: from })).status).toBe(422)
    const { status, body } = await desk.call('POST', path, { villaId: to })
    expect([status, body]).toMatchObject([200, { villaId: to, totalAmount: '130.00' }])
    expect((await desk.readInTheWay(from, 0, 6)).stays).toEqual([])
    expect((await desk.clear(from, 0, 6)).status).toBe(201)
  })
})
