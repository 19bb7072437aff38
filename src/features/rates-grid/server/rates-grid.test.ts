import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { villaCategories } from '@/features/categories/server/table'
import { ONE_GUEST } from '@/features/rates/rules/guest-prices'
import { priceNight, quoteStay, rateOf } from '@/features/rates/rules/pricing'
import type { Villa } from '@/features/villas/contract'
import { addDays, toDay, weekdayOf } from '@/kernel/days'
import { toAmount } from '@/kernel/money'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { bookingRequest, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import type { GridEdit, RatesGrid } from '../staff-contract'

const PATH = '/api/admin/rates-grid'
const FIRST = toDay('2027-06-07')

const test = base.extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database)
  onCleanup(() => app.close())
  const { call } = await signInAs(app, database.orm, 'admin')
  const preview = async ({ categoryIds, villaIds, weekdays, ...edit }: GridEdit) => {
    const { startDate, endDate, kind, price, change } = edit
    const asked = new URLSearchParams({
      categories: categoryIds.join(),
      villas: villaIds.join(),
      ...{ startDate, endDate, kind },
      ...(weekdays && { weekdays: weekdays.join() }),
      ...(price !== null && { price }),
      ...(change !== null && { change }),
    })
    return await call('GET', `${PATH}/preview?${asked}`)
  }
  const save = async (edit: GridEdit) => {
    const { body } = await preview(edit)
    return await call('POST', PATH, { ...edit, revision: body.revision })
  }
  const read = async (first = '2027-06-07', last = '2027-06-30'): Promise<RatesGrid> =>
    (await call('GET', `${PATH}?first=${first}&last=${last}`)).body
  const villas = async (): Promise<Villa[]> => (await app.inject({ url: '/api/villas' })).json()
  return { app, call, preview, save, read, villas }
})

test.beforeEach(async ({ database }) => {
  await database.pool.query('truncate seasons, bookings, villas, villa_categories cascade')
})

async function makeKinds({ orm }: { orm: Parameters<typeof makeVilla>[0] }) {
  const made = await orm
    .insert(villaCategories)
    .values([{ name: 'Studio' }, { name: 'Family' }])
    .returning({ id: villaCategories.id })
  const [studio = 0, family = 0] = made.map(({ id }) => id)
  const villaIds = [
    await makeVilla(orm, { name: 'Wren', categoryId: studio, basePriceCents: 5500 }),
    await makeVilla(orm, {
      name: 'Robin',
      categoryId: family,
      basePriceCents: 8000,
      weekendPriceCents: 10_000,
    }),
    await makeVilla(orm, { name: 'Lark', categoryId: family, basePriceCents: 9000 }),
    await makeVilla(orm, { name: 'Residence', basePriceCents: 25_000 }),
  ]
  return { studio, family, villaIds }
}

function edit(own: Partial<GridEdit>): GridEdit {
  return {
    categoryIds: [],
    villaIds: [],
    startDate: FIRST,
    endDate: toDay('2027-06-13'),
    weekdays: null,
    kind: 'price',
    price: null,
    change: null,
    minNights: null,
    maxNights: null,
    closedToArrival: null,
    closedToDeparture: null,
    ...own,
  }
}

const anyEdit = fc
  .record({
    rows: fc.subarray([0, 1, 2, 3, 4, 5], { minLength: 1 }),
    from: fc.nat({ max: 20 }),
    length: fc.nat({ max: 14 }),
    weekdays: fc.option(fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 })),
    kind: fc.constantFrom('price' as const, 'amount' as const, 'percentage' as const),
    cents: fc.integer({ min: 0, max: 40_000 }),
    change: fc.integer({ min: -100_00, max: 200_00 }),
  })
  .map(({ from, length, cents, change, weekdays, ...same }) => ({
    ...same,
    // At least one of the nights is one of the weekdays, or the edit is refused.
    weekdays: weekdays && [...new Set([...weekdays, weekdayOf(addDays(FIRST, from))])],
    startDate: addDays(FIRST, from),
    endDate: addDays(FIRST, from + length),
    price: same.kind === 'price' ? toAmount(cents) : null,
    change: same.kind === 'price' ? null : toAmount(change),
  }))

describe('an edit of the rates grid', () => {
  test('makes of each night what its preview said, which is what guests are then asked, for any edits on one another', async ({
    hotel,
    database,
  }) => {
    const { studio, family, villaIds } = await makeKinds(database)
    await hotel.call('POST', '/api/admin/seasons', {
      name: 'Own days',
      villaId: villaIds[1],
      startDate: '2027-06-10',
      endDate: '2027-06-12',
      kind: 'price',
      price: '70.00',
    })
    await fc.assert(
      fc.asyncProperty(anyEdit, async ({ rows, ...own }) => {
        const categoryIds = [studio, family].filter((_, index) => rows.includes(index))
        const wanted = edit({
          ...own,
          categoryIds,
          villaIds: villaIds.filter((_, index) => rows.includes(index + 2)),
        })
        const { status, body } = await hotel.preview(wanted)
        expect(status).toBe(200)
        const saved = await hotel.call('POST', PATH, { ...wanted, revision: body.revision })
        expect(saved.status).toBe(201)
        const villas = await hotel.villas()
        const grid = await hotel.read()
        for (const { name, nights } of body.categories) {
          const own = villas.filter((villa) => {
            const isWhole = villa.categoryId !== null && categoryIds.includes(villa.categoryId)
            return isWhole ? villa.categoryName === name : unitName(grid, villa.id) === name
          })
          expect(own.length).toBeGreaterThan(0)
          for (const { night, after } of nights) {
            const day = toDay(night)
            const asked = own.map((villa) => priceNight(rateOf(villa), day))
            expect(toAmount(Math.min(...asked))).toBe(after.least)
            expect(toAmount(Math.max(...asked))).toBe(after.most ?? after.least)
            const stay = { checkIn: day, checkOut: addDays(day, 1) }
            for (const villa of own)
              expect(quoteStay(rateOf(villa), stay, ONE_GUEST).total).toBe(priceNight(rateOf(villa), day))
          }
        }
        for (const row of grid.villas) {
          const rate = rateOf(villas.find(({ id }) => id === row.id) as Villa)
          expect(row.cells.map(({ price }) => price)).toEqual(
            row.cells.map((_, ahead) => toAmount(priceNight(rate, addDays(FIRST, ahead)))),
          )
        }
      }),
      { numRuns: 25 },
    )
  })

  test('is refused where somebody else changed these prices since its preview, and theirs stands', async ({
    hotel,
    database,
  }) => {
    const { family } = await makeKinds(database)
    const mine = edit({ categoryIds: [family], price: '100.00' })
    const theirs = edit({ categoryIds: [family], kind: 'percentage', change: '10' })
    const { body: seen } = await hotel.preview(mine)
    expect((await hotel.save(theirs)).status).toBe(201)
    const late = await hotel.call('POST', PATH, { ...mine, revision: seen.revision })
    expect(late.status).toBe(409)
    expect((await hotel.read()).villas[1]?.cells[0]?.price).toBe('88.00')
    // Two at the same instant: one is saved, the other looks once more.
    const { body: now } = await hotel.preview(mine)
    const both = await Promise.all(
      [mine, theirs].map((one) => hotel.call('POST', PATH, { ...one, revision: now.revision })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test('leaves what was agreed with guests as it is', async ({ hotel, database }) => {
    const { family, villaIds } = await makeKinds(database)
    const payload = bookingRequest(villaIds[1] ?? 0, {
      checkInDate: '2027-06-08',
      checkOutDate: '2027-06-10',
      totalAmount: undefined,
    })
    await hotel.app.inject({ method: 'POST', url: '/api/bookings', payload })
    const agreed = async () => (await database.pool.query('select nights, total_cents from bookings')).rows
    const before = await agreed()
    expect(before[0]?.total_cents).toBe(16_000)
    expect((await hotel.save(edit({ categoryIds: [family], price: '300.00' }))).status).toBe(201)
    expect((await hotel.read()).villas[1]?.cells[1]?.price).toBe('300.00')
    expect(await agreed()).toEqual(before)
  })

  test('is taken back as a whole, and stays where somebody has changed a season of it since', async ({
    hotel,
    database,
  }) => {
    const { studio, family } = await makeKinds(database)
    const before = await hotel.read()
    const wanted = edit({
      categoryIds: [studio, family],
      price: '99.00',
      minNights: 3,
      closedToArrival: true,
    })
    const { body: first } = await hotel.save(wanted)
    expect((await hotel.read()).villas[0]?.cells[0]).toEqual({
      price: '99.00',
      minNights: 3,
      noArrival: true,
      season: expect.stringContaining('Rates grid'),
    })
    expect((await hotel.call('POST', `${PATH}/undo`, { ids: first.ids })).status).toBe(204)
    expect(await hotel.read()).toEqual(before)
    const { body: second } = await hotel.save(wanted)
    await hotel.call('PATCH', `/api/admin/seasons/${second.ids[1]}`, { name: 'June for families' })
    const kept = await hotel.call('POST', `${PATH}/undo`, { ids: second.ids })
    expect([kept.status, kept.body.message]).toEqual([
      409,
      expect.stringContaining('look at them in Seasons'),
    ])
    expect((await hotel.read()).villas[0]?.cells[0]?.price).toBe('99.00')
  })

  test('warns that one price for several categories makes them cost the same', async ({
    hotel,
    database,
  }) => {
    const { studio, family } = await makeKinds(database)
    const { body } = await hotel.preview(edit({ categoryIds: [studio, family], price: '120.00' }))
    expect(body.warnings[0]).toContain(
      'Different villas will cost the same: Studio ($55.00 now) as much as Family',
    )
    const { body: fair } = await hotel.preview(
      edit({ categoryIds: [studio, family], kind: 'percentage', change: '10' }),
    )
    expect(fair.warnings).toEqual([])
  })

  test('says what is wrong with it, and is for those alone who may change prices', async ({
    hotel,
    database,
  }) => {
    const { family } = await makeKinds(database)
    const wrong = async (own: Partial<GridEdit>) =>
      (
        await hotel.call('POST', PATH, {
          ...edit({ categoryIds: [family], price: '9.00', ...own }),
          revision: '',
        })
      ).body.errors[0].path
    expect(await wrong({ categoryIds: [] })).toBe('categoryIds')
    expect(await wrong({ price: null })).toBe('price')
    expect(await wrong({ startDate: toDay('2020-01-01') })).toBe('startDate')
    expect(await wrong({ endDate: toDay('2028-09-01') })).toBe('endDate')
    expect(await wrong({ minNights: 5, maxNights: 2 })).toBe('maxNights')
    const eighth = await hotel.preview(edit({ categoryIds: [family], price: '9.00', weekdays: [7] }))
    expect([eighth.status, eighth.body.errors[0].path]).toEqual([422, 'weekdays'])
    const others = [0, 1, 2, 3, 4, 5, 6].filter((day) => day !== weekdayOf(FIRST))
    const missed = edit({ categoryIds: [family], price: '9.00', startDate: FIRST, endDate: FIRST })
    const none = await hotel.preview({ ...missed, weekdays: others })
    expect([none.status, none.body.errors[0].path]).toEqual([422, 'weekdays'])
    expect((await hotel.preview({ ...missed, weekdays: [weekdayOf(FIRST)] })).status).toBe(200)
    const desk = await signInAs(hotel.app, database.orm, 'receptionist')
    const wanted = edit({ categoryIds: [family], price: '9.00' })
    const { revision } = (await hotel.preview(wanted)).body
    expect((await desk.call('POST', PATH, { ...wanted, revision })).status).toBe(403)
    expect((await desk.call('POST', `${PATH}/undo`, { ids: [1] })).status).toBe(403)
    expect((await hotel.read()).villas[1]?.cells[0]?.price).toBe('80.00')
  })
})

function unitName(grid: RatesGrid, id: number): string | undefined {
  return grid.villas.find((villa) => villa.id === id)?.name
}
