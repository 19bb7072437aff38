import { describe, expect } from 'vitest'
import { villaCategories } from '@/features/categories/server/table'
import { ONE_GUEST } from '@/features/rates/rules/guest-prices'
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
    expect(quoteStay(rateOf(villa), nights, ONE_GUEST, 'half-board').total).toBe(31_702)
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
      {
        path: 'checkOutDate',
        message: 'From 1 to 30 June stays begin at 2 nights. Please choose Wed, 23 Jun 2027 or later.',
      },
    ])
    const elsewhere = await makeVilla(database.orm)
    const { totalAmount } = await admin.book(elsewhere, stay('2027-06-15', '2027-06-17'))
    expect(totalAmount).toBe('130.00')
  })

  test('over the same nights as another of the same reach is the shorter one that counts', async ({
    admin,
    database,
  }) => {
    const villaId = await makeVilla(database.orm)
    const add = async (own: object) =>
      (await admin.call('POST', '/api/admin/seasons', { name: 'Season', ...own })).status
    const june = { startDate: '2027-06-01', endDate: '2027-06-30' }
    expect(await add({ ...june, price: '80.00' })).toBe(201)
    expect(await add({ startDate: '2027-06-07', endDate: '2027-06-09', price: '100.00' })).toBe(201)
    expect(await add({ ...june, kind: 'amount', change: '-5.00', weekdays: [2] })).toBe(201)
    const nights = async (checkInDate: string, checkOutDate: string) =>
      (await admin.book(villaId, stay(checkInDate, checkOutDate))).totalAmount
    // Tuesday 1 June is $5 off, Tuesday 8 June is of the shorter season.
    expect(await nights('2027-06-01', '2027-06-03')).toBe('155.00')
    expect(await nights('2027-06-07', '2027-06-10')).toBe('300.00')
  })

  test('is refused in words where it does not fit together, and the very same days twice', async ({
    admin,
    database,
  }) => {
    const villaId = await makeVilla(database.orm)
    const days = { startDate: '2027-06-01', endDate: '2027-06-10' }
    const add = async (own: object) => {
      const { status, body } = await admin.call('POST', '/api/admin/seasons', {
        name: 'Season',
        ...days,
        ...own,
      })
      return [status, ...((body.errors as { path: string }[] | undefined) ?? []).map(({ path }) => path)]
    }
    expect(await add({ villaId, price: '80.00' })).toEqual([201])
    expect(await add({ villaId, kind: 'percentage', change: '10' })).toEqual([409])
    expect(await add({ villaId, kind: 'percentage', change: '10', weekdays: [1, 2] })).toEqual([201])
    expect(await add({ endDate: '2027-05-31' })).toEqual([422, 'endDate'])
    expect(await add({ weekendPrice: '9.00' })).toEqual([422, 'price'])
    expect(await add({ kind: 'percentage' })).toEqual([422, 'change'])
    expect(await add({ kind: 'percentage', change: '-101' })).toEqual([422, 'change'])
    expect(await add({ change: '10.00' })).toEqual([422, 'change'])
    expect(await add({ kind: 'conditions' })).toEqual([422, 'kind'])
    expect(await add({ minNights: 3, maxNights: 2 })).toEqual([422, 'maxNights'])
    expect(await add({ minDaysAhead: 3, maxDaysAhead: 2 })).toEqual([422, 'maxDaysAhead'])
  })

  test('closes days to arrival and departure and bounds stays and their booking, for guests alone', async ({
    admin,
    database,
  }) => {
    const villaId = await makeVilla(database.orm)
    const add = (own: object) =>
      admin.call('POST', '/api/admin/seasons', { name: 'Season', kind: 'conditions', ...own })
    await add({
      startDate: '2027-06-01',
      endDate: '2027-06-30',
      maxNights: 3,
      minDaysAhead: 7,
      maxDaysAhead: 300,
      closedToDeparture: true,
      weekdays: [1, 2, 3, 4, 5, 6],
    })
    await add({ startDate: '2027-06-14', endDate: '2027-06-14', closedToArrival: true, maxNights: 10 })
    const told = async (checkIn: string, checkOut: string) =>
      (await admin.book(villaId, stay(checkIn, checkOut))).errors
    expect(await told('2027-06-14', '2027-06-20')).toEqual([
      {
        path: 'checkInDate',
        message: 'On 14 June no stay can begin. Please choose another check-in.',
      },
    ])
    expect(await told('2027-06-15', '2027-06-20')).toEqual([
      {
        path: 'checkOutDate',
        message:
          'On Mondays, Tuesdays, Wednesdays, Thursdays, Fridays and Saturdays from 1 to 30 June stays are for 3 nights at most. Please choose Fri, 18 Jun 2027 or earlier.',
      },
    ])
    expect((await told('2027-06-17', '2027-06-19'))?.[0].message).toMatch(/no stay can end/)
    expect(await told('2027-06-18', '2027-06-20')).toBeUndefined()
    const staff = { ...bookingRequest(villaId, stay('2027-06-14', '2027-06-15')), source: 'phone' }
    const desk = await admin.call('POST', '/api/admin/bookings', { ...staff, totalAmount: undefined })
    expect(desk.status).toBe(201)
  })
})
