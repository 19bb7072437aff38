import { expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { dayClosings } from '@/features/business-day/server/table'
import { folioCharges } from '@/features/charges/server/table'
import { bookingPayments, cashShifts } from '@/features/payments/server/table'
import { type WrittenFacts, writtenFacts } from '@/features/property/contract'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { addDays, dayIn, toDay } from '@/kernel/days'
import { auditEntries } from '@/server/audit/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

const NIGHT = '2027-03-10T01:00:00+03:00'
const CLOSINGS = '/api/admin/day-closings'

/** Where it is the second hour of the day right now: the database has no other clock. */
function zoneOfNight(): string {
  const hour = new Date().getUTCHours()
  // No zone is more than twelve hours behind; ahead there are fourteen.
  const ahead = hour > 13 ? 25 - hour : 1 - hour
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

const test = base
  /** At 1 AM of 10 March at the property. */
  .extend('night', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    let instant = NIGHT
    const app = await createApi(database, { now: () => new Date(instant) })
    onCleanup(() => app.close())
    const desk = await signInAs(app, database.orm, 'user')
    return {
      ...desk,
      setTime: (next: string) => {
        instant = next
      },
    }
  })
  /** At 1 AM of today, by the database's own clock. */
  .extend('now', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const timeZone = zoneOfNight()
    const today = dayIn(timeZone, new Date())
    const app = await createApi(database, { today, now: () => new Date() })
    onCleanup(() => app.close())
    const desk = await signInAs(app, database.orm, 'user')
    return { ...desk, timeZone, today, last: addDays(today, -1) }
  })

test.beforeEach(async ({ night, database: { orm } }) => {
  night.setTime(NIGHT)
  for (const table of [
    bookingPayments,
    cashShifts,
    folioCharges,
    bookings,
    dayClosings,
    propertyFacts,
    auditEntries,
  ])
    await orm.delete(table)
  await orm.insert(propertyFacts).values({ facts: sampleFacts })
})

const DAY_ENDS_AT_ONE: WrittenFacts = { ...writtenFacts.parse(sampleFacts), dayEndsAt: 1 }

const LAST_NIGHT = { checkInDate: toDay('2027-03-09'), checkOutDate: toDay('2027-03-11') }

async function readOpen({ call }: Pick<Awaited<ReturnType<typeof signInAs>>, 'call'>) {
  const { day, figures } = (await call('GET', CLOSINGS)).body.open
  return { day, figures }
}

test('at 1 AM last night’s guest is expected today, checked in, and charged for that day', async ({
  night,
  database: { orm },
}) => {
  const id = await makeBooking(orm, await makeVilla(orm), { ...LAST_NIGHT, status: 'confirmed' })
  const { body: desk } = await night.call('GET', '/api/admin/todays-desk')
  expect(desk).toMatchObject({
    ...{ day: '2027-03-09', calendarDay: '2027-03-10', dayEndsAt: 4, unclosedDay: '2027-03-09' },
    arrivals: [{ id, checkInDate: '2027-03-09' }],
  })
  expect((await night.call('PATCH', `/api/admin/bookings/${id}`, { status: 'checked-in' })).status).toBe(200)
  const supper = { description: 'Supper', price: '12.00', department: 'restaurant' }
  const { body } = await night.call('POST', `/api/admin/bookings/${id}/charges`, supper)
  expect(body.charges).toMatchObject([{ description: 'Supper', chargedOn: '2027-03-09' }])
})

test('who comes in from the street at 1 AM is booked from last night on without a reason, until that day is closed', async ({
  night,
  database: { orm },
}) => {
  const walkIn = async () => ({
    ...{ ...LAST_NIGHT, villaId: await makeVilla(orm), numberOfGuests: 2, source: 'walk-in' },
    ...{ guestName: 'Late Guest', guestEmail: null, guestPhone: '+256700000077', specialRequests: null },
    status: 'checked-in',
  })
  expect((await night.call('POST', '/api/admin/bookings', await walkIn())).status).toBe(201)
  // The calendar's day has begun too: who is booked from it on may come in, as any other booking's guest may.
  const ofToday = { ...(await walkIn()), checkInDate: '2027-03-10', status: 'checked-in' }
  expect((await night.call('POST', '/api/admin/bookings', ofToday)).status).toBe(201)
  expect((await night.call('POST', CLOSINGS, await readOpen(night))).status).toBe(201)
  const late = await night.call('POST', '/api/admin/bookings', await walkIn())
  expect(late).toMatchObject({ status: 422, body: { errors: [{ path: 'checkInDate' }] } })
  expect((await night.call('GET', '/api/admin/todays-desk')).body).toMatchObject({
    ...{ day: '2027-03-10', unclosedDay: null },
  })
})

test('the clock ends a day at its hour and changes nothing else; staff may still close it until the next is over', async ({
  night,
  database: { orm },
}) => {
  await makeBooking(orm, await makeVilla(orm), { ...LAST_NIGHT, status: 'confirmed' })
  const before = await orm.select().from(bookings)
  night.setTime('2027-03-10T04:00:00+03:00')
  const { body } = await night.call('GET', CLOSINGS)
  expect(body).toMatchObject({
    ...{ day: '2027-03-10', calendarDay: '2027-03-10' },
    open: { day: '2027-03-09', figures: { arrivals: 1, departures: 0 } },
  })
  expect(body.past[0]).toEqual({ day: '2027-03-09', closedBy: null, closedAt: null, figures: null })
  expect((await orm.select().from(bookings)).map(({ status, updatedAt }) => [status, updatedAt])).toEqual(
    before.map(({ status, updatedAt }) => [status, updatedAt]),
  )
  expect(await orm.select().from(dayClosings)).toEqual([])
  const { status, body: closed } = await night.call('POST', CLOSINGS, await readOpen(night))
  expect(status).toBe(201)
  expect(closed.past[0]).toMatchObject({ day: '2027-03-09', closedBy: night.account.email })
})

test('the hour is that of Property Facts', async ({ night, database: { orm } }) => {
  await orm.update(propertyFacts).set({ facts: DAY_ENDS_AT_ONE })
  expect((await night.call('GET', '/api/admin/business-day')).body.day).toBe('2027-03-10')
  night.setTime('2027-03-10T00:59:00+03:00')
  expect((await night.call('GET', '/api/admin/business-day')).body).toEqual({
    ...{ day: '2027-03-09', calendarDay: '2027-03-10', dayEndsAt: 1, closedThrough: null },
  })
})

test('a day is closed once, by the figures that were shown, and stands in the trail', async ({
  night,
  database: { orm },
}) => {
  const villaId = await makeVilla(orm)
  await makeBooking(orm, villaId, {
    ...{ checkInDate: toDay('2027-03-07'), checkOutDate: toDay('2027-03-09'), status: 'checked-in' },
  })
  const seen = await readOpen(night)
  expect(seen.figures).toEqual({
    ...{ arrivals: 0, departures: 1, approvals: 0, payments: 0, sales: '0.00', taken: '0.00' },
  })
  await makeBooking(orm, villaId, { ...LAST_NIGHT, status: 'confirmed' })
  expect((await night.call('POST', CLOSINGS, seen)).status).toBe(409)
  const now = await readOpen(night)
  const answers = await Promise.all([1, 2, 3].map(() => night.call('POST', CLOSINGS, now)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
    `${night.account.email} has closed Tue, 9 Mar 2027 already.`,
  )
  const entries = await orm.select().from(auditEntries)
  expect(entries.filter(({ resource }) => resource === 'day-closings')).toMatchObject([
    { after: { day: '2027-03-09', arrivals: 1, departures: 1 }, staffEmail: night.account.email },
  ])
})

test('a day that goes on by the calendar is not closed, nor one that is long over', async ({ night }) => {
  const { figures } = await readOpen(night)
  for (const [day, words] of [
    ['2027-03-10', 'can be closed from midnight on'],
    ['2027-03-08', 'cannot be closed any more'],
  ])
    expect(await night.call('POST', CLOSINGS, { day, figures })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(words ?? '') },
    })
})

test('money of before the close counts for the day that is closed, in its figures, the report and the drawer alike', async ({
  now,
  database: { orm },
}) => {
  const { timeZone, today, last } = now
  await orm.update(propertyFacts).set({ facts: { ...sampleFacts, timeZone } })
  const id = await makeBooking(orm, await makeVilla(orm), {
    ...{ status: 'checked-in', checkInDate: last, checkOutDate: addDays(today, 1), totalCents: 20_000 },
  })
  const pay = (amount: string) =>
    now.call('POST', `/api/admin/bookings/${id}/payments`, { method: 'cash', amount })
  expect((await pay('19.99')).body.payments).toMatchObject([{ businessDay: last }])
  await now.call('POST', '/api/admin/cash-shifts', { float: { amount: '0.00', shillings: '0' } })
  await pay('30.01')
  const open = await readOpen(now)
  expect(open).toMatchObject({ day: last, figures: { sales: '100.00', taken: '50.00' } })
  expect((await now.call('POST', CLOSINGS, open)).status).toBe(201)
  const { body: ledger } = await pay('7.50')
  expect(ledger.payments.at(-1).businessDay).toBe(today)

  const takenIn = async (month: string) =>
    Number((await now.call('GET', `/api/admin/reports/money?month=${month}`)).body.taken)
  const months = [...new Set([last.slice(0, 7), today.slice(0, 7)])]
  const sums = await Promise.all(months.map(takenIn))
  expect(sums).toEqual(months.length === 1 ? [57.5] : [50, 7.5])
  const shifts = async (day: string) =>
    (await now.call('GET', `/api/admin/cash-shifts?first=${day}&last=${day}`)).body.takings.map(
      ({ shiftId, value }: { shiftId: number | null; value: string }) => [shiftId !== null, value],
    )
  expect(await shifts(last)).toEqual([[false, '19.99']])
  expect(await shifts(today)).toEqual([[true, '37.51']])
})

test('money of the last night of a month stands in that month’s report', async ({ night, database }) => {
  const { orm, pool } = database
  const id = await makeBooking(orm, await makeVilla(orm), { status: 'confirmed' })
  const write = (createdAt: string, amountCents: number) =>
    pool.query(
      `insert into booking_payments (booking_id, method, amount_cents, staff_id, staff_email, created_at)
       values ($1, 'cash', $2, 1, 'a@example.com', $3)`,
      [id, amountCents, createdAt],
    )
  await write('2027-04-01T01:00:00+03:00', 10_00)
  await write('2027-04-01T04:00:00+03:00', 5_00)
  const taken = async (month: string) =>
    (await night.call('GET', `/api/admin/reports/money?month=${month}`)).body.taken
  expect([await taken('2027-03'), await taken('2027-04')]).toEqual(['10.00', '5.00'])
})
