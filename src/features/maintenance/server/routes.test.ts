import { describe, expect } from 'vitest'
import { blocks } from '@/features/blocks/server/table'
import { bookings } from '@/features/bookings/server/table'
import { toDay } from '@/kernel/days'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { test as base, changed } from '../../../../test/staffed-property'
import { MAINTENANCE_PATH } from '../paths'
import type { MaintenanceTicket } from '../staff-contract'
import { maintenanceTickets } from './table'

const TODAY = '2027-03-10'

let keys = 0

function reportOf(villaId: number, own: object = {}) {
  keys += 1
  const key = keys.toString(16).padStart(32, 'd')
  return { key, villaId, description: 'The tap drips', urgency: 'normal', ...own }
}

const test = base.extend('hotel', { scope: 'file' }, async ({ app, database, staff }) => {
  const cleaner = await signInAs(app, database.orm, 'housekeeping')
  const report = async (villaId: number, own: object = {}): Promise<MaintenanceTicket> => {
    const { status, body } = await cleaner.call('POST', MAINTENANCE_PATH, reportOf(villaId, own))
    expect(status).toBe(201)
    return body
  }
  const read = async (query = ''): Promise<{ tickets: MaintenanceTicket[]; total: number }> =>
    (await cleaner.call('GET', `${MAINTENANCE_PATH}${query}`)).body
  const change = (id: number, body: object, by = staff.desk) =>
    by.call('PATCH', `${MAINTENANCE_PATH}/${id}`, body)
  const block = (id: number, startDate: string, endDate: string) =>
    staff.desk.call('POST', `${MAINTENANCE_PATH}/${id}/block`, { startDate, endDate })
  return { ...database, desk: staff.desk, cleaner, report, read, change, block }
})

test.beforeEach(async ({ hotel }) => {
  await hotel.orm.delete(bookings)
  await hotel.orm.delete(maintenanceTickets)
  await hotel.orm.delete(blocks)
  changed.length = 0
})

describe('what is wrong in a villa', () => {
  test('is reported by whoever cleans, once, however often the phone sends it', async ({ hotel }) => {
    const report = reportOf(await makeVilla(hotel.orm, { roomNumber: 'R07' }), { urgency: 'urgent' })
    const answers = await Promise.all(
      [report, report, report].map((body) => hotel.cleaner.call('POST', MAINTENANCE_PATH, body)),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    const { tickets, total } = await hotel.read()
    expect([total, tickets]).toMatchObject([
      1,
      [
        {
          villaName: 'Rose Villa R07',
          description: 'The tap drips',
          urgency: 'urgent',
          state: 'open',
          assignedTo: null,
          reportedBy: hotel.cleaner.account.email,
          blocked: null,
        },
      ],
    ])
  })

  test('is nothing without a villa, words and an urgency', async ({ hotel }) => {
    const villaId = await makeVilla(hotel.orm)
    for (const [path, own] of [
      ['description', { description: '  ' }],
      ['villaId', { villaId: 2_000_000_000 }],
      ['urgency', { urgency: 'someday' }],
      ['key', { key: 'short' }],
    ] as const) {
      const { status, body } = await hotel.cleaner.call('POST', MAINTENANCE_PATH, reportOf(villaId, own))
      expect([status, body.errors[0].path]).toEqual([422, path])
    }
  })

  test('stands by urgency, and once it is done in the history of its villa', async ({ hotel }) => {
    const [one, other] = [await makeVilla(hotel.orm), await makeVilla(hotel.orm)]
    const low = await hotel.report(one, { urgency: 'low' })
    const urgent = await hotel.report(other, { urgency: 'urgent' })
    const normal = await hotel.report(one)
    const idsOf = async (query: string) => (await hotel.read(query)).tickets.map(({ id }) => id)
    expect(await idsOf('')).toEqual([urgent.id, normal.id, low.id])
    await hotel.change(normal.id, { state: 'done' })
    expect(await idsOf('')).toEqual([urgent.id, low.id])
    expect(await idsOf('?state=done')).toEqual([normal.id])
    expect(await idsOf(`?state=all&villaId=${one}`)).toEqual([low.id, normal.id])
  })

  test('is given to somebody by the front desk, and done by them with what they did', async ({ hotel }) => {
    const { id } = await hotel.report(await makeVilla(hotel.orm))
    const worker = hotel.cleaner.account
    expect((await hotel.change(id, { assignedTo: worker.id }, hotel.cleaner)).status).toBe(403)
    const given = await hotel.change(id, { assignedTo: worker.id, urgency: 'urgent' })
    expect(given.body).toMatchObject({ assignedTo: worker.id, urgency: 'urgent', state: 'open' })
    const done = await hotel.change(id, { state: 'done', resolution: 'A new washer' }, hotel.cleaner)
    expect(done.body).toMatchObject({ state: 'done', resolution: 'A new washer', doneBy: worker.email })
    expect(done.body.doneAt).not.toBeNull()
    // Opened again it is done by nobody.
    const { body } = await hotel.change(id, { state: 'open' })
    expect(body).toMatchObject({ state: 'open', doneAt: null, doneBy: null, resolution: 'A new washer' })
  })

  test('is not changed from what somebody else changed meanwhile, nor given to nobody there', async ({
    hotel,
  }) => {
    const { id, updatedAt } = await hotel.report(await makeVilla(hotel.orm))
    expect((await hotel.change(id, { state: 'in-progress', updatedAt })).status).toBe(200)
    expect((await hotel.change(id, { state: 'done', updatedAt })).status).toBe(409)
    expect((await hotel.change(id, { assignedTo: 2_000_000_000 })).status).toBe(422)
    expect((await hotel.change(id, {})).status).toBe(422)
    expect((await hotel.change(2_000_000_000, { state: 'done' })).status).toBe(404)
  })
})

describe('nights blocked for a ticket', () => {
  test('are off sale until it is done, and the rest of them comes back then', async ({ hotel }) => {
    const villaId = await makeVilla(hotel.orm)
    const { id } = await hotel.report(villaId)
    const { status, body } = await hotel.block(id, '2027-03-08', '2027-03-14')
    expect([status, body.blocked]).toEqual([200, { startDate: '2027-03-08', endDate: '2027-03-14' }])
    expect(changed).toContain('/api/bookings')
    const inside = { checkInDate: toDay('2027-03-12'), checkOutDate: toDay('2027-03-13') }
    await expect(makeBooking(hotel.orm, villaId, inside)).rejects.toMatchObject({
      cause: { constraint: 'bookings_no_shared_night' },
    })
    changed.length = 0
    await hotel.change(id, { state: 'done', endsBlock: true })
    expect(changed).toContain('/api/bookings')
    expect(await hotel.orm.select().from(blocks)).toMatchObject([
      { startDate: '2027-03-08', endDate: '2027-03-09' },
    ])
    expect(await makeBooking(hotel.orm, villaId, inside)).toBeGreaterThan(0)
  })

  test('that have not begun are gone when it is done', async ({ hotel }) => {
    const { id } = await hotel.report(await makeVilla(hotel.orm))
    await hotel.block(id, TODAY, '2027-03-14')
    const { body } = await hotel.change(id, { state: 'done', endsBlock: true })
    expect(body.blocked).toBeNull()
    expect(await hotel.orm.$count(blocks)).toBe(0)
  })

  test('are refused where guests have them, by name, and nothing is left of the attempt', async ({
    hotel,
  }) => {
    const villaId = await makeVilla(hotel.orm)
    await makeBooking(hotel.orm, villaId, { status: 'confirmed' })
    const { id } = await hotel.report(villaId)
    const { status, body } = await hotel.block(id, '2027-03-16', '2027-03-20')
    expect([status, body.message]).toEqual([409, expect.stringContaining('(Sample Guest)')])
    expect(await hotel.orm.$count(blocks)).toBe(0)
    expect((await hotel.read()).tickets[0]?.blocked).toBeNull()
  })

  test('are refused where they are blocked already, and where the ticket has nights ahead', async ({
    hotel,
  }) => {
    const villaId = await makeVilla(hotel.orm)
    const { id } = await hotel.report(villaId)
    const { id: other } = await hotel.report(villaId)
    expect((await hotel.block(id, '2027-03-16', '2027-03-20')).status).toBe(200)
    const { status, body } = await hotel.block(other, '2027-03-18', '2027-03-22')
    expect([status, body.message]).toEqual([409, expect.stringContaining('blocked')])
    expect((await hotel.block(id, '2027-04-01', '2027-04-02')).body.message).toMatch(
      /blocked for this ticket/,
    )
    expect(await hotel.orm.$count(blocks)).toBe(1)
  })

  test('are given in order and within years, for what is not done yet', async ({ hotel }) => {
    const { id } = await hotel.report(await makeVilla(hotel.orm))
    expect((await hotel.block(id, '2027-03-14', '2027-03-12')).body.errors[0].path).toBe('endDate')
    expect((await hotel.block(id, TODAY, '2047-03-12')).body.errors[0].path).toBe('endDate')
    await hotel.change(id, { state: 'done' })
    expect((await hotel.block(id, TODAY, '2027-03-12')).status).toBe(422)
    expect((await hotel.block(2_000_000_000, TODAY, '2027-03-12')).status).toBe(404)
    expect(await hotel.orm.$count(blocks)).toBe(0)
  })
})
