import { expect } from 'vitest'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { taxRates } from '@/features/taxes/server/table'
import { toDay } from '@/kernel/days'
import { auditEntries } from '@/server/audit/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { budgets } from './table'

const test = base.extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database)
  onCleanup(() => app.close())
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
  const admin = await signInAs(app, database.orm, 'admin')
  return { app, admin, clerk: await signInAs(app, database.orm, 'user') }
})

const PATH = '/api/admin/budgets'
const MARCH = { month: '2027-03', budget: { nights: 400, revenue: '26000.00' }, seen: null }

test.beforeEach(async ({ database: { orm } }) => {
  await orm.delete(budgets)
  await orm.delete(auditEntries)
})

test('a year tells month by month what is budgeted, what is sold before taxes, and what was a year before', async ({
  hotel: { app, admin, clerk },
  database: { orm },
}) => {
  await orm.insert(taxRates).values({ kind: 'vat', hundredths: 1800, appliesFrom: toDay('2026-01-01') })
  const villaId = await makeVilla(orm)
  const stay = (checkIn: string, checkOut: string) => ({
    ...{ checkInDate: toDay(checkIn), checkOutDate: toDay(checkOut), status: 'checked-out' as const },
  })
  // Two nights in March and one in April, at 118.00 with 18.00 of value added tax in each.
  await makeBooking(orm, villaId, { ...stay('2027-03-30', '2027-04-02'), totalCents: 35_400 })
  await makeBooking(orm, villaId, { ...stay('2026-03-30', '2026-03-31'), totalCents: 11_800 })
  await makeBooking(orm, villaId, { ...stay('2027-03-10', '2027-03-12'), status: 'cancelled' })
  expect((await admin.call('PUT', PATH, { months: [MARCH] })).status).toBe(200)
  const { body } = await clerk.call('GET', `${PATH}?year=2027`)
  expect(body.months).toHaveLength(12)
  expect(body.months.slice(2, 4)).toEqual([
    {
      ...{ month: '2027-03', budget: { nights: 400, revenue: '26000.00' } },
      ...{ sold: { nights: 2, revenue: '200.00' }, lastYear: { nights: 1, revenue: '100.00' } },
    },
    {
      ...{ month: '2027-04', budget: null },
      ...{ sold: { nights: 1, revenue: '100.00' }, lastYear: { nights: 0, revenue: '0.00' } },
    },
  ])
  const table = await app.inject({ url: `${PATH}.csv?year=2027`, headers: { cookie: clerk.cookie } })
  expect(table.body.split('\r\n')[3]).toBe('2027-03,400,2,1,26000.00,200.00,100.00')
  expect((await clerk.call('PUT', PATH, { months: [MARCH] })).status).toBe(403)
})

test('a budget is changed by what was seen of it, and of two who save one hears of the other', async ({
  hotel: { admin },
  database: { orm },
}) => {
  const april = { month: '2027-04', budget: { nights: 1, revenue: '65' }, seen: null }
  const answers = await Promise.all([1, 2].map(() => admin.call('PUT', PATH, { months: [april, MARCH] })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = await admin.call('PUT', PATH, { months: [{ ...april, seen: april.budget }, MARCH] })
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('March 2027') } })
  const cleared = { month: '2027-04', budget: null, seen: april.budget }
  const raised = { ...MARCH, budget: { nights: 420, revenue: '27000.00' }, seen: MARCH.budget }
  expect((await admin.call('PUT', PATH, { months: [cleared, raised] })).status).toBe(200)
  expect(await orm.select().from(budgets)).toMatchObject([{ month: '2027-03', nights: 420 }])
  const trail = await orm.select().from(auditEntries).orderBy(auditEntries.id)
  expect(trail.map(({ resource, action }) => [resource, action])).toEqual([
    ...[1, 2].map(() => ['budgets', 'create']),
    ['budgets', 'delete'],
    ['budgets', 'update'],
  ])
  expect(trail.at(-1)).toMatchObject({ before: { nights: 400 }, after: { month: '2027-03', nights: 420 } })
})

test.for([
  { ...MARCH, month: '2027-13' },
  { ...MARCH, budget: { nights: -1, revenue: '1.00' } },
  { ...MARCH, budget: { nights: 1.5, revenue: '1.00' } },
  { ...MARCH, budget: { nights: 1, revenue: '-1.00' } },
  { ...MARCH, budget: { nights: 1, revenue: 'much' } },
])('a budget such as %o is refused', async (month, { hotel: { admin } }) => {
  expect((await admin.call('PUT', PATH, { months: [month] })).status).toBe(422)
})
