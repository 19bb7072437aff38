import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { villas } from '@/features/villas/server/table'
import { toDay } from '@/kernel/days'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { bookings } from './table'

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database, { today: '2027-03-10' })
  onCleanup(() => app.close())
  return await signInAs(app, database.orm, 'user')
})

test.for<[string, object, string]>([
  ['other nights', { checkOutDate: '2027-03-18' }, '$195.00'],
  ['other nights and guest data', { checkOutDate: '2027-03-18', guestName: 'Akello Sample' }, '$195.00'],
  ['a larger party at the agreed price', { numberOfGuests: 3 }, '$110.00'],
  ['other guest data', { guestName: 'Akello Sample' }, '$110.00'],
  ['nothing but the total', {}, '$110.00'],
])(
  'a change to %s says the total the clerk saw; another one is refused with the right one',
  async ([, change, right], { desk, database }) => {
    const id = await makeBooking(database.orm, await makeVilla(database.orm), { totalCents: 11_000 })
    const path = `/api/admin/bookings/${id}`
    const { body: before } = await desk.call('GET', path)
    expect(await desk.call('PATCH', path, { ...change, totalAmount: '1.00' })).toMatchObject({
      status: 409,
      body: {
        message: expect.stringContaining(right),
        errors: [{ path: 'totalAmount', message: `The total is ${right.slice(1)}` }],
      },
    })
    expect((await desk.call('GET', path)).body).toEqual(before)
    expect(await database.orm.$count(mails, eq(mails.subjectId, id))).toBe(0)
    expect(await desk.call('PATCH', path, { ...change, totalAmount: right.slice(1) })).toMatchObject({
      status: 200,
      body: { totalAmount: right.slice(1) },
    })
  },
)

test('a price that staff change while a clerk looks at the old one is neither stored nor mailed', async ({
  desk,
  database: { orm },
}) => {
  const villaId = await makeVilla(orm)
  const id = await makeBooking(orm, villaId)
  await orm.update(villas).set({ basePriceCents: 9000 }).where(eq(villas.id, villaId))
  const longer = { checkOutDate: '2027-03-18', totalAmount: '195.00' }
  const refused = await desk.call('PATCH', `/api/admin/bookings/${id}`, longer)
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('$270.00') } })
  const [stored] = await orm.select().from(bookings).where(eq(bookings.id, id))
  expect(stored).toMatchObject({ checkOutDate: toDay('2027-03-17'), totalCents: 13_000 })
  expect(await orm.$count(mails, eq(mails.subjectId, id))).toBe(0)
})
