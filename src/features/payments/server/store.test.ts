import { expect } from 'vitest'
import { folioCharges } from '@/features/charges/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { toDay } from '@/kernel/days'
import { auditEntries } from '@/server/audit/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { readPdf } from '../../../../test/read-pdf'
import { signInAs } from '../../../../test/staff'
import { bookingPayments } from './table'

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database)
  onCleanup(() => app.close())
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
  const clerk = await signInAs(app, database.orm, 'user')
  const pay = async (id: number, payload: object, headers: Record<string, string> = {}) => {
    const url = `/api/admin/bookings/${id}/payments`
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { cookie: clerk.cookie, ...headers },
      payload,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const receipt = (id: number) =>
    app.inject({ url: `/api/admin/bookings/${id}/receipt.pdf`, headers: { cookie: clerk.cookie } })
  return { ...clerk, app, pay, receipt }
})

const cash = (amount: string) => ({ method: 'cash', amount })

test('money is added up to what is due, with who took it, and what was wrong is reversed once', async ({
  desk,
  database,
}) => {
  const id = await makeBooking(database.orm, await makeVilla(database.orm))
  const path = `/api/admin/bookings/${id}/payments`
  expect((await desk.call('GET', path)).body).toEqual({
    total: '130.00',
    owed: '130.00',
    paid: '0.00',
    due: '130.00',
    charges: [],
    payments: [],
    approvals: [],
    shillingsPerDollar: null,
  })
  const mobile = { method: 'mobile-money', amount: '50.5', reference: 'MP-2231' }
  const { status, body } = await desk.pay(id, mobile)
  expect(status).toBe(201)
  expect(body).toMatchObject({ paid: '50.50', due: '79.50' })
  expect(body.payments).toMatchObject([
    { method: 'mobile-money', amount: '50.50', reference: 'MP-2231', staffEmail: desk.account.email },
  ])
  const reversal = `${path}/${body.payments[0].id}/reversal`
  expect((await desk.call('POST', reversal, { reason: ' ' })).status).toBe(422)
  const reversed = await desk.call('POST', reversal, { reason: 'Typed twice' })
  expect(reversed).toMatchObject({ status: 201, body: { paid: '0.00', due: '130.00' } })
  expect(reversed.body.payments).toMatchObject([
    { amount: '50.50', isReversed: true },
    { amount: '-50.50', isReversed: false, reversesId: body.payments[0].id },
  ])
  expect((await desk.call('POST', reversal, { reason: 'Again' })).status).toBe(409)
  const second = `${path}/${reversed.body.payments[1].id}/reversal`
  expect((await desk.call('POST', second, { reason: 'A reversal' })).status).toBe(404)
  const { body: history } = await desk.call('GET', `/api/admin/bookings/${id}/history`)
  expect(history).toMatchObject([
    { action: 'payment', after: { amount: '50.50', reference: 'MP-2231' } },
    { action: 'payment', after: { amount: '-50.50', reason: 'Typed twice' } },
  ])
})

test('nobody takes more than is due, nothing, or less, however many take it at once', async ({
  desk,
  database,
}) => {
  const id = await makeBooking(database.orm, await makeVilla(database.orm))
  expect(await desk.pay(id, cash('130.01'))).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'amount', message: '$130.00 is due, not more' }] },
  })
  for (const amount of ['0', '-5', '1.005', 'all'])
    expect((await desk.pay(id, cash(amount))).status).toBe(422)
  expect((await desk.pay(id, { method: 'cheque', amount: '5' })).status).toBe(422)
  expect((await desk.pay(2_147_483_000, cash('5'))).status).toBe(404)
  const answers = await Promise.all(Array.from({ length: 6 }, () => desk.pay(id, cash('60.00'))))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  const { body } = await desk.call('GET', `/api/admin/bookings/${id}/payments`)
  expect(body).toMatchObject({ paid: '120.00', due: '10.00' })
})

test('a form sent twice is money once', async ({ desk, database }) => {
  const villa = await makeVilla(database.orm)
  const id = await makeBooking(database.orm, villa)
  const key = { 'idempotency-key': `pay-${id}` }
  const answers = await Promise.all([desk.pay(id, cash('20.00'), key), desk.pay(id, cash('20.00'), key)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(answers.map(({ body }) => body.paid)).toEqual(['20.00', '20.00'])
  const other = await makeBooking(database.orm, await makeVilla(database.orm))
  expect((await desk.pay(other, cash('20.00'), key)).status).toBe(422)
})

test('a stay that became cheaper than what was paid shows what to give back', async ({ desk, database }) => {
  const id = await makeBooking(database.orm, await makeVilla(database.orm))
  await desk.pay(id, cash('130.00'))
  const shorter = await desk.call('PATCH', `/api/admin/bookings/${id}`, { checkOutDate: '2027-03-16' })
  expect(shorter.body.totalAmount).toBe('65.00')
  expect((await desk.call('GET', `/api/admin/bookings/${id}/payments`)).body.due).toBe('-65.00')
})

test('the database keeps a payment from being taken back twice or out of nothing', async ({ database }) => {
  const { orm } = database
  const bookingId = await makeBooking(orm, await makeVilla(orm))
  const values = {
    bookingId,
    method: 'cash',
    amountCents: 100,
    staffId: 1,
    staffEmail: 'a@example.com',
  } as const
  const [made] = await orm.insert(bookingPayments).values(values).returning()
  const reversal = { ...values, amountCents: -100, reversesId: made?.id ?? 0 }
  await orm.insert(bookingPayments).values(reversal)
  await expect(orm.insert(bookingPayments).values(reversal)).rejects.toMatchObject({
    cause: expect.objectContaining({ code: '23505' }),
  })
  await expect(database.pool.query('delete from bookings where id = $1', [bookingId])).rejects.toMatchObject({
    code: '23503',
  })
  expect(await orm.$count(auditEntries)).toBeGreaterThan(0)
})

test('the statement is a PDF with the stay, the money and what is due, to the cent, and a receipt once all is paid', async ({
  desk,
  database,
}) => {
  const villa = await makeVilla(database.orm, { roomNumber: 'R07' })
  const id = await makeBooking(database.orm, villa, { guestName: 'Nakató Sample' })
  await desk.pay(id, { method: 'card', amount: '30.05', reference: 'SLIP 7' })
  const answer = await desk.receipt(id)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  const { reference } = (await desk.call('GET', `/api/admin/bookings/${id}`)).body
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="statement-${reference}.pdf"`)
  const lines = readPdf(answer.rawPayload).split('\n')
  expect(lines[0]).toBe(sampleFacts.name)
  for (const line of [
    `Statement for booking ${reference}`,
    'Guest Nakató Sample',
    'Villa Rose Villa R07',
    '2 nights $130.00',
    'Paid $30.05',
    'Balance due $99.95',
  ])
    expect(lines).toContain(line)
  expect(lines).toContainEqual(expect.stringMatching(/^\w{3}, .*, Card, SLIP 7 \$30\.05$/))
  expect(lines.join()).not.toContain('Reached at')
  expect(lines.join()).not.toContain('Receipt')
  await desk.pay(id, cash('99.95'))
  expect(readPdf((await desk.receipt(id)).rawPayload).split('\n')).toContain(
    `Receipt for booking ${reference}`,
  )
  expect((await desk.call('GET', '/api/admin/bookings/2147483000/receipt.pdf')).status).toBe(404)
})

test('the statement lists what was charged besides the nights', async ({ desk, database }) => {
  const bookingId = await makeBooking(database.orm, await makeVilla(database.orm))
  await database.orm.insert(folioCharges).values({
    bookingId,
    chargedOn: toDay('2027-03-16'),
    department: 'restaurant',
    description: 'Dinner',
    quantity: 2,
    amountCents: 24_00,
    staffId: 1,
    staffEmail: 'a@example.com',
  })
  const lines = readPdf((await desk.receipt(bookingId)).rawPayload).split('\n')
  expect(lines).toContain('Tue, 16 Mar 2027, Dinner × 2 $24.00')
  expect(lines).toContain('Balance due $154.00')
})

test('the statement names guests in the letters of their names, and says where it has none', async ({
  desk,
  database,
}) => {
  const villa = await makeVilla(database.orm)
  const guestOf = async (guestName: string) => {
    const id = await makeBooking(database.orm, villa, { guestName, status: 'cancelled' })
    const lines = readPdf((await desk.receipt(id)).rawPayload).split('\n')
    return lines.filter((line) => /^(Guest|Reached at) ?(?!\w* ?\d)/.test(line))
  }
  for (const name of [
    'Aŋuŋu Ɔpɔ Ɛsɛ',
    'Ñandú Ðođe Łukasz Žižka',
    'Nguyễn Thị Ánh',
    'Ελένη Άννα',
    'Ирина Ющенко',
    'ɓɗʃɲ Ŋaŋa',
  ])
    expect(await guestOf(name.normalize('NFD'))).toEqual([expect.stringMatching(`^Guest ?${name}$`)])
  expect(await guestOf('李小龍')).toEqual(['Guest (in other letters)', 'Reached at sample.guest@example.com'])
  expect(await guestOf('فاطمة Sample')).toEqual([
    'Guest (in other letters) Sample',
    'Reached at sample.guest@example.com',
  ])
})
