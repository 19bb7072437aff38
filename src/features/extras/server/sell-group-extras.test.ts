import { asc, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { chargeItems } from '@/features/charges/server/table'
import { readBalance } from '@/features/payments/server/read-balance'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { groupRequest, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { listBookedExtras } from './read-extras'

type Items = { id: number; pieces: number }[]

const test = base
  .extend('hotel', { scope: 'file' }, async ({ database: { orm }, database }, { onCleanup }) => {
    await orm.insert(propertyFacts).values({ facts: sampleFacts })
    const app = await createApi(database)
    onCleanup(() => app.close())
    const desk = await signInAs(app, orm, 'admin')
    const make = async (own: Partial<typeof chargeItems.$inferInsert>) => {
      const item = { name: 'Cot', priceCents: 500, department: 'other', isSoldOnline: true, ...own } as const
      const [made] = await orm.insert(chargeItems).values(item).returning({ id: chargeItems.id })
      return made?.id ?? 0
    }
    return { app, desk, make }
  })
  .extend('group', async ({ hotel, database: { orm } }) => {
    const book = async (wishes: ({ items: Items; amount: string } | null)[], key?: string) => {
      const villaIds: number[] = []
      for (const _ of wishes) villaIds.push(await makeVilla(orm))
      const asked = groupRequest(villaIds)
      const parts = asked.parts.map((part, place) => ({
        ...part,
        ...(wishes[place] && { extras: wishes[place] }),
      }))
      const payload = { ...asked, parts }
      const send = async () => {
        const headers = key === undefined ? {} : { 'idempotency-key': key }
        const answer = await hotel.app.inject({
          method: 'POST',
          url: '/api/group-bookings',
          payload,
          headers,
        })
        return { status: answer.statusCode, body: answer.json() }
      }
      return { ...(await send()), again: send, villaIds }
    }
    const bookedIn = async (villaIds: number[]) =>
      await orm.select().from(bookings).where(inArray(bookings.villaId, villaIds)).orderBy(asc(bookings.id))
    const idOf = async (villaIds: number[]) => (await bookedIn(villaIds))[0]?.groupId
    return { book, bookedIn, idOf }
  })

test('each villa of a group has the extras that were chosen for it, in its own total and in that of all', async ({
  hotel,
  group,
  database: { orm },
}) => {
  const lunch = await hotel.make({ name: 'Lunch', priceCents: 1200, unit: 'guest' })
  const picnic = await hotel.make({ name: 'Picnic', priceCents: 1800, unit: 'piece', mostPieces: 4 })
  const made = await group.book(
    [
      { items: [{ id: lunch, pieces: 1 }], amount: '24.00' },
      null,
      { items: [{ id: picnic, pieces: 3 }], amount: '54.00' },
    ],
    'with-extras',
  )
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ totalAmount: '390.00', extrasAmount: '78.00' })
  expect(made.body.parts.map((part: { extrasAmount?: string }) => part.extrasAmount)).toEqual([
    '24.00',
    undefined,
    '54.00',
  ])
  expect((await made.again()).body).toEqual(made.body)
  const [first, second, third] = made.body.parts.map(({ id }: { id: number }) => id)
  expect((await listBookedExtras(orm, first)).map(({ name }) => name)).toEqual(['Lunch'])
  expect((await readBalance(orm, first)).owed).toBe(15_400)
  expect((await readBalance(orm, second)).owed).toBe(13_000)
  expect((await readBalance(orm, third)).owed).toBe(18_400)
})

test('one extra that cannot be had names its villa, and nothing at all is booked', async ({
  hotel,
  group,
}) => {
  const pickup = await hotel.make({ name: 'Pickup', priceCents: 9000, dailyLimit: 2 })
  const wish = { items: [{ id: pickup, pieces: 1 }], amount: '90.00' }
  const sold = await group.book([wish, wish, wish])
  expect([sold.status, sold.body.errors[0].path]).toEqual([409, 'parts.2.extras'])
  expect(sold.body.message).toContain('Pickup')
  expect(await group.bookedIn(sold.villaIds)).toEqual([])
  const cheap = await group.book([wish, { ...wish, amount: '80.00' }])
  expect([cheap.status, cheap.body.errors]).toEqual([
    409,
    [{ path: 'parts.1.extras', message: 'The extras come to 90.00' }],
  ])
  expect(await group.bookedIn(cheap.villaIds)).toEqual([])
  expect((await group.book([wish, wish])).status).toBe(201)
})

test('groups that want the same extras in another order queue up, and none stands in the other’s way', async ({
  hotel,
  group,
}) => {
  const one = await hotel.make({ name: 'One', dailyLimit: 20 })
  const other = await hotel.make({ name: 'Other', dailyLimit: 20 })
  const wish = (id: number) => ({ items: [{ id, pieces: 1 }], amount: '5.00' })
  const made = await Promise.all(
    [1, 2, 3, 4].flatMap(() => [group.book([wish(one), wish(other)]), group.book([wish(other), wish(one)])]),
  )
  expect(made.map(({ status }) => status)).toEqual(made.map(() => 201))
})

test('a group that staff move takes its extras along, and one that is cancelled owes nothing for them', async ({
  hotel: { desk, make },
  group,
  database: { orm },
}) => {
  const shuttle = await make({ name: 'Shuttle', priceCents: 4000, dailyLimit: 1 })
  const wish = { items: [{ id: shuttle, pieces: 1 }], amount: '40.00' }
  const made = await group.book([wish, null])
  const groupId = await group.idOf(made.villaIds)
  expect((await desk.call('POST', `/api/admin/group-bookings/${groupId}/move`, { days: 1 })).status).toBe(200)
  // The day it was wanted on is free for others.
  const other = await group.book([wish, null])
  expect(other.status).toBe(201)
  const otherGroup = await group.idOf(other.villaIds)
  const { status, body } = await desk.call('POST', `/api/admin/group-bookings/${otherGroup}/move`, {
    days: 1,
  })
  expect([status, body.message]).toEqual([409, expect.stringContaining('Shuttle')])
  await desk.call('PATCH', `/api/admin/group-bookings/${groupId}`, { status: 'cancelled' })
  expect((await readBalance(orm, made.body.parts[0].id)).owed).toBe(0)
})
