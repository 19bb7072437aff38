import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { propertyFacts } from '@/features/property/server/table'
import { toDay } from '@/kernel/days'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { test as base } from '../../../../test/staffed-property'
import { CLEANING_MARKS_PATH, CLEANING_PATH } from '../paths'
import type { CleaningVilla } from '../staff-contract'
import { cleaningMarks, villaConditions } from './table'

const TODAY = '2027-03-10'

const test = base.extend('hotel', { scope: 'file' }, async ({ app, database, staff }) => {
  const cleaner = await signInAs(app, database.orm, 'housekeeping')
  const read = async (villaId: number, by = staff.desk): Promise<CleaningVilla> => {
    const { body } = await by.call('GET', CLEANING_PATH)
    return body.villas.find(({ id }: CleaningVilla) => id === villaId)
  }
  const set = (villaId: number, change: object) =>
    staff.desk.call('PATCH', `${CLEANING_PATH}/${villaId}`, change)
  const step = (id: number, change: object) => staff.desk.call('PATCH', `/api/admin/bookings/${id}`, change)
  const setFact = async (checkInReadiness: string) => {
    const [row] = await database.orm.select().from(propertyFacts)
    if (!row) throw new Error('no facts')
    const facts = { ...row.facts, checkInReadiness }
    await database.orm.update(propertyFacts).set({ facts })
  }
  return { ...database, desk: staff.desk, cleaner, read, set, step, setFact }
})

let keys = 0

function markOf(villaId: number, mark: string, own: object = {}) {
  keys += 1
  const key = String(keys).padStart(32, 'a')
  return { key, villaId, mark, turn: 0, day: TODAY, secondsAgo: 0, ...own }
}

const stayOf = (checkIn: string, checkOut: string) => ({
  checkInDate: toDay(checkIn),
  checkOutDate: toDay(checkOut),
})

test.beforeEach(async ({ hotel }) => {
  await hotel.orm.delete(bookings)
  await hotel.orm.delete(villaConditions)
  await hotel.orm.delete(cleaningMarks)
  await hotel.setFact('off')
})

describe('a villa', () => {
  test('is clean until its guests check out, and then dirty and next to be cleaned', async ({ hotel }) => {
    const villaId = await makeVilla(hotel.orm)
    const id = await makeBooking(hotel.orm, villaId, {
      ...stayOf('2027-03-08', TODAY),
      status: 'checked-in',
    })
    expect(await hotel.read(villaId)).toMatchObject({ condition: 'clean', task: 'wait', turn: 0 })
    expect((await hotel.step(id, { status: 'checked-out' })).status).toBe(200)
    expect(await hotel.read(villaId)).toMatchObject({
      condition: 'dirty',
      task: 'clean',
      turn: 1,
      inHouse: null,
    })
  })

  test('that guests are moved out of in the middle of their stay is dirty', async ({ hotel }) => {
    const [from, to] = [await makeVilla(hotel.orm), await makeVilla(hotel.orm)]
    const id = await makeBooking(hotel.orm, from, {
      ...stayOf('2027-03-08', '2027-03-12'),
      status: 'checked-in',
    })
    await hotel.orm.update(bookings).set({ villaId: to }).where(eq(bookings.id, id))
    expect((await hotel.read(from)).condition).toBe('dirty')
    expect((await hotel.read(to)).condition).toBe('clean')
  })

  test('whose arrival is only moved to another stays as it is', async ({ hotel }) => {
    const [from, to] = [await makeVilla(hotel.orm), await makeVilla(hotel.orm)]
    const id = await makeBooking(hotel.orm, from, { status: 'confirmed' })
    await hotel.orm.update(bookings).set({ villaId: to }).where(eq(bookings.id, id))
    expect((await hotel.read(from)).condition).toBe('clean')
  })

  test('that is out of order stays so when its guests leave', async ({ hotel }) => {
    const villaId = await makeVilla(hotel.orm)
    const stay = stayOf('2027-03-08', TODAY)
    const id = await makeBooking(hotel.orm, villaId, { ...stay, status: 'checked-in' })
    await hotel.set(villaId, { condition: 'out-of-order' })
    await hotel.step(id, { status: 'checked-out' })
    expect(await hotel.read(villaId)).toMatchObject({ condition: 'out-of-order', task: 'none' })
  })

  test('is given to somebody for the day, with a note; the day after it is nobody’s', async ({ hotel }) => {
    const villaId = await makeVilla(hotel.orm)
    const { id } = hotel.cleaner.account
    const { body } = await hotel.set(villaId, { assignedTo: id, note: 'Two cots' })
    expect(body).toMatchObject({ assignedTo: id, note: 'Two cots', condition: 'clean' })
    await hotel.orm.update(villaConditions).set({ assignedOn: toDay('2027-03-09') })
    expect(await hotel.read(villaId)).toMatchObject({ assignedTo: null, note: 'Two cots' })
    expect((await hotel.set(villaId, { assignedTo: 2_000_000_000 })).status).toBe(422)
    expect((await hotel.set(villaId, {})).status).toBe(422)
    expect((await hotel.set(2_000_000_000, { note: 'x' })).status).toBe(404)
  })
})

describe('a press on a phone', () => {
  test('counts once, however often it is sent, by any of two phones at once', async ({ hotel }) => {
    const villaId = await makeVilla(hotel.orm)
    await hotel.set(villaId, { condition: 'dirty' })
    const start = markOf(villaId, 'start', { turn: 1, secondsAgo: 600 })
    const answers = await Promise.all(
      [start, start, start].map((body) => hotel.cleaner.call('POST', CLEANING_MARKS_PATH, body)),
    )
    expect(answers.map(({ status, body }) => [status, body.isApplied])).toEqual([
      [200, true],
      [200, true],
      [200, true],
    ])
    const rows = await hotel.orm.select().from(cleaningMarks)
    expect(rows).toHaveLength(1)
    // Noon of the test's day, ten minutes before.
    expect(rows[0]?.pressedAt.toISOString()).toBe('2027-03-10T08:50:00.000Z')
    expect((await hotel.read(villaId)).condition).toBe('cleaning')
  })

  test('that comes after the villa became dirty again changes nothing and is kept', async ({ hotel }) => {
    const villaId = await makeVilla(hotel.orm)
    await hotel.set(villaId, { condition: 'dirty' })
    await hotel.set(villaId, { condition: 'clean' })
    await hotel.set(villaId, { condition: 'dirty' })
    const { body } = await hotel.cleaner.call(
      'POST',
      CLEANING_MARKS_PATH,
      markOf(villaId, 'clean', { turn: 1 }),
    )
    expect(body).toMatchObject({ isApplied: false, villa: { condition: 'dirty', turn: 2 } })
    expect(await hotel.orm.$count(cleaningMarks)).toBe(1)
  })

  test('serves guests who stay on for the day it was pressed on, never for one to come', async ({
    hotel,
  }) => {
    const villaId = await makeVilla(hotel.orm)
    const stay = stayOf('2027-03-09', '2027-03-12')
    await makeBooking(hotel.orm, villaId, { ...stay, status: 'checked-in' })
    const send = (day: string) =>
      hotel.cleaner.call('POST', CLEANING_MARKS_PATH, markOf(villaId, 'service', { day }))
    expect((await send('2027-03-09')).body).toMatchObject({ isApplied: true, villa: { task: 'service' } })
    expect((await send('2027-03-11')).body).toMatchObject({
      isApplied: true,
      villa: { task: 'none', servicedOn: TODAY },
    })
    expect((await send(TODAY)).body.isApplied).toBe(false)
  })

  test('inspects for the front desk alone', async ({ hotel }) => {
    const villaId = await makeVilla(hotel.orm)
    const inspect = () => markOf(villaId, 'inspect')
    expect((await hotel.cleaner.call('POST', CLEANING_MARKS_PATH, inspect())).status).toBe(403)
    const { body } = await hotel.desk.call('POST', CLEANING_MARKS_PATH, inspect())
    expect(body.villa.condition).toBe('inspected')
  })
})

describe('whoever cleans', () => {
  test('reads of guests nothing but the name and the nights', async ({ hotel }) => {
    const villaId = await makeVilla(hotel.orm)
    await makeBooking(hotel.orm, villaId, {
      ...stayOf(TODAY, '2027-03-12'),
      status: 'confirmed',
      arrivalTime: '18:00',
      guestPhone: '+256 700 000 077',
      specialRequests: 'A secret',
    })
    const { body } = await hotel.cleaner.call('GET', CLEANING_PATH)
    const villa = body.villas.find(({ id }: CleaningVilla) => id === villaId)
    expect(villa.arriving).toEqual({
      guestName: 'Sample Guest',
      checkInDate: TODAY,
      checkOutDate: '2027-03-12',
    })
    for (const hidden of ['+256', 'A secret', 'sample.guest@', '18:00', '13000', '130.00'])
      expect(JSON.stringify(body)).not.toContain(hidden)
  })

  test('reads and changes nothing else of the hotel, and sees of bookings what visitors see', async ({
    hotel,
  }) => {
    await makeBooking(hotel.orm, await makeVilla(hotel.orm), { status: 'confirmed' })
    for (const path of [
      '/api/admin/bookings',
      '/api/admin/contact',
      '/api/admin/dashboard',
      '/api/admin/mails',
    ])
      expect([path, (await hotel.cleaner.call('GET', path)).status]).toEqual([path, 403])
    const nights = await hotel.cleaner.call('GET', '/api/bookings?start=2027-03-01&end=2027-03-31')
    expect(JSON.stringify(nights.body)).not.toContain('Sample Guest')
    expect((await hotel.cleaner.call('PATCH', `${CLEANING_PATH}/1`, { note: 'x' })).status).toBe(403)
  })
})

describe('check-in', () => {
  const arrive = async (hotel: {
    orm: Parameters<typeof makeVilla>[0]
    set: (id: number, change: object) => Promise<unknown>
  }) => {
    const villaId = await makeVilla(hotel.orm)
    await hotel.set(villaId, { condition: 'dirty' })
    const id = await makeBooking(hotel.orm, villaId, { ...stayOf(TODAY, '2027-03-12'), status: 'confirmed' })
    return { id, villaId }
  }
  const ARRIVES = { status: 'checked-in', asksFirst: true }

  test('does not look at the villa unless the property says so', async ({ hotel }) => {
    const { id } = await arrive(hotel)
    expect((await hotel.step(id, ARRIVES)).status).toBe(200)
  })

  test('into a villa that is not ready asks, and goes on for whoever answers', async ({ hotel }) => {
    await hotel.setFact('ask')
    const { id } = await arrive(hotel)
    const asked = await hotel.step(id, ARRIVES)
    expect([asked.status, asked.body.errors]).toEqual([
      409,
      [{ path: 'asksFirst', message: 'Rose Villa is not ready: it is dirty.' }],
    ])
    expect((await hotel.step(id, { status: 'checked-in' })).body.status).toBe('checked-in')
  })

  test('into a villa that is not ready is refused until housekeeping has finished', async ({ hotel }) => {
    await hotel.setFact('refuse')
    const { id, villaId } = await arrive(hotel)
    const refused = await hotel.step(id, { status: 'checked-in' })
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain('Rose Villa is not ready: it is dirty.')
    expect(refused.body.errors).toBeUndefined()
    await hotel.set(villaId, { condition: 'inspected' })
    expect((await hotel.step(id, { status: 'checked-in' })).status).toBe(200)
  })

  test('asks and refuses alike of guests in house who move into a villa that is not ready', async ({
    hotel,
  }) => {
    const [from, to] = [await makeVilla(hotel.orm), await makeVilla(hotel.orm)]
    const stay = stayOf('2027-03-08', '2027-03-12')
    const id = await makeBooking(hotel.orm, from, { ...stay, status: 'checked-in' })
    const ahead = await makeBooking(hotel.orm, from, stayOf('2027-03-20', '2027-03-22'))
    await hotel.set(to, { condition: 'dirty' })
    await hotel.setFact('refuse')
    const refused = await hotel.step(id, { villaId: to })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('Housekeeping has to finish first'),
    ])
    // Who comes in ten days does not find it so.
    expect((await hotel.step(ahead, { villaId: to, asksFirst: true })).status).toBe(200)
    await hotel.setFact('ask')
    const asked = await hotel.step(id, { villaId: to, asksFirst: true })
    expect([asked.status, asked.body.errors]).toEqual([
      409,
      [{ path: 'asksFirst', message: 'Rose Villa is not ready: it is dirty.' }],
    ])
    expect((await hotel.step(id, { checkOutDate: '2027-03-13', asksFirst: true })).status).toBe(200)
    expect((await hotel.step(id, { villaId: to, asksFirst: false })).body.villaId).toBe(to)
  })

  test('into a villa in which others still are asks, and check-out with a balance does', async ({
    hotel,
  }) => {
    const villaId = await makeVilla(hotel.orm)
    const leaving = await makeBooking(hotel.orm, villaId, {
      ...stayOf('2027-03-08', TODAY),
      guestName: 'Late Guest',
      status: 'checked-in',
    })
    const id = await makeBooking(hotel.orm, villaId, { ...stayOf(TODAY, '2027-03-12'), status: 'confirmed' })
    const occupied = await hotel.step(id, ARRIVES)
    expect([occupied.status, occupied.body.message]).toEqual([
      409,
      'Late Guest is still checked in to Rose Villa.',
    ])
    const owing = await hotel.step(leaving, { status: 'checked-out', asksFirst: true })
    expect([owing.status, owing.body.message]).toEqual([409, '$130.00 is still to be paid.'])
    expect((await hotel.step(leaving, { status: 'checked-out' })).status).toBe(200)
    expect((await hotel.step(id, ARRIVES)).status).toBe(200)
  })

  test('that is not a step at all is refused before anything is asked', async ({ hotel }) => {
    await hotel.setFact('ask')
    const { id } = await arrive(hotel)
    const { body } = await hotel.step(id, { status: 'checked-out', asksFirst: true })
    expect(body.message).toBe('A booking that is confirmed cannot become checked-out.')
  })
})
