import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import { blocks } from '@/features/blocks/server/table'
import { ONE_GUEST } from '@/features/rates/rules/guest-prices'
import { quoteStay } from '@/features/rates/rules/pricing'
import { villas } from '@/features/villas/server/table'
import { toDay } from '@/kernel/days'
import { auditEntries } from '@/server/audit/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { bookings } from './table'

const TODAY = toDay('2027-03-10')
const changed: string[] = []

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database, { today: TODAY, changed: (...paths) => changed.push(...paths) })
  onCleanup(() => app.close())
  const [clerk, colleague] = [
    await signInAs(app, database.orm, 'user'),
    await signInAs(app, database.orm, 'user'),
  ]
  const changeAs = (one: typeof clerk) => (id: number, body: object) =>
    one.call('PATCH', `/api/admin/bookings/${id}`, body)
  return {
    ...clerk,
    change: changeAs(clerk),
    colleague: { ...colleague, change: changeAs(colleague) },
    read: async (id: number) => (await clerk.call('GET', `/api/admin/bookings/${id}`)).body,
  }
})

test.beforeEach(async ({ database }) => {
  await database.orm.delete(bookings)
  await database.orm.delete(villas)
  await database.orm.delete(auditEntries)
})

beforeEach(() => {
  changed.length = 0
})

const days = (checkInDate: string, checkOutDate: string) => ({
  checkInDate: toDay(checkInDate),
  checkOutDate: toDay(checkOutDate),
})

test('a stay that moves, stretches or changes villa is priced anew by the rules', async ({
  desk,
  database,
}) => {
  const villaId = await makeVilla(database.orm)
  const other = await makeVilla(database.orm, {
    basePriceCents: 8000,
    weekendPriceCents: 9900,
    roomNumber: 'R2',
  })
  const id = await makeBooking(database.orm, villaId)
  const friday = await desk.change(id, days('2027-03-18', '2027-03-20'))
  expect(friday).toMatchObject({
    status: 200,
    body: { totalAmount: '143.00', ...days('2027-03-18', '2027-03-20') },
  })
  const moved = await desk.change(id, { villaId: other })
  const stay = { checkIn: toDay('2027-03-18'), checkOut: toDay('2027-03-20') }
  expect(quoteStay({ base: 8000, weekend: 9900 }, stay, ONE_GUEST).total).toBe(17_900)
  expect(moved.body).toMatchObject({ villaId: other, roomNumber: 'R2', totalAmount: '179.00' })
  expect(changed).toEqual(['/api/bookings', '/api/bookings'])
  const { body: history } = await desk.call('GET', `/api/admin/bookings/${id}/history`)
  expect(history).toHaveLength(2)
  expect(history[1]).toMatchObject({
    staffEmail: desk.account.email,
    action: 'update',
    before: { villa: 'Rose Villa', totalAmount: '143.00' },
    after: { villa: 'Rose Villa R2', totalAmount: '179.00', checkInDate: '2027-03-18' },
  })
})

test('a stay keeps its meals when it moves, and other meals are another price', async ({
  desk,
  database,
}) => {
  const villaId = await makeVilla(database.orm, { halfBoardPriceCents: 8300 })
  const id = await makeBooking(database.orm, villaId, { board: 'half-board', totalCents: 16_600 })
  expect((await desk.change(id, { checkOutDate: toDay('2027-03-18') })).body.totalAmount).toBe('249.00')
  expect((await desk.change(id, { board: 'bed-and-breakfast' })).body).toMatchObject({
    board: 'bed-and-breakfast',
    totalAmount: '195.00',
  })
  const refused = await desk.change(id, { board: 'full-board' })
  expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'board'])
})

test('a price agreed stays agreed while nights and villa stay, whatever the villa costs by now', async ({
  desk,
  database,
}) => {
  const id = await makeBooking(database.orm, await makeVilla(database.orm), { totalCents: 11_000 })
  const { body } = await desk.change(id, { numberOfGuests: 3, guestName: 'Akello Sample' })
  expect(body).toMatchObject({ totalAmount: '110.00', numberOfGuests: 3, guestName: 'Akello Sample' })
})

test('a total seen on the screen that is not the rules’ is refused', async ({ desk, database }) => {
  const id = await makeBooking(database.orm, await makeVilla(database.orm))
  const answer = await desk.change(id, { checkOutDate: '2027-03-18', totalAmount: '150.00' })
  expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('$195.00') } })
  expect((await desk.change(id, { checkOutDate: '2027-03-18', totalAmount: '195.00' })).status).toBe(200)
})

test('guest data changes, and the trail tells which but not what', async ({ desk, database }) => {
  const id = await makeBooking(database.orm, await makeVilla(database.orm), { status: 'checked-out' })
  const { body } = await desk.change(id, {
    guestName: 'Akello Sample',
    guestEmail: null,
    guestPhone: '+256 700 000 011',
  })
  expect(body).toMatchObject({ guestName: 'Akello Sample', guestEmail: null, guestPhone: '+256 700 000 011' })
  const entries = JSON.stringify(await database.orm.select().from(auditEntries))
  expect(entries).toContain('"guestData":["guestName","guestEmail","guestPhone"]')
  for (const secret of ['Akello', '+256', 'sample.guest@']) expect(entries).not.toContain(secret)
  expect(await desk.change(id, { guestPhone: '' })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'guestPhone' }] },
  })
})

describe('what is refused', () => {
  test('nights that another booking has, with who has them; the booking stays as it was', async ({
    desk,
    database,
  }) => {
    const villaId = await makeVilla(database.orm, { roomNumber: 'R1' })
    const id = await makeBooking(database.orm, villaId)
    const other = await makeBooking(database.orm, villaId, {
      ...days('2027-03-18', '2027-03-20'),
      guestName: 'Okello Sample',
    })
    const before = await desk.read(id)
    expect(await desk.change(id, { checkOutDate: '2027-03-19' })).toMatchObject({
      status: 409,
      body: {
        message: `Rose Villa R1 is taken from 18 Mar to 20 Mar by booking ${other} (Okello Sample). Please choose other dates or another villa.`,
      },
    })
    expect(await desk.read(id)).toEqual(before)
    expect((await desk.change(id, { checkOutDate: '2027-03-18' })).status).toBe(200)
    expect(await database.orm.$count(auditEntries)).toBe(1)
  })

  test('nights that staff blocked, with from when to when', async ({ desk, database }) => {
    const villaId = await makeVilla(database.orm)
    const id = await makeBooking(database.orm, villaId)
    await database.orm
      .insert(blocks)
      .values({ villaId, startDate: toDay('2027-03-18'), endDate: toDay('2027-03-20') })
    expect((await desk.change(id, { checkOutDate: '2027-03-18' })).status).toBe(200)
    expect(await desk.change(id, { checkOutDate: '2027-03-19' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Staff blocked this villa from 18 Mar to 20 Mar') },
    })
  })

  test('a stay that is over, a villa that is closed, a party too large, the past, and nonsense', async ({
    desk,
    database,
  }) => {
    const villaId = await makeVilla(database.orm)
    const closed = await makeVilla(database.orm, { isAvailable: false })
    const over = await makeBooking(database.orm, villaId, { status: 'cancelled' })
    const ahead = await makeBooking(database.orm, villaId)
    const status = async (id: number, body: object) => (await desk.change(id, body)).status
    expect(await status(over, { checkOutDate: '2027-03-18' })).toBe(409)
    expect(await status(ahead, { villaId: closed })).toBe(422)
    expect(await status(ahead, { villaId: 2_147_483_000 })).toBe(422)
    expect(await status(ahead, { numberOfGuests: 5 })).toBe(422)
    expect(await status(ahead, { checkInDate: '2027-03-09' })).toBe(422)
    expect(await status(ahead, { checkInDate: '2027-03-17' })).toBe(422)
    expect(await status(ahead, { checkInDate: '2027-02-30' })).toBe(422)
    expect(await status(ahead, {})).toBe(422)
    expect(await status(ahead, { status: 'confirmed', guestName: 'Both' })).toBe(422)
    expect(await status(2_147_483_000, { guestName: 'Nobody' })).toBe(404)
    expect(await database.orm.$count(auditEntries)).toBe(0)
    expect(changed).toEqual([])
  })

  test('a change made from an older version than the one that stands', async ({ desk, database }) => {
    const id = await makeBooking(database.orm, await makeVilla(database.orm))
    const { updatedAt } = await desk.read(id)
    expect((await desk.change(id, { numberOfGuests: 3, updatedAt })).status).toBe(200)
    expect(await desk.change(id, { numberOfGuests: 1, updatedAt })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Somebody else changed this') },
    })
    expect((await desk.read(id)).numberOfGuests).toBe(3)
  })
})

describe('clerks at the same time', () => {
  test('confirming, moving and cancelling one booking leave it in a legal state, and the trail tells how and by whom', async ({
    desk,
    database,
  }) => {
    const villaId = await makeVilla(database.orm)
    for (let round = 0; round < 6; round += 1) {
      const id = await makeBooking(database.orm, villaId)
      const answers = await Promise.all([
        desk.change(id, { status: 'confirmed' }),
        desk.change(id, days('2027-03-22', '2027-03-24')),
        desk.colleague.change(id, { status: 'cancelled', reason: 'The guest called' }),
        desk.colleague.change(id, { status: 'confirmed' }),
        desk.change(id, { checkOutDate: '2027-03-25' }),
      ])
      for (const { status } of answers) expect([200, 409, 422]).toContain(status)
      const booking = await desk.read(id)
      // Nothing leads on from cancelled, and nothing else forbids it: it comes last among the steps that stood.
      expect(booking.status).toBe('cancelled')
      const { body: history } = await desk.call('GET', `/api/admin/bookings/${id}/history`)
      expect(history).toHaveLength(answers.filter(({ status }) => status === 200).length)
      const steps = history.filter(({ action }: { action: string }) => action === 'status')
      expect(steps.at(-1)).toMatchObject({
        staffEmail: desk.colleague.account.email,
        after: { status: 'cancelled', reason: 'The guest called' },
      })
      expect(steps.length).toBeLessThanOrEqual(2)
      await database.orm.delete(bookings).where(eq(bookings.id, id))
    }
  })

  test('two that swap villas, or want one villa’s nights, never both stand there, and none waits for ever', async ({
    desk,
    database,
  }) => {
    const [one, other, wanted] = [
      await makeVilla(database.orm),
      await makeVilla(database.orm),
      await makeVilla(database.orm),
    ]
    for (let round = 0; round < 4; round += 1) {
      const [first, second] = [await makeBooking(database.orm, one), await makeBooking(database.orm, other)]
      const swap = await Promise.all([
        desk.change(first, { villaId: other }),
        desk.colleague.change(second, { villaId: one }),
      ])
      expect(swap.map(({ status }) => status)).toEqual([409, 409])
      const both = await Promise.all([
        desk.change(first, { villaId: wanted }),
        desk.colleague.change(second, { villaId: wanted }),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      await database.orm.delete(bookings)
    }
  })
})

test('notes are added, keep their writer and their order, and are nobody’s to change', async ({
  desk,
  database,
}) => {
  const id = await makeBooking(database.orm, await makeVilla(database.orm))
  const path = `/api/admin/bookings/${id}/notes`
  expect((await desk.call('GET', path)).body).toEqual([])
  expect((await desk.call('POST', path, { text: ' Arrives late ' })).status).toBe(201)
  await desk.call('POST', path, { text: 'Wants a cot' })
  expect((await desk.call('GET', path)).body).toMatchObject([
    { text: 'Arrives late', staffEmail: desk.account.email },
    { text: 'Wants a cot' },
  ])
  expect((await desk.call('POST', path, { text: ' ' })).status).toBe(422)
  expect((await desk.call('POST', '/api/admin/bookings/2147483000/notes', { text: 'x' })).status).toBe(404)
  expect((await desk.call('DELETE', `${path}/1`)).status).toBe(404)
})

test('a note has its entry in the audit trail, which does not say what it says', async ({
  desk,
  database,
}) => {
  const id = await makeBooking(database.orm, await makeVilla(database.orm))
  const path = `/api/admin/bookings/${id}/notes`
  const { body: note } = await desk.call('POST', path, { text: 'Is allergic to nuts' })
  const { rows } = await database.pool.query(
    `select staff_id, row_id, action, before, after from audit_entries
     where resource = 'booking-notes' and after->>'bookingId' = $1`,
    [String(id)],
  )
  expect(rows).toEqual([
    {
      staff_id: desk.account.id,
      row_id: note.id,
      action: 'create',
      before: null,
      after: { bookingId: id },
    },
  ])
  // The page of the booking shows its notes by themselves.
  expect((await desk.call('GET', `/api/admin/bookings/${id}/history`)).body).toEqual([])
})
