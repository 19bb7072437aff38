import { expect } from 'vitest'
import { postPayment } from '@/features/payments/server/post-payment'
import { bookingPayments, cashShifts } from '@/features/payments/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { toCents } from '@/kernel/money'
import { BY_ITSELF } from '@/server/audit/record-change'
import { auditEntries } from '@/server/audit/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { readPdf } from '../../../../test/read-pdf'
import { signInAs } from '../../../../test/staff'
import { cashMovements } from './table'

const SHIFTS = '/api/admin/cash-shifts'
const PERIOD = 'first=2026-01-01&last=2028-01-01'
const FLOAT = { amount: '50.00', shillings: '100000' }
const NOTHING = { amount: '0.00', shillings: '0' }

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database)
  onCleanup(() => app.close())
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
  const clerk = await signInAs(app, database.orm, 'user')
  const other = await signInAs(app, database.orm, 'user')
  const takeCash = async (amount: string, by = clerk, method = 'cash') => {
    const id = await makeBooking(database.orm, await makeVilla(database.orm))
    return await by.call('POST', `/api/admin/bookings/${id}/payments`, { method, amount })
  }
  const takeShillings = async (shillings: number, amountCents: number) => {
    const bookingId = await makeBooking(database.orm, await makeVilla(database.orm))
    const given = { amountCents, shillings: { shillings }, shillingsPerDollar: 3700 }
    const entry = { bookingId, method: 'cash', ...given } as const
    await database.orm.transaction(async (transaction) => {
      await postPayment(transaction, clerk.account, entry)
    })
  }
  const read = (url: string) => app.inject({ url, headers: { cookie: clerk.cookie } })
  const sendUnder = (key: string, url: string, payload: object) =>
    app.inject({ method: 'POST', url, payload, headers: { cookie: clerk.cookie, 'idempotency-key': key } })
  return { ...clerk, other, takeCash, takeShillings, read, sendUnder }
})

test.beforeEach(async ({ database: { orm } }) => {
  await orm.delete(bookingPayments)
  await orm.delete(cashMovements)
  await orm.delete(cashShifts)
})

async function openShift({ call }: Desk): Promise<number> {
  const { status, body } = await call('POST', SHIFTS, { float: FLOAT })
  expect(status).toBe(201)
  return body.id
}

type Desk = { call: Awaited<ReturnType<typeof signInAs>>['call'] }

test('a shift from its float to its count: guests’ cash in both currencies, petrol paid, a difference explained', async ({
  desk,
}) => {
  const id = await openShift(desk)
  await desk.takeCash('40.00')
  await desk.takeCash('30.00', desk.other)
  await desk.takeCash('60.00', desk, 'card')
  await desk.takeShillings(185_000, 5000)
  const petrol = { kind: 'pay-out', cash: { amount: '0', shillings: '20000' }, reason: 'Petrol' }
  const { body: moved } = await desk.call('POST', `${SHIFTS}/${id}/movements`, petrol)
  expect(moved.expected).toEqual({ amount: '120.00', shillings: '265000' })
  expect(moved.takings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        method: 'cash',
        staffEmail: desk.account.email,
        entries: 2,
        given: { amount: '40.00', shillings: '185000' },
        value: '90.00',
      }),
      expect.objectContaining({ method: 'cash', staffEmail: desk.other.account.email, value: '30.00' }),
      expect.objectContaining({ method: 'card', value: '60.00' }),
    ]),
  )

  const count = { 'usd-note-2000': 6, 'ugx-note-50000': 5, 'ugx-note-10000': 1 }
  const closing = { count, expected: moved.expected }
  expect(await desk.call('POST', `${SHIFTS}/${id}/closing`, closing)).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'explanation', message: 'Please explain the difference: -UGX\u00A05,000' }] },
  })
  const explained = { ...closing, explanation: 'Change given twice' }
  const { status, body } = await desk.call('POST', `${SHIFTS}/${id}/closing`, explained)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    closedBy: desk.account.email,
    expected: { amount: '120.00', shillings: '265000' },
    counted: { amount: '120.00', shillings: '260000' },
    difference: { amount: '0.00', shillings: '-5000' },
    explanation: 'Change given twice',
    count,
  })
  expect((await desk.call('POST', `${SHIFTS}/${id}/closing`, explained)).status).toBe(409)
  expect((await desk.call('POST', `${SHIFTS}/${id}/movements`, petrol)).status).toBe(409)
  expect((await desk.call('GET', '/api/admin/cash-drawer')).body).toEqual({ open: null })
  expect((await desk.call('GET', `${SHIFTS}/${id}`)).body).toEqual(body)
})

test('page, PDF and tables say the same of a shift', async ({ desk }) => {
  const id = await openShift(desk)
  await desk.takeCash('40.50')
  await desk.takeShillings(370_000, 10_000)
  const expected = { amount: '90.50', shillings: '470000' }
  const count = { 'usd-note-1000': 9, 'usd-coin-25': 2, 'ugx-note-50000': 9, 'ugx-note-20000': 1 }
  await desk.call('POST', `${SHIFTS}/${id}/closing`, { count, expected })
  const { body } = await desk.call('GET', `${SHIFTS}?${PERIOD}`)
  expect(body.shifts).toMatchObject([{ id, expected, counted: expected, difference: NOTHING }])
  expect(body.takings).toMatchObject([
    { shiftId: id, method: 'cash', given: { amount: '40.50', shillings: '370000' }, value: '140.50' },
  ])
  const lines = readPdf((await desk.read(`${SHIFTS}/${id}/report.pdf`)).rawPayload).split('\n')
  for (const line of [
    `Cash shift ${id}`,
    'Float $50.00 UGX 100,000',
    'Expected $90.50 UGX 470,000',
    'Counted $90.50 UGX 470,000',
    'Difference $0.00 UGX 0',
    '9 × UGX 50,000 note UGX 450,000',
    '2 × $0.25 coin $0.50',
  ])
    expect(lines.map((one) => one.replaceAll('\u00A0', ' '))).toContain(line)
  // Who took it and how often stands beside the figures, where the address is long on lines of its own.
  const text = lines.join(' ').replaceAll(/\s+/g, ' ')
  const who = [desk.account.email, '(2)']
  const took = new RegExp(`Cash, (${who[0]} )?(\\(2\\) )?\\$40\\.50 UGX 370,000 \\$140\\.50 (.*)`).exec(text)
  expect(took).not.toBeNull()
  for (const one of who) expect(took?.[0]).toContain(one)
  const shifts = (await desk.read(`${SHIFTS}.csv?${PERIOD}`)).body.split('\r\n')
  expect(shifts[1]).toMatch(new RegExp(`^${id},.*,50,100000,90.5,470000,90.5,470000,0,0,$`))
  const takings = (await desk.read(`/api/admin/cash-takings.csv?${PERIOD}`)).body.split('\r\n')
  expect(takings[1]).toMatch(new RegExp(`^${id},.*,Cash,${desk.account.email},2,40.5,370000,140.5$`))
})

test('one shift is open at a time, however many open one at once', async ({ desk }) => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => desk.call('POST', SHIFTS, { float: FLOAT })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.message).toContain('has opened a shift already')
})

test('money that comes while somebody counts makes the closing look again, and none falls between two shifts', async ({
  desk,
  database,
}) => {
  const id = await openShift(desk)
  const closing = { count: { 'usd-note-5000': 1, 'ugx-note-50000': 2 }, expected: FLOAT }
  await desk.takeCash('20.00')
  expect(await desk.call('POST', `${SHIFTS}/${id}/closing`, closing)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('$70.00 and UGX\u00A0100,000 is expected now') },
  })
  const expected = { amount: '70.00', shillings: '100000' }
  const right = { count: { ...closing.count, 'usd-note-2000': 1 }, expected }
  const [closed, ...paid] = await Promise.all([
    desk.call('POST', `${SHIFTS}/${id}/closing`, right),
    ...[1, 2, 3].map(() => desk.takeCash('10.00')),
  ])
  expect(paid.map(({ status }) => status)).toEqual([201, 201, 201])
  // Closed before they came, or refused because of the first of them; in both cases it expects what it took.
  expect([200, 409]).toContain(closed?.status)
  const { rows } = await database.pool.query<{ cents: number }>(
    'select sum(amount_cents)::int as cents from booking_payments where shift_id = $1',
    [id],
  )
  const { body } = await desk.call('GET', `${SHIFTS}/${id}`)
  expect(toCents(body.expected.amount)).toBe(5000 + (rows[0]?.cents ?? 0))
})

test('what was taken while no shift was open is listed as such, and what providers paid is in none', async ({
  desk,
  database,
}) => {
  await desk.takeCash('25.00')
  const bookingId = await makeBooking(database.orm, await makeVilla(database.orm))
  await openShift(desk)
  await database.orm.transaction(async (transaction) => {
    await postPayment(transaction, BY_ITSELF, { bookingId, method: 'mobile-money', amountCents: 5000 })
  })
  const { body } = await desk.call('GET', `${SHIFTS}?${PERIOD}`)
  expect(body.takings).toMatchObject([{ shiftId: null, method: 'cash', value: '25.00' }])
  expect(body.shifts).toMatchObject([{ expected: FLOAT, counted: null }])
  const { body: none } = await desk.call('GET', `${SHIFTS}?first=2025-01-01&last=2025-01-31`)
  expect(none).toEqual({ shifts: [], takings: [] })
})

test('nobody takes out more than there is, nothing, or twice by one form', async ({ desk, database }) => {
  const id = await openShift(desk)
  const path = `${SHIFTS}/${id}/movements`
  const out = (amount: string, shillings: string) => ({
    kind: 'pay-out',
    cash: { amount, shillings },
    reason: 'Bank',
  })
  expect(await desk.call('POST', path, out('50.01', '0'))).toMatchObject({
    status: 422,
    body: { errors: [{ message: 'There is no more than $50.00 and UGX\u00A0100,000 in the drawer' }] },
  })
  for (const body of [out('0', '0'), out('-5', '0'), out('0', '0.5'), { ...out('5', '0'), reason: ' ' }])
    expect((await desk.call('POST', path, body)).status).toBe(422)
  expect((await desk.call('POST', `${SHIFTS}/2147483000/movements`, out('5', '0'))).status).toBe(404)
  const send = (payload: object) => desk.sendUnder('bank-1', path, payload)
  const answers = await Promise.all([send(out('5', '0')), send(out('5', '0'))])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect((await send(out('6', '0'))).statusCode).toBe(422)
  expect(await database.orm.$count(cashMovements)).toBe(1)
  const trail = await database.orm.select().from(auditEntries)
  expect(trail.at(-1)).toMatchObject({
    resource: 'cash-shifts',
    after: { what: 'Taken out of the drawer', cash: '$5.00', reason: 'Bank' },
  })
})
