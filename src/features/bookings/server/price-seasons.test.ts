import { describe, expect } from 'vitest'
import { villaCategories } from '@/features/categories/server/table'
import { quoteStay, rateOf } from '@/features/rates/rules/pricing'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { bookingRequest, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

const test = base.extend('admin', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database)
  onCleanup(() => app.close())
  const { call } = await signInAs(app, database.orm, 'admin')
  return {
    call,
    villa: async (id: number) => {
      const villas: { id: number; price: string; weekendPrice: string | null; seasons?: never[] }[] = (
        await app.inject({ url: '/api/villas' })
      ).json()
      const villa = villas.find((one) => one.id === id)
      if (!villa) throw new Error('the villa is not listed')
      return villa
    },
    book: async (villaId: number, own: object) => {
      const payload = bookingRequest(villaId, { totalAmount: undefined, ...own })
      return (await app.inject({ method: 'POST', url: '/api/bookings', payload })).json()
    },
  }
})

test.beforeEach(async ({ database }) => {
  await database.pool.query('truncate seasons, bookings, villas, villa_categories cascade')
})

const stay = (checkInDate: string, checkOutDate: string) => ({ checkInDate, checkOutDate })

describe('a season', () => {
  test('prices stays in the browser and on the server alike, at once and to the cent', async ({
    admin,
    database,
  }) => {
    const villaId = await makeVilla(database.orm, { halfBoardPriceCents: 8300 })
    const before = await admin.book(villaId, stay('2027-03-15', '2027-03-16'))
    expect(before.totalAmount).toBe('65.00')
    const days = { startDate: '2027-04-01', endDate: '2027-04-05' }
    const made = await admin.call('POST', '/api/admin/seasons', {
      name: 'Easter',
      villaId,
      ...days,
      price: '90.01',
    })
    expect(made.status).toBe(201)
    const villa = await admin.villa(villaId)
    expect(villa.seasons).toEqual([{ ...days, price: '90.01', weekendPrice: null, minNights: 1 }])
    // Wednesday at the usual price, Thursday and the weekend in the season.
    const { totalAmount } = await admin.book(villaId, {
      ...stay('2027-03-31', '2027-04-03'),
      board: 'half-board',
    })
    expect(totalAmount).toBe('317.02')
    const nights = { checkIn: '2027-03-31', checkOut: '2027-04-03' } as Parameters<typeof quoteStay>[1]
    expect(quoteStay(rateOf(villa), nights, 'half-board').total).toBe(31_702)
  })

  test('of the villa goes before one of its category, and that before one of the hotel', async ({
    admin,
    database,
  }) => {
    const [category] = await database.orm
      .insert(villaCategories)
      .values({ name: 'Deluxe Villa' })
      .returning({ id: villaCategories.id })
    const categoryId = category?.id ?? null
    const villaId = await makeVilla(database.orm, { categoryId, seasonalPriceCents: 7100 })
    const add = (own: object) =>
      admin.call('POST', '/api/admin/seasons', { name: 'Season', minNights: 1, ...own })
    await add({ startDate: '2027-06-01', endDate: '2027-06-30', minNights: 2 })
    await add({ startDate: '2027-06-08', endDate: '2027-06-17', categoryId, price: '80.00' })
    await add({
      startDate: '2027-06-15',
      endDate: '2027-06-16',
      villaId,
      price: '90.00',
      weekendPrice: '95.00',
    })
    const night = async (checkInDate: string, checkOutDate: string) =>
      (await admin.book(villaId, stay(checkInDate, checkOutDate))).totalAmount
    expect(await night('2027-06-01', '2027-06-03')).toBe('142.00')
    expect(await night('2027-06-08', '2027-06-09')).toBe('80.00')
    expect(await night('2027-06-15', '2027-06-16')).toBe('90.00')
    expect(await night('2027-06-17', '2027-06-18')).toBe('80.00')
    const short = await admin.book(villaId, stay('2027-06-21', '2027-06-22'))
    expect(short.errors).toEqual([
      { path: 'checkOutDate', message: expect.stringContaining('at least 2 nights') },
    ])
    const elsewhere = await makeVilla(database.orm)
    const { totalAmount } = await admin.book(elsewhere, stay('2027-06-15', '2027-06-17'))
    expect(totalAmount).toBe('130.00')
  })

  test('shares no day with another of the same reach, and keeps its order', async ({ admin, database }) => {
    const villaId = await makeVilla(database.orm)
    const add = async (own: object) =>
      (await admin.call('POST', '/api/admin/seasons', { name: 'Season', price: '80.00', ...own })).status
    expect(await add({ villaId, startDate: '2027-06-01', endDate: '2027-06-10' })).toBe(201)
    expect(await add({ villaId, startDate: '2027-06-10', endDate: '2027-06-12' })).toBe(409)
    expect(await add({ villaId, startDate: '2027-06-11', endDate: '2027-06-12' })).toBe(201)
    expect(await add({ startDate: '2027-06-01', endDate: '2027-06-30' })).toBe(201)
    expect(await add({ startDate: '2027-06-30', endDate: '2027-07-01' })).toBe(409)
    expect(await add({ startDate: '2028-06-30', endDate: '2028-06-29' })).toBe(422)
    expect(
      await add({ startDate: '2028-06-30', endDate: '2028-07-29', price: null, weekendPrice: '9.00' }),
    ).toBe(422)
  })
})
