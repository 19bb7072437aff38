import { expect } from 'vitest'
import { GROUPS_PATH } from '@/features/groups/paths'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { bookingRequest, groupRequest, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

const changed: string[] = []

/** A hotel whose prices have 18 % value added tax and $2.00 hotel tax on top, and its staff. */
const test = base
  .extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const { orm } = database
    const app = await createApi(database, { changed: (...paths) => changed.push(...paths) })
    onCleanup(() => app.close())
    await orm.insert(propertyFacts).values({ facts: sampleFacts })
    const boss = await signInAs(app, orm, 'superadmin')
    const desk = await signInAs(app, orm, 'user')
    const villaId = await makeVilla(orm)
    const read = async (url: string) => (await app.inject({ url, headers: { cookie: boss.cookie } })).body
    const readPublic = async (url: string) => (await app.inject({ url })).json()
    const book = async (own: object, headers = {}) => {
      const payload = bookingRequest(villaId, { totalAmount: undefined, ...own })
      const answer = await app.inject({ method: 'POST', url: '/api/bookings', payload, headers })
      return { status: answer.statusCode, body: answer.json() }
    }
    const setTaxes = async (priceTaxes: string) => {
      const { facts } = (await boss.call('GET', '/api/admin/property')).body
      return await boss.call('PUT', '/api/admin/property', { ...facts, priceTaxes })
    }
    const setRate = (kind: string, rate: string, appliesFrom = '2027-01-01') =>
      boss.call('POST', '/api/admin/tax-rates', { kind, appliesFrom, rate })
    return { app, boss, desk, villaId, read, readPublic, book, setTaxes, setRate }
  })
  .extend('taxed', async ({ hotel: { setTaxes, setRate }, database: { pool } }) => {
    await pool.query('truncate bookings, tax_rates, folio_charges, documents, document_counters cascade')
    await setRate('vat', '18')
    await setRate('hotel-tax', '2')
    await setTaxes('on-top')
    changed.length = 0
    return pool
  })

test('visitors read prices with the taxes in them, and those from before once they are included again', async ({
  hotel: { readPublic, setTaxes, setRate },
  taxed,
}) => {
  await taxed.query(
    `insert into villa_categories (name, description, price_per_night_cents) values ('Rose', '', 6500)`,
  )
  const [villa] = await readPublic('/api/villas')
  expect(villa).toMatchObject({ price: '$78.70', weekendPrice: '94.04' })
  expect(villa.taxesOnTop).toHaveLength(2)
  const [category] = await readPublic('/api/villa-categories')
  expect(category).toMatchObject({ pricePerNight: '78.70', weekendPrice: '94.04' })
  expect((await readPublic('/api/property')).taxesOnTop).toContainEqual({
    kind: 'vat',
    appliesFrom: '2027-01-01',
    rate: '18.00',
  })
  await setRate('vat', '20', '2027-04-01')
  expect(changed).toEqual(expect.arrayContaining(['/api/villas', '/api/villa-categories', '/api/property']))
  expect((await readPublic('/api/villas'))[0].datedPrices).toMatchObject([
    { price: '$65.00' },
    { from: '2027-01-01', price: '$78.70' },
    { from: '2027-04-01', price: '$80.00' },
  ])
  changed.length = 0
  await setTaxes('included')
  expect(changed).toEqual(expect.arrayContaining(['/api/villas', '/api/villa-categories', '/api/property']))
  const [plain] = await readPublic('/api/villas')
  expect(plain).toMatchObject({ price: '$65.00', weekendPrice: null })
  for (const name of ['taxesOnTop', 'datedPrices']) expect(plain).not.toHaveProperty(name)
  expect(await readPublic('/api/property')).not.toHaveProperty('taxesOnTop')
})

test('a stay is sold at its price with the taxes, and keeps both when rates and facts change', async ({
  hotel: { book, desk, setRate, setTaxes, villaId },
  taxed,
}) => {
  const untaxed = await book({ totalAmount: '130.00' })
  expect(untaxed.status).toBe(409)
  expect(untaxed.body.message).toContain('$157.40')
  const key = { 'idempotency-key': 'a-stay-with-taxes' }
  const { status, body } = await book({ totalAmount: '157.40' }, key)
  expect([status, body.totalAmount]).toEqual([201, '157.40'])
  const path = `/api/admin/bookings/${body.id}`
  const night = { amount: '78.70', taxes: { vat: '11.70', hotelTax: '2.00', vatRate: '18.00' } }
  const agreed = (await desk.call('GET', path)).body
  expect(agreed.nights).toMatchObject([night, night])

  await setRate('vat', '30')
  await setTaxes('included')
  // The answer that got lost is the same, and so is the stay.
  expect(await book({ totalAmount: '157.40' }, key)).toMatchObject({ status: 201, body })
  expect((await desk.call('GET', path)).body.nights).toEqual(agreed.nights)
  expect((await desk.call('GET', `${path}/payments`)).body.owed).toBe('157.40')
  const { rows } = await taxed.query('select nights from bookings where id = $1', [body.id])
  expect(rows[0].nights[0].taxes).toEqual({ serviceCharge: 0, hotelTax: 200, vat: 1170, vatRate: 1800 })

  // A stay that gets other nights is priced anew, as its rule has it.
  const moved = await desk.call('PATCH', path, { checkInDate: '2027-03-22', checkOutDate: '2027-03-24' })
  expect(moved.body.totalAmount).toBe('130.00')
  expect(moved.body.nights[0]).not.toHaveProperty('taxes')
  await setTaxes('on-top')
  const again = await desk.call('PATCH', path, { checkInDate: '2027-03-15', checkOutDate: '2027-03-17' })
  expect(again.body.totalAmount).toBe('173.00')
  expect(villaId).toBe(again.body.villaId)
})

test('terms that were read before a rate was set sell nothing at the old price', async ({
  hotel: { book, setRate },
  taxed,
}) => {
  expect((await book({})).body.totalAmount).toBe('157.40')
  await setRate('vat', '20')
  await taxed.query('delete from bookings')
  expect((await book({})).body.totalAmount).toBe('160.00')
})

test('villas booked as one cost what each costs alone', async ({
  hotel: { app, desk, villaId },
  database,
  taxed,
}) => {
  const other = await makeVilla(database.orm)
  const payload = groupRequest([villaId, other], { totalAmount: '314.80' })
  const answer = await app.inject({ method: 'POST', url: GROUPS_PATH, payload })
  expect(answer.statusCode, answer.body).toBe(201)
  const { rows } = await taxed.query('select id, total_cents, nights from bookings order by id')
  expect(rows.map((row) => row.total_cents)).toEqual([15740, 15740])
  for (const { nights } of rows) expect(nights[0].taxes).toMatchObject({ vat: 1170 })
  expect((await desk.call('GET', `/api/admin/bookings/${rows[0].id}`)).body.totalAmount).toBe('157.40')
})

test('a charge gets its taxes on top and keeps them, also when it is sent again and taken back', async ({
  hotel: { app, book, desk, setRate },
  taxed,
}) => {
  const { id } = (await book({})).body
  const path = `/api/admin/bookings/${id}`
  const dinner = { description: 'Dinner', price: '10.00', quantity: 2, department: 'restaurant' }
  const send = (payload: object) =>
    app.inject({
      method: 'POST',
      url: `${path}/charges`,
      headers: { cookie: desk.cookie, 'idempotency-key': 'dinner' },
      payload,
    })
  const first = await send(dinner)
  expect(first.json()).toMatchObject({ owed: '181.00', charges: [{ amount: '23.60' }] })
  await setRate('vat', '30')
  expect((await send(dinner)).json()).toMatchObject({ owed: '181.00' })
  expect((await send({ ...dinner, price: '11.00' })).statusCode).toBe(422)
  const [charge] = first.json().charges
  await desk.call('POST', `${path}/charges/${charge.id}/correction`, { reason: 'Another table' })
  const { rows } = await taxed.query('select amount_cents, taxes from folio_charges order by id')
  expect(rows).toEqual([
    { amount_cents: 2360, taxes: { serviceCharge: 0, hotelTax: 0, vat: 360, vatRate: 1800 } },
    { amount_cents: -2360, taxes: { serviceCharge: 0, hotelTax: 0, vat: -360, vatRate: 1800 } },
  ])
})

test('an extra is sold at its price with the taxes on top, and taken back with them', async ({
  hotel: { book, desk, read, readPublic },
  taxed,
}) => {
  const { rows: items } = await taxed.query(
    `insert into charge_items (name, price_cents, department, tax_kind, unit, is_sold_online)
     values ('Picnic', 1000, 'restaurant', 'standard', 'night', true) returning id`,
  )
  const [offered] = await readPublic('/api/extras?checkIn=2027-03-15&checkOut=2027-03-17')
  expect(offered).toMatchObject({ name: 'Picnic', price: '11.80' })
  const wish = (amount: string) => ({ extras: { items: [{ id: items[0].id, pieces: 1 }], amount } })
  expect((await book(wish('20.00'))).body.message).toContain('$23.60')
  const { id } = (await book(wish('23.60'))).body
  const path = `/api/admin/bookings/${id}`
  const [charge] = (await desk.call('GET', `${path}/payments`)).body.charges
  expect(charge).toMatchObject({ description: 'Picnic', amount: '23.60' })
  // Sold with its nights, and not before.
  const readMarch = async () => JSON.parse(await read('/api/admin/reports/money?month=2027-03')).sales.gross
  expect(await readMarch()).toBe('0.00')
  await desk.call('PATCH', path, { status: 'confirmed' })
  expect(await readMarch()).toBe('181.00')
  await desk.call('PATCH', path, { checkOutDate: '2027-03-18' })
  await desk.call('PATCH', path, { status: 'cancelled' })
  const { rows } = await taxed.query('select amount_cents, taxes from folio_charges order by id')
  const taxes = { serviceCharge: 0, hotelTax: 0, vatRate: 1800 }
  expect(rows).toEqual([
    { amount_cents: 2360, taxes: { ...taxes, vat: 360 } },
    { amount_cents: -2360, taxes: { ...taxes, vat: -360 } },
    { amount_cents: 3540, taxes: { ...taxes, vat: 540 } },
    { amount_cents: -3540, taxes: { ...taxes, vat: -540 } },
  ])
  await taxed.query('delete from charge_items')
})

test('invoice, money report, VAT table and till book tell the taxes that were put on top', async ({
  hotel: { book, desk, read, setRate, setTaxes },
  taxed: _taxed,
}) => {
  const { id } = (await book({})).body
  const path = `/api/admin/bookings/${id}`
  await desk.call('PATCH', path, { status: 'confirmed' })
  await desk.call('POST', `${path}/charges`, {
    ...{ description: 'Dinner', price: '10.00', quantity: 1, department: 'restaurant' },
    chargedOn: '2027-03-10',
  })
  await setTaxes('included')
  await setRate('vat', '30')
  await setRate('hotel-tax', '5')
  const { body } = await desk.call('POST', `${path}/documents`, { kind: 'invoice' })
  expect(body.content.total).toBe('169.20')
  expect(body.content.taxes.map(({ amount }: { amount: string }) => amount)).toEqual([
    '140.00',
    '25.20',
    '4.00',
  ])
  const { sales, tillBook } = JSON.parse(await read('/api/admin/reports/money?month=2027-03'))
  expect(sales).toMatchObject({ gross: '169.20', net: '140.00', vat: '25.20', hotelTax: '4.00' })
  expect(tillBook.map(({ tax }: { tax: string }) => tax)).toEqual(['2.00', '2.00'])
  const rows = (await read('/api/admin/reports/vat.csv?month=2027-03')).trim().split('\r\n').slice(1)
  expect(rows.map((row) => row.split(',').slice(4).join(','))).toEqual([
    '18%,10.00,0.00,1.80,0.00,11.80',
    '18%,65.00,0.00,11.70,2.00,78.70',
    '18%,65.00,0.00,11.70,2.00,78.70',
  ])
})

test('not coming is charged by the nights as they were agreed, taxes and all', async ({
  hotel: { book, boss, desk },
  taxed: _taxed,
}) => {
  const { facts } = (await boss.call('GET', '/api/admin/property')).body
  await boss.call('PUT', '/api/admin/property', { ...facts, noShowFee: 'first-night' })
  const { id } = (await book({ checkInDate: '2027-03-10', checkOutDate: '2027-03-11' })).body
  const path = `/api/admin/bookings/${id}`
  await desk.call('PATCH', path, { status: 'confirmed' })
  await desk.call('PATCH', path, { status: 'no-show' })
  expect((await desk.call('GET', `${path}/payments`)).body).toMatchObject({ owed: '78.70', due: '78.70' })
  await boss.call('PUT', '/api/admin/property', { ...facts, noShowFee: 'none' })
})
