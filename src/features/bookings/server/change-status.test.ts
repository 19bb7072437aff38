import { expect } from 'vitest'
import { addDays, type Day, toDay } from '@/kernel/days'
import { auditEntries } from '@/server/audit/table'
import type { Database } from '@/server/db/connect'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { BOOKING_STATUSES, type BookingStatus } from '../rules/status'
import { bookings } from './table'

const TODAY = toDay('2027-03-10')

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database, { today: TODAY })
  onCleanup(() => app.close())
  return await signInAs(app, database.orm, 'user')
})

const ON_ARRIVAL: Record<BookingStatus, string[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['checked-in', 'cancelled', 'no-show'],
  'checked-in': ['checked-out'],
  'checked-out': [],
  cancelled: [],
  'no-show': [],
}
const TOLD = ['confirmed', 'cancelled']

const ALL_STEPS = BOOKING_STATUSES.flatMap((status) => BOOKING_STATUSES.map((next) => ({ status, next })))

test('on the day of arrival every legal step is taken and every other one refused without a trace', async ({
  desk,
  database,
}) => {
  const villaId = await makeVilla(database.orm)
  for (const { status, next } of ALL_STEPS)
    await expectStep(
      desk,
      database,
      { villaId, status, checkInDate: TODAY },
      next,
      ON_ARRIVAL[status].includes(next),
    )
})

test('the day before it nobody arrives or fails to', async ({ desk, database }) => {
  const standing = {
    villaId: await makeVilla(database.orm),
    status: 'confirmed',
    checkInDate: addDays(TODAY, 1),
  } as const
  for (const next of BOOKING_STATUSES) await expectStep(desk, database, standing, next, next === 'cancelled')
})

async function expectStep(
  desk: Pick<Awaited<ReturnType<typeof signInAs>>, 'call'>,
  { orm, pool }: Database,
  { villaId, status, checkInDate }: { villaId: number; status: BookingStatus; checkInDate: Day },
  next: BookingStatus,
  isLegal: boolean,
) {
  await pool.query('delete from bookings; delete from mails; delete from audit_entries')
  const holdExpiresAt = status === 'pending' ? new Date('2027-03-11T09:00:00Z') : null
  const id = await makeBooking(orm, villaId, {
    status,
    checkInDate,
    checkOutDate: addDays(checkInDate, 2),
    holdExpiresAt,
  })
  const [before] = await orm.select().from(bookings)
  const answer = await desk.call('PATCH', `/api/admin/bookings/${id}`, { status: next })
  const step = `${status} to ${next}: ${JSON.stringify(answer.body)}`
  expect(answer.status, step).toBe(isLegal ? 200 : 409)
  const [after] = await orm.select().from(bookings)
  expect(await orm.$count(auditEntries), step).toBe(isLegal ? 1 : 0)
  expect(await orm.$count(mails), step).toBe(isLegal && TOLD.includes(next) ? 1 : 0)
  if (isLegal) expect(after?.status, step).toBe(next)
  else expect(after, step).toEqual(before)
}
