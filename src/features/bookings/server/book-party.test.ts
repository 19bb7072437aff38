import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { auditEntries } from '@/server/audit/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { bookingRequest, makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { bookings } from './table'

const FAMILY = { numberOfGuests: 4, childAges: [4, 9], wantsCot: true }

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database)
  onCleanup(() => app.close())
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
  const clerk = await signInAs(app, database.orm, 'user')
  const { cookie } = clerk
  return {
    book: async (own: object, key?: string) => {
      const villaId = await makeVilla(database.orm)
      const payload = bookingRequest(villaId, { totalAmount: undefined, ...own })
      const send = () =>
        app.inject({
          method: 'POST',
          url: '/api/bookings',
          payload,
          headers: key ? { 'idempotency-key': key } : {},
        })
      return { send, answer: await send() }
    },
    change: async (id: number, payload: object) => {
      const url = `/api/admin/bookings/${id}`
      const answer = await app.inject({ method: 'PATCH', url, payload, headers: { cookie } })
      return { status: answer.statusCode, body: answer.json() }
    },
    read: async (id: number) =>
      (await app.inject({ url: `/api/admin/bookings/${id}`, headers: { cookie } })).json(),
    readByLink: async (id: number) =>
      (await app.inject({ url: `/api${await makeGuestLink(database.orm, id)}` })).json(),
    csv: async () => (await app.inject({ url: '/api/admin/bookings.csv', headers: { cookie } })).body,
  }
})

test('the children’s ages and the cot of a request reach staff, the guest’s page and the table', async ({
  desk,
}) => {
  const { answer } = await desk.book(FAMILY)
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).not.toHaveProperty('childAges')
  const { id } = answer.json()
  expect(await desk.read(id)).toMatchObject(FAMILY)
  expect(await desk.readByLink(id)).toMatchObject(FAMILY)
  const [head, ...lines] = (await desk.csv()).split('\r\n')
  expect(head).toMatch(/,Reference,Children’s ages,Cot,Arrival,/)
  expect(lines.find((line) => line.startsWith(`${id},`))).toMatch(/"4, 9",yes,,/)
})

test('the hour of arrival a guest names reaches staff, the guest’s page and the table, and no receipt', async ({
  desk,
}) => {
  const { answer } = await desk.book({ arrivalTime: '18:00' })
  expect(answer.statusCode).toBe(201)
  expect(answer.body).not.toContain('18:00')
  const { id } = answer.json()
  expect(await desk.read(id)).toMatchObject({ arrivalTime: '18:00' })
  expect(await desk.readByLink(id)).toMatchObject({ arrivalTime: '18:00' })
  expect((await desk.csv()).split('\r\n').find((line) => line.startsWith(`${id},`))).toMatch(/,18:00,/)
  expect((await desk.change(id, { arrivalTime: null })).body).toMatchObject({ arrivalTime: null })
  expect((await desk.book({ arrivalTime: '18:30' })).answer.statusCode).toBe(422)
})

test('a request that says nothing of children is as it was', async ({ desk }) => {
  const { answer } = await desk.book({})
  expect(await desk.read(answer.json().id)).toMatchObject({ childAges: [], wantsCot: false })
})

test.for([
  [{ numberOfGuests: 2, childAges: [4, 9] }, 'childAges'],
  [{ numberOfGuests: 1, childAges: [17] }, 'childAges'],
  [{ numberOfGuests: 2, childAges: [18] }, 'childAges.0'],
  [{ numberOfGuests: 2, childAges: [-1] }, 'childAges.0'],
  [{ numberOfGuests: 2, childAges: [1.5] }, 'childAges.0'],
  [{ numberOfGuests: 2, childAges: '4' }, 'childAges'],
  [{ numberOfGuests: 2, wantsCot: 'yes' }, 'wantsCot'],
] as const)('%j is refused with its field', async ([own, path], { desk }) => {
  const { answer } = await desk.book(own)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors.map((problem: { path: string }) => problem.path)).toContain(path)
})

test('the same family sent again under its key is the same booking, and other ages are another request', async ({
  desk,
  database,
}) => {
  const { answer, send } = await desk.book(FAMILY, 'family')
  expect((await send()).json()).toEqual(answer.json())
  const { answer: other } = await desk.book({ ...FAMILY, childAges: [4, 10] }, 'family')
  expect(other.statusCode).toBe(422)
  expect(await database.orm.$count(bookings, eq(bookings.idempotencyKey, 'family'))).toBe(1)
})

test('staff set the party, the trail says only that it changed, and an adult stays', async ({
  desk,
  database,
}) => {
  const id = await makeBooking(database.orm, await makeVilla(database.orm), { numberOfGuests: 3 })
  expect((await desk.change(id, { childAges: [7], wantsCot: true })).body).toMatchObject({
    numberOfGuests: 3,
    childAges: [7],
    wantsCot: true,
  })
  const entries = await database.orm.select().from(auditEntries).where(eq(auditEntries.rowId, id))
  expect(entries.at(-1)?.after).toMatchObject({ guestData: ['childAges', 'wantsCot'] })
  expect(await desk.change(id, { numberOfGuests: 1 })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'childAges' }] },
  })
  expect((await desk.change(id, { specialRequests: 'A high chair' })).body).toMatchObject({ childAges: [7] })
})

test('the database itself keeps an adult in every party', async ({ database }) => {
  const villaId = await makeVilla(database.orm)
  await expect(
    makeBooking(database.orm, villaId, { numberOfGuests: 2, childAges: [4, 9] }),
  ).rejects.toMatchObject({ cause: { constraint: 'bookings_party_has_adult' } })
})
