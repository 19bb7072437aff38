import { expect } from 'vitest'
import type { bookings } from '@/features/bookings/server/table'
import { folioCharges } from '@/features/charges/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { taxRates } from '@/features/taxes/server/table'
import { toDay } from '@/kernel/days'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const { orm } = database
  const app = await createApi(database)
  onCleanup(() => app.close())
  await orm.insert(propertyFacts).values({ facts: sampleFacts })
  const appliesFrom = toDay('2027-01-01')
  await orm.insert(taxRates).values([
    { kind: 'vat', appliesFrom, hundredths: 18_00 },
    { kind: 'hotel-tax', appliesFrom, hundredths: 2_00 },
  ])
  const clerk = await signInAs(app, orm, 'user')
  const read = async (path: string) =>
    await app.inject({ url: `/api/admin/reports/${path}`, headers: { cookie: clerk.cookie } })
  return { ...clerk, read }
})

test('a month of money: sales by department with their taxes, what was taken, and deposits', async ({
  desk,
  database: { orm, pool },
}) => {
  const villaId = await makeVilla(orm)
  const book = (own: Partial<typeof bookings.$inferInsert>) => makeBooking(orm, villaId, own)
  const away = await book({ status: 'confirmed' })
  const over = await book({
    status: 'checked-in',
    checkInDate: toDay('2027-03-31'),
    checkOutDate: toDay('2027-04-02'),
  })
  await book({
    status: 'cancelled',
    checkInDate: toDay('2027-03-20'),
    checkOutDate: toDay('2027-03-22'),
  })
  await orm.insert(folioCharges).values({
    bookingId: over,
    chargedOn: toDay('2027-03-31'),
    department: 'restaurant',
    description: '=Dinner',
    amountCents: 11_80,
    staffId: 1,
    staffEmail: 'a@example.com',
  })
  await desk.call('POST', `/api/admin/bookings/${away}/payments`, { method: 'cash', amount: '50.00' })
  await desk.call('POST', `/api/admin/bookings/${over}/payments`, { method: 'card', amount: '20.00' })
  await pool.query(
    `update booking_payments set shillings = 185000, shillings_per_dollar = 3700 where method = 'cash'`,
  )
  // Of before there were business days. Midnight in Kampala: the first belongs to the next month, the second to this one.
  await pool.query(
    `update booking_payments set business_day = null, created_at = '2027-03-31T21:00:00Z' where method = 'card'`,
  )
  await pool.query(
    `update booking_payments set business_day = null, created_at = '2027-03-31T20:59:59Z' where method = 'cash'`,
  )

  const body = (await desk.read('money?month=2027-03')).json()
  expect(body).toMatchObject({
    first: '2027-03-01',
    last: '2027-03-31',
    departments: [
      { department: 'accommodation', gross: '195.00', hotelTax: '6.00' },
      { department: 'restaurant', gross: '11.80', net: '10.00', vat: '1.80', hotelTax: '0.00' },
    ],
    sales: { gross: '206.80', vatGroups: [{ rate: '18%' }] },
    methods: [{ method: 'cash', entries: 1, amount: '50.00', shillings: '185000' }],
    taken: '50.00',
    deposits: [{ bookingId: away, paid: '50.00' }],
    held: '50.00',
  })
  expect(body.tillBook).toEqual([
    { day: '2027-03-15', rooms: 1, rate: '2.00', tax: '2.00' },
    { day: '2027-03-16', rooms: 1, rate: '2.00', tax: '2.00' },
    { day: '2027-03-31', rooms: 1, rate: '2.00', tax: '2.00' },
  ])

  const sheet = await desk.read('vat.csv?month=2027-03')
  expect(sheet.headers['content-disposition']).toBe('attachment; filename="vat-2027-03.csv"')
  const rows = sheet.body.trim().split('\r\n').slice(1)
  expect(rows).toHaveLength(4)
  expect(rows.at(-1)).toMatch(
    /^2027-03-31,[2-9A-Z]{8},restaurant,'=Dinner,18%,10\.00,0\.00,1\.80,0\.00,11\.80$/,
  )
  const sum = rows.reduce((all, row) => all + Math.round(Number(row.split(',').at(-3)) * 100), 0)
  expect((sum / 100).toFixed(2)).toBe(body.sales.vat)
  expect((await desk.read('hotel-tax.csv?month=2027-03')).body.trim().split('\r\n')).toEqual([
    'Day,Occupied rooms,Tax per room USD,Tax USD',
    '2027-03-15,1,2.00,2.00',
    '2027-03-16,1,2.00,2.00',
    '2027-03-31,1,2.00,2.00',
  ])
})

test('what is no month is refused', async ({ desk }) => {
  for (const month of ['2027-13', '2027', '', '2027-03-01'])
    expect((await desk.read(`money?month=${month}`)).statusCode).toBe(422)
})
