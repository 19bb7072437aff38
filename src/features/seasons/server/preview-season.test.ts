import { describe, expect } from 'vitest'
import { villaCategories } from '@/features/categories/server/table'
import { priceNight, rateOf } from '@/features/rates/rules/pricing'
import type { Villa } from '@/features/villas/contract'
import { toDay } from '@/kernel/days'
import { toAmount } from '@/kernel/money'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import type { SeasonPreview } from '../staff-contract'

const test = base.extend('admin', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database)
  onCleanup(() => app.close())
  const { call } = await signInAs(app, database.orm, 'admin')
  const preview = async (season: Record<string, string>) =>
    await call('GET', `/api/admin/seasons/preview?${new URLSearchParams(season)}`)
  return { app, call, preview }
})

const DAYS = { startDate: '2027-06-07', endDate: '2027-06-13' }

test.beforeEach(async ({ database }) => {
  await database.pool.query('truncate seasons, bookings, villas, villa_categories cascade')
})

async function makeKind(
  { orm }: { orm: Parameters<typeof makeVilla>[0] },
  name: string,
  ...prices: number[]
): Promise<number> {
  const [category] = await orm.insert(villaCategories).values({ name }).returning({ id: villaCategories.id })
  const categoryId = category?.id ?? Number.NaN
  for (const basePriceCents of prices) await makeVilla(orm, { categoryId, basePriceCents })
  return categoryId
}

describe('the preview of a season', () => {
  test('warns that one price for the whole hotel makes studio and Residence cost the same; a percentage does not', async ({
    admin,
    database,
  }) => {
    await makeKind(database, 'Studio', 5500)
    await makeKind(database, 'Residence', 25_000)
    const flat: SeasonPreview = (await admin.preview({ ...DAYS, kind: 'price', price: '120.00' })).body
    const [studio, residence] = flat.categories.map(({ nights }) => nights.map(({ after }) => after))
    expect(studio).toEqual(residence)
    expect(flat.warnings).toEqual([
      'Different villas will cost the same: Studio ($55.00 now) as much as Residence ($250.00 now). To keep them apart, choose a percentage or an amount, or give each category a price of its own.',
    ])
    const fair: SeasonPreview = (await admin.preview({ ...DAYS, kind: 'percentage', change: '20' })).body
    expect(fair.warnings).toEqual([])
    expect(fair.categories.map(({ name, nights }) => [name, nights[0]])).toEqual([
      ['Studio', night('55.00', '66.00')],
      ['Residence', night('250.00', '300.00')],
    ])
  })

  test('names what each night becomes, which is what it costs once the season is saved', async ({
    admin,
    database,
  }) => {
    const categoryId = await makeKind(database, 'Family', 8000, 9000)
    await makeKind(database, 'Studio', 5500)
    await admin.call('POST', '/api/admin/seasons', { name: 'June', ...DAYS, kind: 'amount', change: '10' })
    const season = { ...DAYS, categoryId, kind: 'percentage' as const, change: '-50', weekdays: [1, 5] }
    const asked = { ...DAYS, categoryId: `${categoryId}`, kind: 'percentage', change: '-50', weekdays: '1,5' }
    const { body }: { body: SeasonPreview } = await admin.preview(asked)
    expect(body.overlaps).toEqual(['June'])
    expect(body.more).toBe(0)
    const cost = (least: string, most: string) => ({ least, most })
    expect(body.categories).toEqual([
      {
        name: 'Family',
        nights: [
          { night: '2027-06-07', before: cost('90.00', '100.00'), after: cost('45.00', '50.00') },
          { night: '2027-06-11', before: cost('106.00', '118.00'), after: cost('53.00', '59.00') },
        ],
      },
    ])
    const made = await admin.call('POST', '/api/admin/seasons', { name: 'Half', ...season })
    expect(made.status).toBe(201)
    const villas: Villa[] = (await admin.app.inject({ url: '/api/villas' })).json()
    const family = villas.filter((villa) => villa.categoryId === categoryId)
    for (const { night: day, after } of body.categories[0]?.nights ?? []) {
      const costs = family
        .map((villa) => priceNight(rateOf(villa), toDay(day)))
        .sort((one, other) => one - other)
      expect(costs.map(toAmount)).toEqual([after.least, after.most])
    }
    // The same season changed again takes the place of what is saved of it.
    const again = await admin.preview({ ...asked, id: `${made.body.id}`, change: '0' })
    expect(again.body.categories[0].nights[0]).toEqual({
      night: '2027-06-07',
      before: cost('45.00', '50.00'),
      after: cost('90.00', '100.00'),
    })
  })

  test('of a season without an end looks through five years', async ({ admin, database }) => {
    await makeKind(database, 'Studio', 5500)
    const forGood = { startDate: '2027-06-07', endDate: '9999-12-31', kind: 'percentage', change: '20' }
    const { body }: { body: SeasonPreview } = await admin.preview(forGood)
    expect(body.categories[0]?.nights).toHaveLength(62)
    expect(body.more).toBe(1830 - 62)
  })

  test('says what is wrong with a season instead', async ({ admin }) => {
    const { status, body } = await admin.preview({ ...DAYS, kind: 'percentage', change: '-200' })
    expect([status, body.errors[0].path]).toEqual([422, 'change'])
  })
})

function night(before: string, after: string) {
  return {
    night: '2027-06-07',
    before: { least: before, most: null },
    after: { least: after, most: null },
  }
}
